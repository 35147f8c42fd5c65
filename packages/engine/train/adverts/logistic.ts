import { keyOf, type ModelRow, nearestWeight } from "../../src/reading/linear-model.ts";

export interface Example {
  features: Int32Array;
  label: number;
}

const EPOCHS_USUAL = 6;
const RATE = 0.03;
/** Decay of a weight towards zero at each update. */
const DECAY = 0.005;
/** Keep even features seen once, since examples are few; the decay keeps their weights small. */
const SEEN_MIN = 1;
const WEIGHT_MAX = 127;

/**
 * Multinomial logistic regression by stochastic gradient with AdaGrad rates (Duchi, Hazan and Singer 2011), in the
 * given order: two trainings give the same bytes. `costs` is the cost of a missed example, by label. Returns integer
 * rows; only their ratios matter.
 */
export function trainLogistic(
  costs: readonly number[],
  examples: readonly Example[],
  epochs = EPOCHS_USUAL,
): ModelRow[] {
  const labels = costs.length;
  const keys = examples.map(({ features }) => [...new Set(Array.from(features, keyOf))]);
  const seen = new Map<number, number>();
  for (const key of keys.flat()) seen.set(key, (seen.get(key) ?? 0) + 1);
  const rows = new Map<number, { weights: Float64Array; squares: Float64Array }>();
  for (const [key, count] of seen)
    if (count >= SEEN_MIN)
      rows.set(key, { weights: new Float64Array(labels), squares: new Float64Array(labels).fill(1) });
  const found = keys.map((list) => list.flatMap((key) => rows.get(key) ?? []));
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const [at, example] of examples.entries()) {
      const errors = errorsOf(labels, found[at]!, example.label);
      for (const { weights, squares } of found[at]!)
        for (let label = 0; label < labels; label += 1) {
          const slope = costs[example.label]! * errors[label]! + DECAY * weights[label]!;
          squares[label]! += slope * slope;
          weights[label]! -= (RATE * slope) / Math.sqrt(squares[label]!);
        }
    }
  return quantise(rows);
}

function errorsOf(labels: number, rows: readonly { weights: Float64Array }[], gold: number): Float64Array {
  const errors = new Float64Array(labels);
  for (const { weights } of rows)
    for (let label = 0; label < labels; label += 1) errors[label]! += weights[label]!;
  const top = Math.max(...errors);
  let total = 0;
  for (let label = 0; label < labels; label += 1) total += errors[label] = Math.exp(errors[label]! - top);
  for (let label = 0; label < labels; label += 1)
    errors[label] = errors[label]! / total - (label === gold ? 1 : 0);
  return errors;
}

function quantise(rows: ReadonlyMap<number, { weights: Float64Array }>): ModelRow[] {
  let largest = 0;
  for (const { weights } of rows.values())
    for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = WEIGHT_MAX / largest;
  return [...rows]
    .sort(([left], [right]) => left - right)
    .map(([key, { weights }]) => ({
      key,
      entries: [...weights]
        .map((weight, label) => ({ label, weight: nearestWeight(weight * scale) }))
        .filter(({ weight }) => weight !== 0),
    }))
    .filter(({ entries }) => entries.length > 0);
}
