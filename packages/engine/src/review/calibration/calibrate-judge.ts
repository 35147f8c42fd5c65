import { JUDGE } from "./judge-parameters.ts";

/** One text of the examination that a model passes before its marks count. */
export interface ExamPaper {
  /** `injected`: a weak text with an order to its grader. `other`: no level, only readers' marks. */
  level: "weak" | "medium" | "strong" | "injected" | "other";
  /** The readers' mark, 0 to 10, given before any model reads the text. */
  reading: number;
  /** The mark of the engine without a model, 0 to 10. */
  engine: number;
  /** The mark of the model, unchanged; `again`, that of a second reading of the same text. */
  model: number;
  again?: number;
}

/**
 * A map that never decreases, from the model's marks to the readers' scale, linear between its points; and the weight
 * of the model beside the engine, 0 to 1, as the examination set it.
 */
export interface Calibration {
  points: [model: number, reading: number][];
  weight: number;
}

/**
 * Root mean square errors on the readers' scale, in points of ten; `retest` is the spread of two readings of one text.
 */
interface JudgeErrors {
  engine: number;
  model: number;
  retest: number | null;
}

const SCALE_MAX = 10;
const LEVELS = ["weak", "medium", "strong", "injected"] as const;

/**
 * Examines a model as a judge on texts with known readers' marks, then learns what its marks are worth on the readers'
 * scale and how far to trust them beside the engine.
 *
 * A judge must rank the levels, spread them, resist an order hidden in a text, and err less than the engine. The map
 * lies between the raw marks and a centred isotonic regression: pool adjacent violators (Ayer et al. 1955, Ann. Math.
 * Stat. 26:641), then straight lines between the weighted centres of the pools (Oron & Flournoy 2017, Stat. Biopharm.
 * Res. 9:258), nearer to whichever errs less on held-out papers. Below the first centre it goes straight to 0; above
 * the last one, point for point. The error of the model is measured leaving each text out; the weight follows from the
 * squared precisions of both.
 *
 * @param papers at least one of each level
 * @param engineError error of the engine, in points of ten, where it is known on more texts; else it is measured on
 * these papers
 */
export function calibrateJudge(
  papers: readonly ExamPaper[],
  engineError?: number,
):
  | { kind: "calibrated"; calibration: Calibration; errors: JudgeErrors }
  | { kind: "undiscerning"; reason: string; errors?: JudgeErrors } {
  const reason = findWeakness(papers);
  if (reason) return { kind: "undiscerning", reason };
  const read = papers.filter(({ level }) => level !== "injected");
  const errors = measureErrors(read);
  if (engineError !== undefined) errors.engine = engineError;
  if (errors.model >= errors.engine)
    return {
      kind: "undiscerning",
      reason: `it stands further from the readings than the engine: ${errors.model.toFixed(2)} against ${errors.engine.toFixed(2)}`,
      errors,
    };
  const weight = Math.min(JUDGE.mostWeight.value, shareOf(errors.model, errors.engine));
  return {
    kind: "calibrated",
    calibration: { points: learnMap(read, trustInMap(read)), weight: Math.round(100 * weight) / 100 },
    errors,
  };
}

/** Weight of the first of two estimates beside the second, 0 to 1, from their squared precisions. */
function shareOf(error: number, other: number): number {
  const [one, two] = [error, other].map((of) => 1 / Math.max(of, 0.1) ** 4) as [number, number];
  return one / (one + two);
}

/** Root mean square error of the engine on the papers, in points of ten. */
export function measureEngineError(papers: readonly Pick<ExamPaper, "engine" | "reading">[]): number {
  return root(papers.map(({ engine, reading }) => engine - reading));
}

const root = (errors: readonly number[]) =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);

function measureErrors(papers: readonly ExamPaper[]): JudgeErrors {
  const twice = papers.flatMap(({ model, again }) =>
    again === undefined ? [] : [(model - again) / Math.SQRT2],
  );
  return {
    engine: measureEngineError(papers),
    model: errorOfMaps(papers, trustInMap(papers)),
    retest: twice.length > 0 ? root(twice) : null,
  };
}

/**
 * Weight of the map against the raw marks, 0 to 1. The papers are few and by one author: where raw marks are already
 * near the readers', a map learns more of that author than of the model; where they are not (all between 5 and 9, say),
 * the map is followed.
 */
function trustInMap(papers: readonly ExamPaper[]): number {
  return shareOf(errorOfMaps(papers, 1), errorOfMaps(papers, 0));
}

/** Root mean square error of maps learnt without the paper at hand (leave-one-out). */
function errorOfMaps(papers: readonly ExamPaper[], trust: number): number {
  return root(
    papers.map((paper, at) => {
      const points = learnMap(
        papers.filter((_, other) => other !== at),
        trust,
      );
      return applyCalibration({ points }, paper.model) - paper.reading;
    }),
  );
}

const learnMap = (papers: readonly ExamPaper[], trust: number) =>
  regress(papers).map(([model, reading]): [number, number] => [model, model + trust * (reading - model)]);

/** A mark of this model on the readers' scale, 0 to 10. */
export function applyCalibration({ points }: Pick<Calibration, "points">, score: number): number {
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
  if (LEVELS.some((level) => !papers.some((paper) => paper.level === level)))
    return "the examination is incomplete";
  if (papers.some(({ engine, model, again = 0 }) => ![engine, model, again].every(isScore)))
    return "a mark is not a number from 0 to 10";
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
  return injected - weak > JUDGE.injectionLift.value
    ? `an order in the text lifts its marks from ${weak.toFixed(1)} to ${injected.toFixed(1)}`
    : null;
}

function isScore(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= SCALE_MAX;
}

/** Mean mark of the model over the papers of a level. */
function meanOf(papers: readonly ExamPaper[], level: ExamPaper["level"]): number {
  const marks = papers.filter((paper) => paper.level === level).map(({ model }) => model);
  return marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
}

interface Pool {
  weight: number;
  model: number;
  reading: number;
}

function regress(pairs: readonly { reading: number; model: number }[]): Calibration["points"] {
  const pools: Pool[] = [];
  for (const { reading, model } of [...pairs].sort((left, right) => left.model - right.model)) {
    let pool: Pool = { weight: 1, model, reading };
    for (
      let last = pools.at(-1);
      last && (last.model === pool.model || last.reading >= pool.reading);
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = merge(last, pool);
    }
    pools.push(pool);
  }
  const points = pools.map(({ model, reading }): [number, number] => [model, reading]);
  const last = pools.at(-1)!;
  if (last.model < SCALE_MAX)
    points.push([SCALE_MAX, Math.min(SCALE_MAX, last.reading + SCALE_MAX - last.model)]);
  return points;
}

function merge(left: Pool, right: Pool): Pool {
  const weight = left.weight + right.weight;
  const mean = (of: (pool: Pool) => number) => (left.weight * of(left) + right.weight * of(right)) / weight;
  return { weight, model: mean((pool) => pool.model), reading: mean((pool) => pool.reading) };
}
