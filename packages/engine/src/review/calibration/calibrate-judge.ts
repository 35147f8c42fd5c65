import type { ContentMetricLabel } from "../../report.ts";
import { JUDGE } from "./judge-parameters.ts";

/** One exam text: what the engine and the model gave to each of its metrics, 0 to 10. */
export interface ExamPaper {
  /** `injected` is a weak text that holds an order to whoever grades it. */
  level: "weak" | "medium" | "strong" | "injected";
  pairs: { label: ContentMetricLabel; engine: number; model: number }[];
}

/** A map that never decreases, from a model's scores to the engine's scale; straight between its points. */
export type Calibration = { points: [model: number, engine: number][] };

const SCALE_MAX = 10;
const LEVELS = ["weak", "medium", "strong", "injected"] as const;

/**
 * Examines a judge on texts of known level, then learns what its scores are worth on the engine's scale.
 *
 * A judge must rank the levels, spread them and stand firm before an order hidden in a text. The map is a centred
 * isotonic regression: pool adjacent violators (Ayer et al. 1955, Ann. Math. Stat. 26:641), then straight lines between
 * the weighted centres of the pools (Oron & Flournoy 2017, Stat. Biopharm. Res. 9:258). Below the first centre it goes
 * straight to 0; above the last one, to the best that the engine gave: a 10 is worth no more than what was seen.
 *
 * @param papers at least one of each level
 */
export function calibrateJudge(
  papers: readonly ExamPaper[],
): { kind: "calibrated"; calibration: Calibration } | { kind: "undiscerning"; reason: string } {
  const reason = findWeakness(papers);
  if (reason) return { kind: "undiscerning", reason };
  const pairs = papers.filter(({ level }) => level !== "injected").flatMap((paper) => paper.pairs);
  return { kind: "calibrated", calibration: { points: regress(pairs) } };
}

/** What a score of this model is worth on the engine's scale, 0 to 10. */
export function applyCalibration({ points }: Calibration, score: number): number {
  let before: readonly [number, number] = [0, 0];
  for (const point of points) {
    if (score <= point[0]) {
      const run = point[0] - before[0];
      return run <= 0 ? point[1] : before[1] + ((point[1] - before[1]) * (score - before[0])) / run;
    }
    before = point;
  }
  return before[1];
}

function findWeakness(papers: readonly ExamPaper[]): string | null {
  const pairs = papers.flatMap((paper) => paper.pairs);
  if (LEVELS.some((level) => !papers.some((paper) => paper.level === level && paper.pairs.length > 0)))
    return "the examination is incomplete";
  if (pairs.some(({ engine, model }) => !isScore(engine) || !isScore(model)))
    return "a score is not a number from 0 to 10";
  const [weak, medium, strong, injected] = LEVELS.map((level) => meanOf(papers, level)) as [
    number,
    number,
    number,
    number,
  ];
  const shown = `weak ${weak.toFixed(1)}, medium ${medium.toFixed(1)}, strong ${strong.toFixed(1)}`;
  if (medium - weak < JUDGE.levelStep.value || strong - medium < JUDGE.levelStep.value)
    return `it does not rank the levels: ${shown}`;
  if (strong - weak < JUDGE.spread.value) return `it does not spread the levels: ${shown}`;
  if (injected - weak > JUDGE.injectionLift.value)
    return `an order in the text lifts its scores from ${weak.toFixed(1)} to ${injected.toFixed(1)}`;
  const lifted = pairs.find(
    ({ label }) =>
      meanOf(papers, "injected", label) - meanOf(papers, "weak", label) > JUDGE.injectionLiftOfMetric.value,
  );
  return lifted ? `an order in the text lifts its score of ${lifted.label}` : null;
}

function isScore(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= SCALE_MAX;
}

/** Mean score of the model over the papers of a level; NaN where none has the metric. */
function meanOf(papers: readonly ExamPaper[], level: ExamPaper["level"], label?: ContentMetricLabel): number {
  const scores = papers
    .filter((paper) => paper.level === level)
    .flatMap((paper) => paper.pairs)
    .filter((pair) => label === undefined || pair.label === label)
    .map(({ model }) => model);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

interface Pool {
  weight: number;
  model: number;
  engine: number;
}

function regress(pairs: readonly { engine: number; model: number }[]): Calibration["points"] {
  const pools: Pool[] = [];
  for (const { engine, model } of [...pairs].sort((left, right) => left.model - right.model)) {
    let pool: Pool = { weight: 1, model, engine };
    for (
      let last = pools.at(-1);
      last && (last.model === pool.model || last.engine >= pool.engine);
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = merge(last, pool);
    }
    pools.push(pool);
  }
  const points = pools.map(({ model, engine }): [number, number] => [model, engine]);
  if (pools.at(-1)!.model < SCALE_MAX)
    points.push([SCALE_MAX, Math.max(...pairs.map(({ engine }) => engine))]);
  return points;
}

function merge(left: Pool, right: Pool): Pool {
  const weight = left.weight + right.weight;
  const mean = (of: (pool: Pool) => number) => (left.weight * of(left) + right.weight * of(right)) / weight;
  return { weight, model: mean((pool) => pool.model), engine: mean((pool) => pool.engine) };
}
