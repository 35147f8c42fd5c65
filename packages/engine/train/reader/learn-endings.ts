import { endingKeys } from "../../src/reading/suffix-list.ts";

export interface EndingExample {
  word: string;
  kind: number;
  value: number;
  count: number;
}

/**
 * A short decision list by word endings that reproduces the examples: an ending is kept when it corrects the next
 * shorter kept one for at least `least` occurrences, or for any if it is a whole word seen `exact` times.
 */
export function learnEndings(
  examples: readonly EndingExample[],
  least: number,
  exact: number,
): Map<number, number> {
  const keys = examples.map((example) => endingKeys(example.word, example.kind));
  const said = new Int32Array(examples.length);
  const kept = new Map<number, number>();
  const longest = keys.reduce((most, own) => Math.max(most, own.length - 1), 0);
  for (let size = 0; size <= longest; size += 1) {
    // The last round is for whole words, of any length.
    const keyOf = (at: number) => (size === longest ? keys[at]!.at(-1) : keys[at]![size]);
    const isOpen = (at: number) => size === longest || size < keys[at]!.length - 1;
    const groups = new Map<number, number[]>();
    examples.forEach((_, at) => {
      if (!isOpen(at)) return;
      const group = groups.get(keyOf(at)!);
      if (group) group.push(at);
      else groups.set(keyOf(at)!, [at]);
    });
    for (const [key, group] of groups) {
      const above = said[group[0]!]!;
      const best = mostFrequent(examples, group, above);
      if (best.value === above) continue;
      if (best.gain < least && !(size === longest && best.count >= exact)) continue;
      kept.set(key, best.value);
      for (const at of group) said[at] = best.value;
    }
  }
  return kept;
}

function mostFrequent(examples: readonly EndingExample[], group: readonly number[], above: number) {
  const counts = new Map<number, number>();
  for (const at of group) {
    const { value, count } = examples[at]!;
    counts.set(value, (counts.get(value) ?? 0) + count);
  }
  let value = above;
  for (const [candidate, count] of counts) if (count > (counts.get(value) ?? 0)) value = candidate;
  const count = counts.get(value) ?? 0;
  return { value, count, gain: count - (counts.get(above) ?? 0) };
}
