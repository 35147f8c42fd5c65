import {
  type ContentMetricLabel,
  FUSION,
  type OralMetricLabel,
  type TextReport,
  totalScore,
  type Verdict,
} from "../../report.ts";
import type { JudgedMetric } from "../grounding/check-judgement.ts";
import { applyCalibration, type Calibration } from "./calibrate-judge.ts";
import { JUDGE } from "./judge-parameters.ts";
import { writeVerdict } from "../../scoring/write-verdict.ts";

interface FusedMetric {
  label: ContentMetricLabel;
  /** What counts: 0 to 10, one decimal. */
  score: number;
  /** What the rules give, 0 to 10. */
  engineScore: number;
  /** What the model gave, as it gave it. */
  modelScore: number;
  /** The same on the engine's scale and under the validity of the text: 0 to 10, one decimal. */
  calibratedScore: number;
  explanation: string;
  /** `content.slice(start, end) === quote`, always; UTF-16 offsets. */
  evidence: JudgedMetric["evidence"];
}

/** What a judgement changes of a report. */
export interface FusedReport {
  /** In the order of the report. */
  metrics: FusedMetric[];
  globalScore: number;
  verdict: Verdict;
}

const SCALE_MAX = 10;

/**
 * Joins a model's judgement to the measures: half of each, the model's on the engine's scale and under the validity of
 * the text, never over 2.5 points away from what is measured. A judgement that is praise for everything,
 * or stands further from the measures than a judgement can, is refused whole: the engine's scores then stay as they are.
 *
 * @param oral the metrics of delivery, which no model judges; null for a text pitch
 * @param calibration what an examination made of this judge's scores: `calibrateJudge`
 */
export function fuseJudgement(
  report: TextReport,
  oral: readonly { label: OralMetricLabel; score: number | null }[] | null,
  judged: readonly JudgedMetric[],
  calibration: Calibration,
): { kind: "fused"; report: FusedReport } | { kind: "implausible"; reason: string } {
  const pairs = report.metrics.map(({ label, score }) => {
    const found = judged.filter((metric) => metric.label === label);
    return { label, engine: score, judged: found.length === 1 ? found[0]! : null };
  });
  const whole = pairs.flatMap((pair) =>
    pair.judged && isScore(pair.judged.score) ? [{ ...pair, judged: pair.judged }] : [],
  );
  if (whole.length !== report.metrics.length || judged.length !== report.metrics.length)
    return { kind: "implausible", reason: "the judgement is not one score from 0 to 10 for each metric" };
  const flat = findFlatPraise(whole.map(({ engine, judged }) => ({ engine, model: judged.score })));
  if (flat) return { kind: "implausible", reason: flat };

  const heard = whole.map(({ label, engine, judged }) => ({
    label,
    engine,
    judged,
    // What is no pitch cannot be lifted: the factor that limits the engine's score limits this one.
    opinion: report.validity * applyCalibration(calibration, judged.score),
  }));
  const distance = mean(heard.map(({ engine, opinion }) => Math.abs(opinion - engine)));
  if (distance > JUDGE.distance.value)
    return { kind: "implausible", reason: `it is ${distance.toFixed(1)} points away from the measures` };

  const metrics = heard.map(({ label, engine, judged, opinion }): FusedMetric => ({
    label,
    score: joinScores(engine, opinion),
    engineScore: engine,
    modelScore: judged.score,
    calibratedScore: toTenth(opinion),
    explanation: judged.explanation,
    evidence: judged.evidence,
  }));
  const { globalScore, scored } = totalScore(metrics, oral);
  return {
    kind: "fused",
    report: { metrics, globalScore, verdict: writeVerdict(scored, report.claims, report.validity) },
  };
}

function joinScores(engine: number, opinion: number): number {
  const joined = (1 - FUSION.weight.value) * engine + FUSION.weight.value * opinion;
  const near = Math.min(engine + FUSION.reach.value, Math.max(engine - FUSION.reach.value, joined));
  return toTenth(Math.min(SCALE_MAX, Math.max(0, near)));
}

function toTenth(score: number): number {
  return Math.round(10 * score) / 10;
}

/** Praise for everything, or the same score for what the measures tell apart. */
function findFlatPraise(pairs: readonly { engine: number; model: number }[]): string | null {
  const model = pairs.map((pair) => pair.model);
  const engine = pairs.map((pair) => pair.engine);
  const spread = spreadOf(model);
  if (spread === 0) return "every metric has the same score";
  if (spread <= JUDGE.flatSpread.value && spreadOf(engine) >= JUDGE.engineSpread.value)
    return "it tells nothing apart that the measures tell apart";
  if (Math.min(...model) >= JUDGE.praise.value && mean(engine) < JUDGE.praiseworthy.value)
    return "it praises everything";
  return null;
}

function isScore(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= SCALE_MAX;
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
