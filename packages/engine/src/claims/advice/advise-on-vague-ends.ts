import { regexInLines } from "../../language/regex-in-lines.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { findOneSide, findVagueLesson, findVagueResult } from "../signs/vague-ends.ts";
import type { FoundWords } from "../signs/find-words.ts";
import { DIAGNOSED } from "./diagnosed.ts";

/** In words: the vague words and little around them. */
const FEW = 12;

const quote = ({ content }: ClaimContext, { sentence, place }: FoundWords) => {
  const text = content.reading.input.content;
  const quoted = placeToQuote(text, sentence, place, FEW);
  return { place: quoted, shown: showPlace(text, quoted) };
};

/** What an answer about something done ends on: an outcome, a lesson or a quarrel of which it says nothing. */
export function adviseOnVagueEnds(context: ClaimContext): Option[] {
  return [tellWhatChanged(context), tellBothSides(context), tellTheLesson(context)].filter(
    (option) => option !== null,
  );
}

/** « Les clients revenaient trois fois »: what was counted at the start is to be counted at the end. */
const COUNTED = regexInLines("iu")`
  %|(?<![\p{L}])(?:
    fois|tous les (?:jours|matins|soirs|midis)|toutes les (?:semaines|heures)|
    chaque (?:jour|semaine|fois|matin|soir|mois)|pour cent|sur (?:dix|cent|vingt|deux|trois|quatre|cinq)|
    par (?:jour|semaine|mois|an)
  )(?![\p{L}])
`;
/** From this quality on, an outcome need not be counted. */
const GOOD = 0.8;
const TROUBLE = 0.4;

function tellWhatChanged(context: ClaimContext): Option | null {
  const found = findVagueResult(context);
  if (!found || context.quality >= GOOD) return null;
  const { roles, sentences, content } = context;
  const text = content.reading.input.content;
  const { place, shown } = quote(context, found);
  const before = content.reading.units.punctuated
    ? sentences.find(
        (sentence) =>
          sentence.index < found.sentence.index &&
          sentence.sentence.words <= SHORT_QUOTE &&
          COUNTED.test(sentence.sentence.text) &&
          isComplete(sentence) &&
          roles.of(sentence, "action") < TROUBLE &&
          Math.max(roles.of(sentence, "situation"), roles.of(sentence, "problem")) >= TROUBLE,
      )
    : undefined;
  const told = before && placeToQuote(text, before, undefined, SHORT_QUOTE);
  return {
    code: "quantify_result",
    rule: "result",
    worth: DIAGNOSED,
    quotes: told ? [place, told] : [place],
    text: told
      ? `${shown}\u00a0: on ne voit pas ce qui a changé. Vous partiez de ${showPlace(text, told)}\u00a0: dites la même chose, comptée à la fin.`
      : `${shown}\u00a0: on ne voit pas ce qui a changé. Dites-le par un fait\u00a0: un nombre, une date, ou ce que quelqu’un vous en a dit.`,
  };
}

function tellBothSides(context: ClaimContext): Option | null {
  const found = findOneSide(context);
  if (!found) return null;
  const { place, shown } = quote(context, found);
  return {
    code: "tell_lesson",
    rule: "part",
    part: "lesson",
    worth: DIAGNOSED,
    quotes: [place],
    text: `${shown}\u00a0: on n’entend que votre côté. Dites ce que l’autre craignait ou avait de juste, et ce que vous faites autrement depuis.`,
  };
}

function tellTheLesson(context: ClaimContext): Option | null {
  const found = findVagueLesson(context);
  if (!found) return null;
  const { place, shown } = quote(context, found);
  return {
    code: "tell_lesson",
    rule: "part",
    part: "lesson",
    worth: DIAGNOSED,
    quotes: [place],
    text: `${shown}\u00a0: dites quoi. Une chose que vous faites autrement depuis, et que l’on peut voir.`,
  };
}
