import { suggest } from "../../claims/advice/suggest.ts";
import { cardOfFirst } from "../../claims/context/cards.ts";
import { isBareKeep } from "../../claims/advice/keep-text.ts";
import { writeCards } from "../../claims/write-card.ts";
import {
  type Claim,
  type ContentMetricLabel,
  type Finding,
  FUSION,
  type OralMetricLabel,
  type Place,
  type TextReport,
  tellClaims,
  type ToldText,
  totalScore,
  type Verdict,
} from "../../report.ts";
import { findFindings } from "../../scoring/find-findings.ts";
import { writeVerdict } from "../../scoring/write-verdict.ts";
import { applyCalibration, type Calibration } from "../calibration/calibrate-judge.ts";
import { JUDGE } from "../calibration/judge-parameters.ts";
import type { Proposal, WholeReading } from "./check-whole.ts";
import { joinClaims } from "./join-claims.ts";

interface FusedMetric {
  label: ContentMetricLabel;
  /** The final score: 0 to 10, one decimal. */
  score: number;
  /** The engine's score without the reader, 0 to 10. */
  engineScore: number;
  /** The score profile on the reader's roles, shifted so that its mean is the reader's raw mark. */
  modelScore: number;
  /** The same profile, shifted to that mark once calibrated on the readers' scale. */
  calibratedScore: number;
  /** The text of the card, from the joined claims. */
  told: ToldText;
  /** The model's own remarks on this metric; empty where it has none. */
  explanation: string;
  /** `content.slice(start, end) === quote`, always; UTF-16 offsets. */
  evidence: (Place & { quote: string })[];
}

/** The parts of a report that a reading changes. */
export interface FusedReport {
  /** In the order of the report. */
  metrics: FusedMetric[];
  globalScore: number;
  verdict: Verdict;
  claims: Claim[];
  findings: Finding[];
  suggestions: ToldText[];
  reading: {
    who: string | null;
    mark: number;
    weight: number;
    proposal: (Proposal & { quote: string }) | null;
  };
}

interface Joining {
  content: string;
  /** The engine's own report. */
  report: TextReport;
  /** The report with the roles given by the reader; the engine's own where none were given. */
  reread: TextReport;
  /** The metrics of delivery, which no model judges; null for a text pitch. */
  oral: readonly { label: OralMetricLabel; score: number | null }[] | null;
  reading: WholeReading;
  calibration: Calibration;
  /** True if the text, or a field beside it, gives orders to its grader. */
  isOrdered?: boolean;
}

/**
 * Joins a model's reading to the measures. The total is a weighted mean of the calibrated mark and of the engine's
 * total on the roles that the reader gave, with the weight from the judge's examination; metrics keep the profile of
 * that second report. A text that gives orders to its grader gets at most the engine's score, and at least that score
 * minus `FUSION.reach`.
 */
export function joinReading({
  content,
  report,
  reread,
  oral,
  reading,
  calibration,
  isOrdered = false,
}: Joining): { kind: "fused"; report: FusedReport } | { kind: "implausible"; reason: string } {
  const { quotes, mark } = reading;
  if (mark >= JUDGE.praise.value && quotes.found === 0)
    return { kind: "implausible", reason: "it praises everything and shows nothing" };
  const labels = report.metrics.map(({ label }) => label);
  const joined = joinClaims(reread.claims, reading.claims, labels);
  const worth = applyCalibration(calibration, mark);
  const engine = tenth(report);
  const told = (1 - calibration.weight) * tenth(reread) + calibration.weight * worth;
  const isBounded = isOrdered || joined.some(({ rule }) => rule === "graderInstruction");
  const total = isBounded ? Math.min(engine, Math.max(engine - FUSION.reach.value, told)) : told;

  const profile = reread.metrics.map(({ score }) => score);
  const [kept, given, scaled] = [total, mark, worth].map((mean) => bringTo(profile, mean));
  const claims = onCards(
    joined,
    report.metrics.map(({ label }, at) => ({ label, score: kept![at]! })),
  );
  const cards = writeCards(
    claims,
    report.metrics.map(({ label }) => ({ label, score: null, isUnread: false })),
  );
  const metrics = report.metrics.map(({ label, score }, at): FusedMetric => {
    const own = reading.claims.length > 0 ? ownClaims(claims, reading, label) : [];
    return {
      label,
      score: kept![at]!,
      engineScore: score,
      modelScore: given![at]!,
      calibratedScore: scaled![at]!,
      told: cards[at]!,
      explanation: own.length > 0 ? tellClaims(own as [Claim, ...Claim[]]) : "",
      evidence: own.flatMap(({ quotes: places }) =>
        places.map(({ start, end }) => ({ start, end, quote: content.slice(start, end) })),
      ),
    };
  });
  const { globalScore, scored } = totalScore(metrics, oral);
  const { proposal, who } = reading;
  return {
    kind: "fused",
    report: {
      metrics,
      globalScore,
      verdict: writeVerdict(scored, claims, report.validity, report.pitchType),
      claims,
      findings: findFindings(claims, content),
      suggestions: suggest(claims),
      reading: {
        who,
        mark,
        weight: calibration.weight,
        proposal: proposal && { ...proposal, quote: content.slice(proposal.start, proposal.end) },
      },
    },
  };
}

/** Attaches the first advice to a card even if it concerns no metric. */
function onCards(claims: readonly Claim[], scored: readonly { label: ContentMetricLabel; score: number }[]) {
  const first = claims.find(({ kind }) => kind === "advice");
  if (!first || first.metric !== null || isBareKeep(first)) return [...claims];
  const metric = cardOfFirst(first, scored) ?? null;
  return claims.map((claim) => (claim === first ? { ...claim, metric } : claim));
}

const tenth = ({ globalScore, maxScore }: TextReport) => (10 * globalScore) / maxScore;

function ownClaims(claims: readonly Claim[], reading: WholeReading, label: ContentMetricLabel): Claim[] {
  const texts = new Set(reading.claims.map(({ text }) => text));
  return claims.filter(({ metric, text }) => metric === label && texts.has(text));
}

const EDGE = 0.005;
const STEPS = 40;
const REACH = 12;

/**
 * Shifts a profile of scores to another mean, by the same amount on the logistic scale, so that none leaves 0 to 10.
 */
export function bringTo(scores: readonly number[], mean: number): number[] {
  const logits = scores.map((score) => {
    const share = Math.min(1 - EDGE, Math.max(EDGE, score / 10));
    return Math.log(share / (1 - share));
  });
  const moved = (by: number) => logits.map((logit) => 10 / (1 + Math.exp(-logit - by)));
  let low = -REACH;
  let high = REACH;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const sum = moved(middle).reduce((total, score) => total + score, 0);
    if (sum < mean * scores.length) low = middle;
    else high = middle;
  }
  return moved(low).map((score) => Math.round(10 * score) / 10);
}
