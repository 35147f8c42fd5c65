import type { ClaimContext, Draft, Option } from "../context/claim-context.ts";
import { isComplete, isShownWhole, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { bestRequest } from "../signs/find-request.ts";
import { findIdleEnd, findIdleStart } from "../telling/find-idle-lines.ts";
import { isWeakEnd } from "../signs/pick-sentence.ts";
import { mayBegin } from "../telling/find-start.ts";

const FEWEST_WORDS = 4;
/** In words: a proposed end is quoted whole, or not at all. */
const LONGEST = 30;

/**
 * What to do about a first or last line that a good text would be better without: in place of « Rien d’important à
 * changer », which readers found false there.
 */
export function adviseOnIdleLines(context: ClaimContext, told: readonly Draft[]): Option[] {
  const isPraised = ({ quotes }: Option) =>
    told.some(
      (draft) =>
        draft.kind === "credit" &&
        draft.quotes.some(({ start, end }) =>
          quotes!.some((quote) => quote.start < end && start < quote.end),
        ),
    );
  return [beginAfter(context), endBefore(context)]
    .filter((option) => option !== null)
    .filter((option) => !isPraised(option));
}

function beginAfter(context: ClaimContext): Option | null {
  const idle = findIdleStart(context);
  if (!idle) return null;
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, idle, undefined, SHORT_QUOTE);
  const shown = showPlace(content, place);
  const next = context.sentences[context.sentences.indexOf(idle) + 1];
  const advice: Omit<Option, "text"> = {
    code: "shorten_opening",
    rule: "opening",
    worth: 0.6,
    quotes: [place],
  };
  if (!mayBegin(context, next))
    return {
      ...advice,
      text: `Commencez sans ${shown}\u00a0: ce qui vient juste après dit déjà quelque chose.`,
    };
  const begun = showPlace(content, placeToQuote(content, next, undefined, SHORT_QUOTE));
  return { ...advice, text: `Commencez à ${begun}, sans ${shown} avant.` };
}

function endBefore(context: ClaimContext): Option | null {
  const idle = findIdleEnd(context);
  if (!idle) return null;
  const { content } = context.content.reading.input;
  const place = placeToQuote(content, idle, undefined, SHORT_QUOTE);
  const shown = showPlace(content, place);
  const advice: Omit<Option, "text"> = { code: "end_stronger", rule: "closing", worth: 0.6, quotes: [place] };
  const { name } = context.form;
  if ((name === "product" || name === "persuasion") && !bestRequest(context))
    return {
      ...advice,
      text: `À la place de ${shown}, finissez par ce que vous demandez à ceux qui vous écoutent, et pour quand.`,
    };
  const before = context.sentences[context.sentences.indexOf(idle) - 1];
  const whole = before && placeToQuote(content, before, undefined, LONGEST);
  const mayEnd =
    whole &&
    isShownWhole(content, whole) &&
    before.sentence.words >= FEWEST_WORDS &&
    isComplete(before) &&
    !before.isQuestion &&
    !isWeakEnd(context, before);
  if (!mayEnd) return { ...advice, text: `Arrêtez-vous avant ${shown}.` };
  return {
    ...advice,
    text: `Arrêtez-vous à ${showPlace(content, whole)}, sans ajouter ${shown}.`,
  };
}
