import type { PitchType } from "../pitch.ts";
import type { AdviceCode } from "../report.ts";
import weights from "./weights/advice.json" with { type: "json" };

const BANDS = ["low", "middling", "good"] as const;
type Band = (typeof BANDS)[number];
type Asked = Partial<Record<AdviceCode, number>>;

/**
 * In how many texts of a hundred of this kind and quality a reader asked for this: counted by `npm run train:claims` on each
 * source that has such texts, then the mean of the sources, so that none weighs more for having more texts (records 215, 248).
 */
export type AskedOf = Record<PitchType, Record<Band, Asked>>;

const ASKED: AskedOf = weights;
const LIMITS = { middling: 0.5, good: 0.66 };
/** Asked for by few, or counted by no reader. */
const SELDOM = 10;
/** What broke a text is said first, whatever the kind. */
const FIRST = 0.9;
/** How sure an option is of itself tells it from another of the same kind. */
const OWN_SHARE = 8;

export function bandOf(quality: number): Band {
  return quality < LIMITS.middling ? "low" : quality < LIMITS.good ? "middling" : "good";
}

/** What fewer readers of a hundred ask for is worth no second line. */
const LEAST_ASKED = 10;

/** Whether an advice may stand behind another: enough readers of such a text ask for it. */
export const isAskedFor = (
  { code, worth }: { code: AdviceCode; worth: number },
  pitchType: PitchType,
  quality: number,
  asked: AskedOf = ASKED,
): boolean => worth >= FIRST || (asked[pitchType][bandOf(quality)][code] ?? 0) >= LEAST_ASKED;

/** How early an advice is told: by how many readers ask for its kind of such a text, then by how sure it is. */
export function worthOf(
  { code, worth }: { code: AdviceCode; worth: number },
  pitchType: PitchType,
  quality: number,
  asked: AskedOf = ASKED,
): number {
  if (worth >= FIRST) return 100 * worth + 100;
  return (asked[pitchType][bandOf(quality)][code] ?? SELDOM) + OWN_SHARE * worth;
}
