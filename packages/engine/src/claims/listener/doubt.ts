import type { ClaimContext } from "../context/claim-context.ts";
import { heardChance, type HeardLabel } from "./listener.ts";

/** More likely than not. */
const LIKELY = 0.5;
/** Surely no request is called for. */
const NOT_CALLED_FOR = 0.7;

/** From this chance on: readers name the two most useful things, so that one in two is much. */
const TONE = 0.5;
/**
 * Complaint and attack are heard in few texts, and told of few for sure: from the first chance on. Whom more would keep than
 * not is mostly misheard. Of 1 242 texts that were not written to be hard to judge some sixty remain, writers left out, six in
 * ten of them marked under five; of 420 that were, some eighty, nine in ten.
 */
const HARSH = 0.3;
const KEPT = 0.5;

const harshness = (context: ClaimContext): number =>
  Math.max(heardChance(context, "complains"), heardChance(context, "aggressive"));

/** Whether something in the tone may keep readers from praising the text, of somebody who does not excuse themselves. */
export const isToneAmiss = (context: ClaimContext): boolean =>
  heardChance(context, "excuses") < LIKELY &&
  heardChance(context, "keep") < KEPT &&
  (heardChance(context, "advise tone") >= TONE || harshness(context) >= HARSH);

/**
 * Asking for another tone of who attacked nobody hurts: two signs of it are to be heard. Of texts not written to be hard, writers
 * left out, readers would have asked so of three in five of these, of two in five where one sign was enough.
 */
const TWO_SIGNS = { tone: 0.4, harsh: 0.2 };
export const wantsAnotherTone = (context: ClaimContext): boolean =>
  isToneAmiss(context) &&
  heardChance(context, "advise tone") - heardChance(context, "excuses") >= TWO_SIGNS.tone &&
  harshness(context) >= TWO_SIGNS.harsh;

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
