import { type ClaimContext, type Option, STRONG } from "./claim-context.ts";
import { placeToQuote, SHORT_QUOTE, showPlace } from "./places.ts";
import { bestKept } from "./tell-kept.ts";

/** Nothing to change; null where nothing carries the text surely enough. */
export function keep(context: ClaimContext): Option | null {
  const isCarried = context.quality >= SURELY_STRONG || bestKept(context) !== null;
  // « Rien d’important à changer » beside a note of two would not be believed.
  return !isCarried || context.scored.some(({ score }) => score < TOO_LOW) ? null : keepSaying(context);
}

const WHOLE = 0.9;
/** From this chance on, a sentence is worth being said slowly. */
const SAID_SLOWLY = 0.6;

/** How to say what carries the text, where a sentence surely does. */
function keepSaying(context: ClaimContext): Option {
  // Where no stop was written, a sentence is cut by guess.
  const best = context.content.reading.units.punctuated ? bestKept(context, SAID_SLOWLY) : null;
  const { content } = context.content.reading.input;
  const place = best && placeToQuote(content, best, undefined, SHORT_QUOTE);
  // Cut, a sentence may lose the very words to be slow on.
  if (!best || !place || place.end - place.start < WHOLE * best.sentence.text.trim().length) return KEEP;
  return {
    ...KEEP,
    quotes: [place],
    text: `${KEPT}\u00a0: dites-le à voix haute, et prenez votre temps sur ${showPlace(content, place)}.`,
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
