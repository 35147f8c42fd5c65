import { keyOf, nearestWeight, packModel } from "../../src/reading/linear-model.ts";
import {
  decodeWordModel,
  describeWordChoice,
  type PackedWordModel,
  readWordChoice,
} from "../../src/roles/read-word-choice.ts";
import type { FittedText } from "./fitted-text.ts";

/** A word or pair is learnt from this many texts on. */
const SEEN = 15;
/** Pull towards zero. */
const RIDGE = 1;
const SWEEPS = 40;
/** The largest weight that is kept. */
const MOST = 127;

/**
 * Learns what words say of the mark of a composed speech: least squares with a ridge over its different words and pairs. A
 * source weighs as the root of its texts, so that the large ones are heard and do not decide alone.
 */
export function trainWords(all: readonly FittedText[]): PackedWordModel {
  const texts = all.filter(({ register }) => register === "pitch" || register === "explained");
  const sizes = new Map<string, number>();
  for (const { source } of texts) sizes.set(source, (sizes.get(source) ?? 0) + 1);
  const raw = texts.map(({ source }) => 1 / Math.sqrt(sizes.get(source)!));
  const whole = raw.reduce((sum, share) => sum + share, 0);
  const shares = raw.map((share) => (share * texts.length) / whole);
  const columns = new Map<number, number[]>();
  const sides = texts.map(({ sentences }, at) => {
    const features = describeWordChoice(sentences);
    for (const key of new Set(Array.from(features, keyOf))) {
      const column = columns.get(key);
      if (column) column.push(at);
      else columns.set(key, [at]);
    }
    return 1 / Math.sqrt(Math.max(1, features.length));
  });
  const middle = texts.reduce((sum, { mark }, at) => sum + shares[at]! * mark, 0) / texts.length;
  const residuals = texts.map(({ mark }) => mark - middle);
  const known = [...columns]
    .filter(([, column]) => column.length >= SEEN)
    .toSorted(([one], [other]) => one - other);
  const weights = new Map<number, number>();
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (const [key, column] of known) {
      const old = weights.get(key) ?? 0;
      let slope = 0;
      let power = RIDGE;
      for (const at of column) {
        slope += shares[at]! * sides[at]! * (residuals[at]! + sides[at]! * old);
        power += shares[at]! * sides[at]! ** 2;
      }
      const next = slope / power;
      weights.set(key, next);
      for (const at of column) residuals[at]! -= sides[at]! * (next - old);
    }
  const largest = [...weights.values()].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.floor(MOST / largest);
  const packed = known.flatMap(([key]) => {
    const weight = nearestWeight(weights.get(key)! * scale);
    return weight === 0 ? [] : [{ key, entries: [{ label: 0, weight }] }];
  });
  return { words: packModel(1, packed), scale, middle: Math.round(100 * middle) / 100 };
}

/** What the words of each text say by a model learnt on the texts of other groups. */
export function valueWordsHeldOut(
  texts: readonly FittedText[],
  groups: readonly (string | number)[],
): Map<string, number> {
  const values = new Map<string, number>();
  for (const group of new Set(groups)) {
    const model = decodeWordModel(trainWords(texts.filter((_, at) => groups[at] !== group)));
    for (const [at, { id, sentences }] of texts.entries())
      if (groups[at] === group) values.set(id, readWordChoice(sentences, model));
  }
  return values;
}
