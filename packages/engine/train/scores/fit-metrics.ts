import {
  METRIC_KEYS,
  type MeasureId,
  type MetricKey,
  RUBRIC,
  type RubricPart,
} from "../../src/scoring/rubric.ts";
import { qualityOf } from "../../src/scoring/score-metrics.ts";
import type { ScoreWeights } from "../../src/scoring/score-weights.ts";
import type { FittedText } from "./fitted-text.ts";
import { findUnsteady } from "./steady-measures.ts";

/** The aspect marked by readers that corresponds to a metric: half of its target, where it was marked. */
const AXES: Partial<Record<MetricKey, string>> = {
  structure: "structure",
  clarity: "clarity",
  coherence: "structure",
  persuasion: "evidence",
  hook: "opening",
  callToAction: "close",
  examples: "evidence",
  authenticity: "engagement",
};
/** Strength of the ridge, in sources. */
const RIDGE = 1;
/** Spread of a metric relative to that of the readers' marks: a plain fit shrinks towards the middle. */
const STRETCH = 1;
const [LOW, HIGH] = [0.08, 0.92];
const SWEEPS = 400;

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (place - low) * (sorted[high]! - sorted[low]!);
}

/** Bounds of each measure: its 8th and 92nd percentiles, averaged over the sources. */
function boundsOf(texts: readonly FittedText[]): ScoreWeights["bounds"] {
  const parts: readonly RubricPart[] = METRIC_KEYS.flatMap((key) => RUBRIC[key].parts);
  const measures = new Set(parts.map(({ measure }) => measure));
  const sources = [...new Set(texts.map(({ source }) => source))];
  const bounds: ScoreWeights["bounds"] = {};
  for (const measure of measures) {
    const at = (share: number) =>
      average(
        sources.map((source) =>
          quantile(
            texts.filter((text) => text.source === source).map(({ values }) => values[measure]),
            share,
          ),
        ),
      );
    const from = round(at(LOW), 4);
    bounds[measure] = [from, Math.max(round(at(HIGH), 4), from + 0.0001)];
  }
  for (const { measure, between } of parts) if (between) bounds[measure] = [between.from, between.to];
  return bounds;
}

/**
 * Fits the weights of every metric: each source has the same weight, no weight goes against its set direction or below
 * its minimum, and a measure whose direction a source contradicts gets no weight.
 */
export function fitMetrics(
  texts: readonly FittedText[],
): Pick<ScoreWeights, "bounds" | "metrics" | "unsteady"> {
  const bounds = boundsOf(texts);
  const unsteady = findUnsteady(texts);
  const metrics = Object.fromEntries(
    METRIC_KEYS.map((key) => [
      key,
      fitMetric(
        key,
        texts.filter(({ keys }) => keys.includes(key)),
        bounds,
        new Set(unsteady),
      ),
    ]),
  ) as unknown as ScoreWeights["metrics"];
  return { bounds, metrics, unsteady };
}

function targetOf(key: MetricKey, { mark, axes }: FittedText): number {
  const axis = AXES[key];
  const marked = axis === undefined ? undefined : axes[axis];
  return marked === undefined ? mark : (mark + marked) / 2;
}

function fitMetric(
  key: MetricKey,
  texts: readonly FittedText[],
  bounds: ScoreWeights["bounds"],
  unsteady: ReadonlySet<MeasureId>,
) {
  const parts: readonly RubricPart[] = RUBRIC[key].parts;
  const rows = texts.map(({ values, register, skipped }) =>
    parts.map(({ measure, direction, registers }) =>
      registers.includes(register) && !skipped.has(measure)
        ? qualityOf(values[measure], direction, bounds[measure]!)
        : 0.5,
    ),
  );
  const targets = texts.map((text) => targetOf(key, text));
  const sizes = new Map<string, number>();
  for (const { source } of texts) sizes.set(source, (sizes.get(source) ?? 0) + 1);
  const shares = texts.map(({ source }) => 1 / sizes.get(source)! / sizes.size);
  const mean = (of: (at: number) => number) => shares.reduce((sum, share, at) => sum + share * of(at), 0);
  const means = parts.map((_, index) => mean((at) => rows[at]![index]!));
  const middle = mean((at) => targets[at]!);
  const slopes = parts.map(() => 0);
  const residuals = targets.map((target) => target - middle);
  // Coordinate descent on least squares with a ridge; a weight that would turn negative stays at 0.
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (let index = 0; index < parts.length; index += 1) {
      let slope = 0;
      let power = RIDGE / sizes.size;
      for (const [at, row] of rows.entries()) {
        const value = row[index]! - means[index]!;
        slope += shares[at]! * value * (residuals[at]! + slopes[index]! * value);
        power += shares[at]! * value * value;
      }
      const next = unsteady.has(parts[index]!.measure) ? 0 : Math.max(0, slope / power);
      const change = next - slopes[index]!;
      if (change === 0) continue;
      slopes[index] = next;
      for (const [at, row] of rows.entries()) residuals[at]! -= change * (row[index]! - means[index]!);
    }
  const spread = (of: (at: number) => number, around: number) =>
    Math.sqrt(mean((at) => (of(at) - around) ** 2));
  const told = (at: number) =>
    middle + slopes.reduce((sum, slope, index) => sum + slope * (rows[at]![index]! - means[index]!), 0);
  const stretch = (STRETCH * spread((at) => targets[at]!, middle)) / Math.max(0.01, spread(told, middle));
  const stretched = slopes.map((slope, index) =>
    round(Math.max(parts[index]!.least?.points ?? 0, slope * stretch), 3),
  );
  const base = round(middle - stretched.reduce((sum, slope, index) => sum + slope * means[index]!, 0), 3);
  return { base, slopes: stretched };
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
