import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../claim-context.ts";
import { describeLines } from "./describe-lines.ts";
import { describeSpeech } from "./describe-speech.ts";
import weights from "./weights/listener.json" with { type: "json" };

/**
 * What a reader told of single sentences: the best ones, those better left out, those that anybody could say, those that
 * leave something untold, those that would open the speech or close it well.
 */
export const LINE_LABELS = ["best", "drop", "vague", "more", "open", "close"] as const;
export type LineLabel = (typeof LINE_LABELS)[number];

/** What struck a reader. */
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

/** What a reader told of the whole speech, and what that reader would have advised. */
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

/** Of each label the weights of the values that tell it, then the constant: `npm run train:listener`. */
export interface ListenerWeights {
  lines: Record<LineLabel, readonly number[]>;
  speech: Record<HeardLabel, readonly number[]>;
  /** The chance from which a label is told: over 1 where it never is. */
  sure: { lines: Record<LineLabel, number>; speech: Record<HeardLabel, number> };
}
const WEIGHTS: ListenerWeights = weights;

/** A chance of 0 to 1 from values and their weights, the constant last. */
export function chanceOf(values: ArrayLike<number>, own: readonly number[]): number {
  let sum = own[values.length]!;
  for (let at = 0; at < values.length; at += 1) sum += own[at]! * values[at]!;
  return 1 / (1 + Math.exp(-sum));
}

interface Heard {
  lines: ReadonlyMap<SentenceReading, Record<LineLabel, number>>;
  speech: Record<HeardLabel, number>;
}
const heard = new WeakMap<ClaimContext, Heard>();

function hear(context: ClaimContext): Heard {
  let known = heard.get(context);
  if (!known) {
    const values = describeLines(context);
    const speech = describeSpeech(context);
    known = {
      lines: new Map(
        context.sentences.map((sentence, at) => [
          sentence,
          chancesOf(LINE_LABELS, (label) => chanceOf(values[at]!, WEIGHTS.lines[label])),
        ]),
      ),
      speech: chancesOf(HEARD_LABELS, (label) => chanceOf(speech, WEIGHTS.speech[label])),
    };
    heard.set(context, known);
  }
  return known;
}

const chancesOf = <Label extends string>(labels: readonly Label[], chance: (label: Label) => number) =>
  Object.fromEntries(labels.map((label) => [label, chance(label)])) as Record<Label, number>;

/** How likely a reader would tell this of a sentence, 0 to 1. */
export const lineChance = (context: ClaimContext, sentence: SentenceReading, label: LineLabel): number =>
  hear(context).lines.get(sentence)?.[label] ?? 0;

/** How likely a reader would tell this of the whole speech, 0 to 1. */
export const heardChance = (context: ClaimContext, label: HeardLabel): number => hear(context).speech[label];

/** Less likely than not, nothing is told, however rare it is. */
const LEAST = 0.5;

/** Whether a label is told of the whole speech. */
export const isSure = (context: ClaimContext, label: HeardLabel): boolean =>
  heardChance(context, label) >= Math.max(LEAST, WEIGHTS.sure.speech[label]);

/** The chance from which a label is told of a sentence. */
export const sureOfLine = (label: LineLabel): number => WEIGHTS.sure.lines[label];

/** The sentence of which a reader would likeliest tell this, from a chance on, among those that may be shown. */
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
