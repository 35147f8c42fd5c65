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

/** The punctuation that a writer would put after a word. */
export interface HeardMark {
  /** Offset of the end of the word. */
  end: number;
  /** Probability of any mark there, 0 to 1. */
  any: number;
  /** Probability of a full stop, 0 to 1. */
  stop: number;
}

/** Probability of a stop from which a sentence ends: misses and false ends are then as many (record 342). */
export const ENDS_FROM = 0.35;
/** Probability of a mark from which a comma is written: a superfluous one hardly disturbs a reader. */
export const COMMA_FROM = 0.6;
/** The same for a full stop, which may break a sentence; then the probability of a stop from which the mark is one. */
export const WRITTEN_FROM = 0.75;
export const STOP_FROM = 0.4;

export interface PackedMarks {
  /** Units of weight to one unit of log odds. */
  scale: number;
  /** The weights of the first pass, on the words, and of the second, which adds the first results of the neighbours. */
  first: PackedModel;
  second: PackedModel;
}

type WriteFeatures = (at: number, out: Int32Array) => number;

/** A model of marks, ready for the words of a stretch. */
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

/** Both passes on a stretch: the probabilities at the places from `from` to `to`, by default at all of them. */
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
 * The punctuation that a writer would put after each word of `source.slice(start, end)`, a stretch without full stops:
 * two logistic regressions trained on pitches stripped of their marks (`npm run train:marks`); the second uses the
 * results of the first on the neighbours (stacking, Wolpert 1992). Where a comma is already written, only a stop is
 * weighed against it.
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
    // The two words of a contraction end at the same offset.
    if (words[at + 1]?.end === word.end) continue;
    const { comma } = chances[at]!;
    // « Fatou | Diallo » is one name, and « depuis deux ans » belongs to what precedes.
    const isName = (place: number) =>
      parts[place] === NAME || /^\p{Lu}\p{Ll}/u.test(words[place]?.form ?? "");
    const isInside = labels[at] === COMMA || (isName(at) && isName(at + 1));
    const stop = isInside ? 0 : chances[at]!.stop;
    // A writer who uses commas may still omit some: a place without one is predicted as usual.
    if (!hasCommas || !isWritten[at]) marks.push({ end: word.end, any: comma + stop, stop });
    else marks.push({ end: word.end, any: 1, stop: stop / (stop + comma) });
  }
  return marks;
}

/** Probability that a writer puts a mark between `before` and `after` in a sentence, 0 to 1. */
export function chanceOfMark(before: readonly string[], after: readonly string[]): number {
  shipped ??= openMarks(weights);
  const join = (words: readonly string[]) => words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(" ");
  const left = join(before);
  const source = `${left} ${join(after)}`;
  const { words, ...run } = bareWords(source, 0, source.length);
  const at = words.findLastIndex(({ end }) => end <= left.length);
  return at < 0 ? 0 : 1 - shipped(run, at, at + 1)[0]!.none;
}
