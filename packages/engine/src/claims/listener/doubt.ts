import type { ClaimContext } from "../context/claim-context.ts";
import { heardChance, type HeardLabel } from "./listener.ts";

/** More likely than not. */
const LIKELY = 0.5;
/** From this chance on, the speech surely needs no request. */
const NOT_CALLED_FOR = 0.7;

/** Readers name only the two most useful pieces of advice, so a chance of one in two is high. */
const TONE = 0.5;
/**
 * Complaint and attack occur in few texts and are rarely certain, so the threshold is low. When the text would more
 * likely be kept than not, the detection is mostly wrong. With writers held out, of 1 242 ordinary texts some sixty
 * remain, six in ten of them marked under five; of 420 written to be hard to judge, some eighty, nine in ten.
 */
const HARSH = 0.3;
const KEPT = 0.5;

const harshness = (context: ClaimContext): number =>
  Math.max(heardChance(context, "complains"), heardChance(context, "aggressive"));

/** Whether something in the tone may keep readers from praising a text whose speaker does not apologise. */
export const isToneAmiss = (context: ClaimContext): boolean =>
  heardChance(context, "excuses") < LIKELY &&
  heardChance(context, "keep") < KEPT &&
  (heardChance(context, "advise tone") >= TONE || harshness(context) >= HARSH);

/**
 * Asking for another tone hurts a speaker who attacked nobody: require two signs. On ordinary texts, writers held out,
 * readers would have asked for it in three of five such texts, and in two of five where one sign was enough.
 */
const TWO_SIGNS = { tone: 0.4, harsh: 0.2 };
export const wantsAnotherTone = (context: ClaimContext): boolean =>
  isToneAmiss(context) &&
  // Nobody is judged by commonplaces: none of sixty such texts that readers judged is heard as made of them.
  heardChance(context, "cliches") < LIKELY &&
  heardChance(context, "advise tone") - heardChance(context, "excuses") >= TWO_SIGNS.tone &&
  harshness(context) >= TWO_SIGNS.harsh;

/** Thresholds for what spoils a text: above the chances of 95% of the held-out texts that readers marked 7 or more. */
const SPOILS = {
  recites: 0.15,
  flat: 0.13,
  complains: 0.14,
  aggressive: 0.17,
  missesPoint: 0.09,
  rambles: 0.23,
} as const satisfies Partial<Record<HeardLabel, number>>;

/** Whether something may spoil a text with good measures: then neither keep it nor praise it as a whole. */
export const isSpoilt = (context: ClaimContext): boolean =>
  Object.entries(SPOILS).some(([label, most]) => heardChance(context, label as HeardLabel) >= most);

/** A recited list of facts, well made or not. */
export const isRecited = (context: ClaimContext): boolean => heardChance(context, "recites") >= LIKELY;

/** Whether readers would likely say that it asks clearly, or that it needs no request. */
export const asksEnough = (context: ClaimContext): boolean =>
  heardChance(context, "asksClearly") >= LIKELY || heardChance(context, "needsNoRequest") >= NOT_CALLED_FOR;
