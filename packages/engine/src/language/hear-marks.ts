import { bareWords } from "../reading/end-sentences.ts";
import { BOUNDARIES, COMMA, joinComplements, NO_BOUNDARY, STOP } from "../reading/find-boundaries.ts";
import { hashWord } from "../reading/hash.ts";
import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import {
  type BareRun,
  firstLook,
  MARK_FEATURES,
  type MarkChances,
  writeFirstFeatures,
  writeSecondFeatures,
} from "./mark-features.ts";
import weights from "./weights/marks.json" with { type: "json" };

/** What would stand after a word if its speaker had written it down. */
export interface HeardMark {
  /** Offset after the word. */
  end: number;
  /** Chance that any mark stands there, 0 to 1. */
  any: number;
  /** Chance that it is a stop, 0 to 1. */
  stop: number;
}

/** Chance of a stop from which a sentence is taken to end: as many ends are missed as are wrongly told (record 342). */
export const ENDS_FROM = 0.35;
/** Chance of a mark from which a comma is written: one too many costs a reader little. */
export const COMMA_FROM = 0.6;
/** The same for a stop, which may break a sentence, and the chance of a stop from which the mark is one. */
export const WRITTEN_FROM = 0.75;
export const STOP_FROM = 0.4;

export interface PackedMarks {
  /** Steps of a weight in one unit of log odds. */
  scale: number;
  /** What the words around tell, then what is told anew beside the chances of the neighbours. */
  first: PackedModel;
  second: PackedModel;
}

type WriteFeatures = (at: number, out: Int32Array) => number;

/** A model of marks, ready to be asked about a run. */
export function openLook(packed: PackedModel, scale: number) {
  const model = LinearModel.unpack(packed);
  const features = new Int32Array(MARK_FEATURES);
  const scores = new Int32Array(BOUNDARIES);
  const chancesAt = (at: number, write: WriteFeatures): MarkChances => {
    scores.fill(0);
    model.score(features, write(at, features), scores);
    const odds = (label: number) => Math.exp(scores[label]! / scale);
    const [none, comma, stop] = [odds(NO_BOUNDARY), odds(COMMA), odds(STOP)];
    const all = none + comma + stop;
    return { none: none / all, comma: comma / all, stop: stop / all };
  };
  return ({ tagged }: BareRun, write: WriteFeatures, from = 0, to = tagged.facts.count): MarkChances[] =>
    Array.from({ length: to - from }, (_, step) => chancesAt(from + step, write));
}

/** Both looks at a run: the chances at the places from `from` to `to`, every place of it where none is named. */
export function openMarks({ scale, first, second }: PackedMarks) {
  const [one, two] = [openLook(first, scale), openLook(second, scale)];
  return (run: BareRun, from?: number, to?: number): MarkChances[] => {
    const look = firstLook(
      run,
      one(run, (at, out) => writeFirstFeatures(run, at, out)),
    );
    return two(run, (at, out) => writeSecondFeatures(run, look, at, out), from, to);
  };
}

const NAME = hashWord("PROPN");

let shipped: ReturnType<typeof openMarks> | undefined;

const WRITTEN = /^\s*[,;:–—]/;

/**
 * What a writer would set after each word of `source.slice(start, end)`, a stretch without stops: two logistic
 * regressions learnt on pitches read without their marks (`npm run train:marks`), the second of which sees what the first made
 * of the neighbours (stacking, Wolpert 1992). Where a comma stands already, a stop is weighed
 * against it alone.
 */
export function hearMarks(source: string, start: number, end: number): HeardMark[] {
  shipped ??= openMarks(weights);
  const { words, ...run } = bareWords(source, start, end);
  const chances = shipped(run);
  const labels = Int32Array.from(chances, ({ stop }, at) =>
    stop >= ENDS_FROM || at + 1 === chances.length ? STOP : NO_BOUNDARY,
  );
  joinComplements(run.tagged, labels, run.isFiniteVerb);
  const { parts } = run.tagged;
  const isWritten = words.map((word) => WRITTEN.test(source.slice(word.end, word.end + 3)));
  const hasCommas = isWritten.includes(true);
  const marks: HeardMark[] = [];
  for (const [at, word] of words.entries()) {
    // The two words of a contraction end at one place.
    if (words[at + 1]?.end === word.end) continue;
    const { comma } = chances[at]!;
    // « Fatou | Diallo » is one name, and « depuis deux ans » is said of what precedes.
    const isName = (place: number) =>
      parts[place] === NAME || /^\p{Lu}\p{Ll}/u.test(words[place]?.form ?? "");
    const isInside = labels[at] === COMMA || (isName(at) && isName(at + 1));
    const stop = isInside ? 0 : chances[at]!.stop;
    // The lack of a comma says little of who writes some: such a place is taken as it is heard.
    if (!hasCommas || !isWritten[at]) marks.push({ end: word.end, any: comma + stop, stop });
    else marks.push({ end: word.end, any: 1, stop: stop / (stop + comma) });
  }
  return marks;
}

/** Chance that a writer sets a mark between the words before a place of a sentence and those after it, 0 to 1. */
export function chanceOfMark(before: readonly string[], after: readonly string[]): number {
  shipped ??= openMarks(weights);
  const join = (words: readonly string[]) => words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(" ");
  const left = join(before);
  const source = `${left} ${join(after)}`;
  const { words, ...run } = bareWords(source, 0, source.length);
  const at = words.findLastIndex(({ end }) => end <= left.length);
  return at < 0 ? 0 : 1 - shipped(run, at, at + 1)[0]!.none;
}
