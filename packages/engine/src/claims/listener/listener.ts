import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { describeLines } from "./describe-lines.ts";
import { describeSpeech } from "./describe-speech.ts";
import { gramsOf, withWords } from "./lexicon.ts";
import weights from "./weights/listener.json" with { type: "json" };

/**
 * What a reader marked on single sentences: the best ones, those better left out, those that anybody could say, those
 * that call for more detail, those that would open or close the speech well.
 */
export const LINE_LABELS = ["best", "drop", "vague", "more", "open", "close"] as const;
export type LineLabel = (typeof LINE_LABELS)[number];

/** Remarks of a reader about the speech. */
export const TRAIT_LABELS = [
  "excuses",
  "complains",
  "aggressive",
  "boasts",
  "jargon",
  "recites",
  "rambles",
  "repeats",
  "tooMuch",
  "flat",
  "cliches",
  "humour",
  "moving",
  "warm",
  "precise",
  "honest",
] as const;

/** What a reader said of the whole speech, and the advice that they would have given. */
export const HEARD_LABELS = [
  "opensBadly",
  "opensWell",
  "endsBadly",
  "endsWell",
  "showsNothing",
  "shows",
  "anybodys",
  "own",
  "unclear",
  "clear",
  "disordered",
  "ordered",
  "needsNoRequest",
  "lacksRequest",
  "asksVaguely",
  "asksClearly",
  "missesPoint",
  "answers",
  ...TRAIT_LABELS,
  "advise moment",
  "advise proof",
  "advise open",
  "advise end",
  "advise cut",
  "advise ask",
  "advise answer",
  "advise explain",
  "advise order",
  "advise tone",
  "advise learn",
  "advise link",
  "advise offer",
  "advise words",
  "keep",
] as const;
export type HeardLabel = (typeof HEARD_LABELS)[number];

/** For each label, the weights of its features, then the constant: `npm run train:listener`. */
export interface ListenerWeights {
  lines: Record<LineLabel, readonly number[]>;
  speech: Record<HeardLabel, readonly number[]>;
  /** The chance from which a label is applied to a sentence: over 1 when it never is. */
  sure: Record<LineLabel, number>;
}
const WEIGHTS: ListenerWeights = weights;

/** Log-odds from features and their weights, the constant last. */
export function oddsOf(values: ArrayLike<number>, own: readonly number[]): number {
  let sum = own[values.length]!;
  for (let at = 0; at < values.length; at += 1) sum += own[at]! * values[at]!;
  return sum;
}

const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));

/** Probability from features and their weights, the constant last. */
export const chanceOf = (values: ArrayLike<number>, own: readonly number[]): number =>
  logistic(oddsOf(values, own));

/** Cache for one text: each label is computed on demand. */
interface Heard {
  places: ReadonlyMap<SentenceReading, number>;
  lines: () => readonly Float64Array[];
  lineChances: Map<LineLabel, readonly number[]>;
  speech: () => Float64Array;
  grams: () => ReadonlySet<string>;
  speechChances: Map<HeardLabel, number>;
}
/** Keyed by the reading of the text: the predictions do not depend on its scores. */
const heard = new WeakMap<ClaimContext["content"], Heard>();

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

function hear(context: ClaimContext): Heard {
  let known = heard.get(context.content);
  if (!known) {
    known = {
      places: new Map(context.sentences.map((sentence, at) => [sentence, at])),
      lines: lazily(() => describeLines(context)),
      lineChances: new Map(),
      speech: lazily(() => describeSpeech(context)),
      grams: lazily(() => gramsOf(context.content.reading.units)),
      speechChances: new Map(),
    };
    heard.set(context.content, known);
  }
  return known;
}

/** How likely a reader would apply this label to a sentence, 0 to 1. */
export function lineChance(context: ClaimContext, sentence: SentenceReading, label: LineLabel): number {
  const { places, lines, lineChances } = hear(context);
  const place = places.get(sentence);
  if (place === undefined) return 0;
  let chances = lineChances.get(label);
  if (!chances) {
    chances = lines().map((values) => chanceOf(values, WEIGHTS.lines[label]));
    lineChances.set(label, chances);
  }
  return chances[place]!;
}

/** How likely a reader would say this of the whole speech, 0 to 1. */
export function heardChance(context: ClaimContext, label: HeardLabel): number {
  const { speech, grams, speechChances } = hear(context);
  let chance = speechChances.get(label);
  if (chance === undefined) {
    chance = logistic(withWords(label, oddsOf(speech(), WEIGHTS.speech[label]), grams));
    speechChances.set(label, chance);
  }
  return chance;
}

/** The chance from which a label is applied to a sentence. */
export const sureOfLine = (label: LineLabel): number => WEIGHTS.sure[label];

/** The likeliest sentence for a label, from a given chance on, among those that may be quoted. */
export function likeliestLine(
  context: ClaimContext,
  label: LineLabel,
  least: number,
  mayShow: (sentence: SentenceReading) => boolean = () => true,
): SentenceReading | null {
  let best: SentenceReading | null = null;
  let most = least;
  for (const sentence of context.sentences) {
    const chance = lineChance(context, sentence, label);
    if (chance >= most && mayShow(sentence)) [best, most] = [sentence, chance];
  }
  return best;
}
