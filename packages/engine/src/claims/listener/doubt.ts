import type { ClaimContext } from "../claim-context.ts";
import { heardChance, type HeardLabel } from "./listener.ts";

/** More likely than not. */
const LIKELY = 0.5;
/** Surely no request is called for. */
const NOT_CALLED_FOR = 0.7;

/** From this chance on: readers name the two most useful things, so that one in two is much. */
const TONE = 0.5;
/**
 * Complaint and attack are heard in few texts, and told of few for sure: from this chance on, of a text that few would keep, 47 of
 * 602 texts that taught nothing here are: readers marked 40 of them under five and six seven or more.
 */
const HARSH = { least: 0.2, kept: 0.6 };

const harshness = (context: ClaimContext): number =>
  Math.max(heardChance(context, "complains"), heardChance(context, "aggressive"));

/** Whether readers would likely ask for another tone, of somebody who does not excuse themselves. */
export const isToneAmiss = (context: ClaimContext): boolean =>
  heardChance(context, "excuses") < LIKELY &&
  (Math.max(heardChance(context, "advise tone"), harshness(context)) >= TONE ||
    (harshness(context) >= HARSH.least && heardChance(context, "keep") < HARSH.kept));

/** Chances of what spoils a text, over those of nineteen in twenty of the texts never seen that readers marked 7 and more. */
const SPOILS = {
  recites: 0.15,
  flat: 0.13,
  complains: 0.14,
  aggressive: 0.17,
  missesPoint: 0.09,
  rambles: 0.23,
} as const satisfies Partial<Record<HeardLabel, number>>;

/** Whether something may spoil a text whose measures are good: then it is neither kept nor praised as a whole. */
export const isSpoilt = (context: ClaimContext): boolean =>
  Object.entries(SPOILS).some(([label, most]) => heardChance(context, label as HeardLabel) >= most);

/** A list of facts, well made or not. */
export const isRecited = (context: ClaimContext): boolean => heardChance(context, "recites") >= LIKELY;

/** Whether readers would likely say that it asks clearly, or has nothing to ask. */
export const asksEnough = (context: ClaimContext): boolean =>
  heardChance(context, "asksClearly") >= LIKELY || heardChance(context, "needsNoRequest") >= NOT_CALLED_FOR;
