import { type ClaimContext, type Option, STRONG } from "./claim-context.ts";
import { bestKept } from "./tell-kept.ts";

/** From this chance on, a sentence holds a moment of which more could be told. */
export const HOLDS_MOMENT = 0.5;

/** Nothing to change; null where nothing carries the text surely enough. */
export function keep(context: ClaimContext): Option | null {
  const isCarried = context.quality >= SURELY_STRONG || bestKept(context) !== null;
  // « Rien d’important à changer » beside a note of two would not be believed.
  return !isCarried || context.scored.some(({ score }) => score < TOO_LOW) ? null : KEEP;
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
