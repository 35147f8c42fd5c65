import type { ClaimPart } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { cueOf } from "./part-signs.ts";
import { PART_WORDS } from "./parts-of-speech.ts";
import weights from "./weights/parts.json" with { type: "json" };

/** Of each part, from which chance it is told there, in thousandths. */
export type PartLimits = Partial<Record<ClaimPart, number>>;

/**
 * What `npm run train:claims` fits, in thousandths: one logistic sum over what the sentences show of a part, shared by all
 * parts, with what each part adds to it.
 */
export interface PartWeights {
  mean: readonly number[];
  spread: readonly number[];
  shared: readonly number[];
  /** The constant first, then one weight a sign. */
  parts: Partial<Record<ClaimPart, readonly number[]>>;
  limits: PartLimits;
}

const UNIT = 1000;
const WEIGHTS = weights as unknown as PartWeights;

const logit = (chance: number) => Math.log((chance + 0.01) / (1.01 - chance));

/**
 * What the sentences show of a part: log-odds of the surest, of the second, of any of them, of the surest of its first role;
 * how many in all; a cue word; the quality of the whole, 0 to 1; its length; where the surest stands, 0 to 1.
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

/** How likely the speech fills a part, 0 to 1; null of a part that was not learnt. */
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

/** From which chance a part is told there; never, of a part that was not learnt. */
export const toldThereFrom = (part: ClaimPart): number => (WEIGHTS.limits[part] ?? UNIT) / UNIT;

/**
 * Up to which chance a part is told missing, where its author would want to be told (`worth`): of 2 581 parts that readers had told,
 * with models that had seen nothing of the text's writer, 194 were called missing so, 181 rightly (record 376).
 */
export const TOLD_MISSING_UP_TO = 0.2;

/** The logistic of one row of signs. */
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
