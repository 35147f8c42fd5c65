import type { ClaimPart } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { cueOf } from "./part-signs.ts";
import { PART_WORDS } from "./parts-of-speech.ts";
import weights from "./weights/parts.json" with { type: "json" };

/** For each part, the chance from which it is reported as present, in thousandths. */
export type PartLimits = Partial<Record<ClaimPart, number>>;

/**
 * What `npm run train:claims` fits, in thousandths: one logistic model over the sentences' features, shared by all
 * parts, with an own correction for each part.
 */
export interface PartWeights {
  mean: readonly number[];
  spread: readonly number[];
  shared: readonly number[];
  /** The constant first, then one weight per feature. */
  parts: Partial<Record<ClaimPart, readonly number[]>>;
  limits: PartLimits;
}

const UNIT = 1000;
const WEIGHTS = weights as unknown as PartWeights;

const logit = (chance: number) => Math.log((chance + 0.01) / (1.01 - chance));

/**
 * Features of a part: log-odds of its likeliest sentence, of the second, of any, of the likeliest for its first role;
 * how many in all; a cue word; the quality of the whole, 0 to 1; its length; where the likeliest stands, 0 to 1.
 */
export function describePart(context: ClaimContext, part: ClaimPart): number[] {
  const { roles } = PART_WORDS[part];
  const { sentences, content } = context;
  const chances = sentences.map((sentence) => {
    let chance = 0;
    for (const role of roles) chance = Math.max(chance, context.roles.of(sentence, role));
    return chance;
  });
  const [most = 0, second = 0] = chances.toSorted((a, b) => b - a);
  const any = 1 - chances.reduce((none, chance) => none * (1 - chance), 1);
  const [first] = roles;
  const main = first ? Math.max(0, ...sentences.map((sentence) => context.roles.of(sentence, first))) : 0;
  return [
    logit(most),
    logit(second),
    logit(any),
    logit(main),
    Math.log(0.05 + chances.reduce((sum, chance) => sum + chance, 0)),
    cueOf(context, part, null) ? 1 : 0,
    context.quality,
    Math.log(Math.max(content.reading.words, 5) / 150),
    Math.max(0, chances.indexOf(most)) / Math.max(1, sentences.length - 1),
  ];
}

/** How likely the speech contains a part, 0 to 1; null for a part without a trained model. */
export function partChance(context: ClaimContext, part: ClaimPart): number | null {
  let chances = known.get(context);
  if (!chances) known.set(context, (chances = new Map<ClaimPart, number | null>()));
  let chance = chances.get(part);
  if (chance === undefined) {
    const own = WEIGHTS.parts[part];
    chance = own ? chanceOf(describePart(context, part), own, WEIGHTS) : null;
    chances.set(part, chance);
  }
  return chance;
}

const known = new WeakMap<ClaimContext, Map<ClaimPart, number | null>>();

/** The chance from which a part is reported as present; never for a part without a trained model. */
export const toldThereFrom = (part: ClaimPart): number => (WEIGHTS.limits[part] ?? UNIT) / UNIT;

/**
 * Up to this chance a part is reported missing, when its author would want to know (`worth`). Of 2 581 parts annotated
 * by readers, with models trained without the text's writer, 194 were reported missing, 181 rightly (record 376).
 */
export const TOLD_MISSING_UP_TO = 0.2;

/** Logistic regression on one row of features. */
export function chanceOf(
  signs: readonly number[],
  own: readonly number[],
  { mean, spread, shared }: Pick<PartWeights, "mean" | "spread" | "shared">,
): number {
  let sum = own[0]! / UNIT;
  for (const [at, sign] of signs.entries())
    sum += ((shared[at]! + own[at + 1]!) / UNIT) * ((sign * UNIT - mean[at]!) / spread[at]!);
  return 1 / (1 + Math.exp(-sum));
}
