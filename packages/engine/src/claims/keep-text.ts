import { tryOnce } from "./advise-on-ends.ts";
import { type ClaimContext, type Draft, type Option, STRONG } from "./claim-context.ts";
import { placeToQuote, showPlace } from "./places.ts";
import { bestKept } from "./tell-kept.ts";

/** What is told to be remembered is another line for each listener: only what a silence does is said (record 225). */
export const silenceAfter = (said: string) => `Laissez un silence après ${said}\u00a0: on l’entendra mieux`;

/** From this chance on, a sentence holds a moment of which more could be told. */
export const HOLDS_MOMENT = 0.5;

/** Nothing to change, and the words that carry the text; null where nothing carries it surely enough. */
export function keep(context: ClaimContext, told: readonly Draft[]): Option | null {
  const best =
    bestKept(context) ?? (context.quality >= SURELY_STRONG ? bestKept(context, HOLDS_MOMENT) : null);
  if (!best) return context.quality >= SURELY_STRONG ? KEEP : null;
  const text = context.content.reading.input.content;
  const tried = tryOnce(context, told);
  const place = tried?.quotes?.[0] ?? placeToQuote(text, best);
  const said = showPlace(text, place);
  const isLast = !tried && best === context.sentences.at(-1);
  const what = tried
    ? tried.code === "end_stronger"
      ? `Essayez seulement de finir sur ${said}.`
      : `Essayez seulement de commencer par ${said}.`
    : isLast
      ? `Laissez un silence avant ${said}, et arrêtez-vous là.`
      : `${silenceAfter(said)}.`;
  const evidence = tried ? [{ rule: tried.rule, ...place }] : [];
  return { ...KEEP, quotes: [place], evidence, text: `${KEPT}. ${what}` };
}
/** How an advice to keep a text begins. */
export const KEPT = "Rien d’important à changer";
/** A text of this quality is kept even where no sentence stands out. */
const SURELY_STRONG = STRONG;
export const KEEP: Option = {
  code: "keep_as_is",
  rule: "whole",
  worth: 1,
  text: `${KEPT}\u00a0: redites-le à voix haute, sans le lire.`,
};
