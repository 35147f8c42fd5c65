import { tryOnce } from "./advise-on-ends.ts";
import { type ClaimContext, type Draft, type Option, STRONG } from "./claim-context.ts";
import { showPlace } from "./places.ts";
import { bestKept } from "./tell-kept.ts";

/** From this chance on, a sentence holds a moment of which more could be told. */
export const HOLDS_MOMENT = 0.5;

/** Nothing to change, but the one change of order that may be tried; null where nothing carries the text surely enough. */
export function keep(context: ClaimContext, told: readonly Draft[]): Option | null {
  const isCarried = context.quality >= SURELY_STRONG || bestKept(context) !== null;
  // « Rien d’important à changer » beside a note of two would not be believed.
  if (!isCarried || context.scored.some(({ score }) => score < TOO_LOW)) return null;
  const tried = tryOnce(context, told);
  const place = tried?.quotes?.[0];
  if (!tried || !place) return KEEP;
  const said = showPlace(context.content.reading.input.content, place);
  const what = tried.code === "end_stronger" ? `finir sur ${said}` : `commencer par ${said}`;
  return {
    ...KEEP,
    quotes: [place],
    evidence: [{ rule: tried.rule, ...place }],
    text: `${KEPT}. Essayez seulement de ${what}.`,
  };
}
/** Out of ten. */
const TOO_LOW = 3.5;
/** How an advice to keep a text begins. */
export const KEPT = "Rien d’important à changer";
/** A text of this quality is kept even where no sentence stands out. */
const SURELY_STRONG = STRONG;
export const KEEP: Option = {
  code: "keep_as_is",
  rule: "whole",
  worth: 1,
  text: `${KEPT}\u00a0: dites-le à quelqu’un, et demandez-lui ce qu’il en a retenu.`,
};
