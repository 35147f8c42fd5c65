import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { mostOfRoles } from "../signs/pick-sentence.ts";
import { isComplete, placeToQuote, showPlace } from "../context/places.ts";
import { keptChance } from "../telling/tell-kept.ts";
import type { Role } from "../context/role-signs.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { isUnprepared } from "../signs/unprepared.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/**
 * What listeners of stories ask for most: to begin where something happens, to stay on one moment, to stop when it is
 * over. Each option names the place in the story.
 */
export function adviseOnStory(context: ClaimContext): Option[] {
  if (context.form.name !== "told" || context.quality >= UNREHEARSED) return [];
  const options = [endIt(context)];
  if (context.quality >= GOOD) return options.filter((option) => option !== null);
  options.push(stopThere(context));
  if (context.quality < FAIR) options.push(arriveSooner(context), keepOneMoment(context));
  return options.filter((option) => option !== null);
}

/** From this quality on, a story has an end, prepared or not. */
const UNREHEARSED = 0.8;
/** Roles of a sentence that may end a story. */
const ENDS: readonly Role[] = [
  "lesson",
  "result",
  "conclusion",
  "message",
  "emotion",
  "humour",
  "quote",
  "wish",
  "thanks",
];
const SOME_END = 0.35;
const LAST_HEARD = 2;

/** An improvised story stops when nothing more comes to mind: readers missed the end of four such stories in five. */
function endIt(context: ClaimContext): Option | null {
  const { sentences, content } = context;
  if (!isUnprepared(context) || content.reading.words < SEVERAL_WORDS) return null;
  const last = sentences.slice(-LAST_HEARD);
  if (last.some((sentence) => mostOfRoles(context, sentence, ENDS) >= SOME_END)) return null;
  return {
    code: "end_stronger",
    rule: "closing",
    worth: 0.5,
    text: "Préparez votre dernière phrase\u00a0: comment cela a fini, ou ce que vous en gardez. Ici, le récit s’arrête sans que l’on sache qu’il est fini.",
  };
}

/** From this quality on, leave the story as it is. */
const GOOD = 0.66;
/** Above this quality, a delay may be what holds the listener. */
const FAIR = 0.6;
const LIKELY = 0.5;
const FEWEST_WORDS = 5;
const MOST_WORDS = 24;

/** Words that mark something told in passing. */
const UNTIDY = /(?<![\p{L}])(?:etc|machin|truc|enfin|bref|il me semble)(?![\p{L}])|~/iu;

const happens = (context: ClaimContext, sentence: SentenceReading): boolean => {
  const signs = signsOf(context.content, sentence);
  const { words } = sentence.sentence;
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    signs.event &&
    !signs.restart &&
    !sentence.isQuestion &&
    isComplete(sentence) &&
    mostOfRoles(context, sentence, ["scene", "action"]) >= LIKELY &&
    !UNTIDY.test(sentence.sentence.text) &&
    mostOfRoles(context, sentence, ["off_topic", "filler_only", "repair"]) < LIKELY
  );
};

const placeOf = ({ content }: ClaimContext, sentence: SentenceReading): Place =>
  placeToQuote(content.reading.input.content, sentence);
const show = ({ content }: ClaimContext, place: Place) => showPlace(content.reading.input.content, place);

/** Lowest chance that the moment to reach sooner is worth it. */
const WORTH_ARRIVING = 0.8;
/** In words: the background that a listener accepts before the first event. */
const PATIENCE = 90;
/** Relative position after which the story must have begun long before. */
const LATEST = 0.6;

function arriveSooner(context: ClaimContext): Option | null {
  let words = 0;
  for (const sentence of context.sentences) {
    if (words > LATEST * context.content.reading.words) return null;
    if (happens(context, sentence) && (words < PATIENCE || keptChance(context, sentence) >= WORTH_ARRIVING)) {
      if (words < PATIENCE) return null;
      const place = placeOf(context, sentence);
      return {
        code: "shorten_opening",
        rule: "opening",
        worth: 0.58,
        quotes: [place],
        text: `Arrivez plus vite à ${show(context, place)}\u00a0: ce qui précède tient en une phrase.`,
      };
    }
    words += sentence.sentence.words;
  }
  return null;
}

/** In words: a shorter story has no room for several moments. */
const SEVERAL_WORDS = 120;
/** Above this length and below this quality, a story has several moments, or loses one among others. */
const LONG_STORY = 260;
const SCATTERED = 0.52;

/**
 * Do not name the moment, the speaker knows it: those named here were never the ones that readers wanted (record 225).
 */
function keepOneMoment({ content, quality }: ClaimContext): Option | null {
  const { words } = content.reading;
  if (words < SEVERAL_WORDS) return null;
  return {
    code: "cut_length",
    rule: "scene",
    worth: words >= LONG_STORY && quality < SCATTERED ? 0.52 : LEAST,
    text: "Choisissez le moment que vous garderiez s’il n’en restait qu’un\u00a0: arrivez-y plus vite, et racontez celui-là en entier.",
  };
}
const LEAST = 0.3;

/** « Voilà », « je ne sais plus », « c’est tout »: the story was already over. */
const OVER = regexInLines("iu")`
  (?<![\p{L}])(?:
    voil[àa]|c['’]est tout|c['’]est à peu près tout|je (?:ne )?(?:sais|me souviens|me rappelle) plus|
    je crois que c['’]est|qu['’]est-ce qu|bref
  )(?![\p{L}])
`;
const LAST = 5;
const SHORT = 8;

/** The last event, when only goodbyes and hesitation follow it. */
function stopThere(context: ClaimContext): Option | null {
  const { sentences } = context;
  const from = Math.max(Math.ceil(sentences.length / 2), sentences.length - LAST);
  for (let at = sentences.length - 1; at >= from; at -= 1) {
    const sentence = sentences[at]!;
    if (happens(context, sentence)) {
      if (at === sentences.length - 1) return null;
      const place = placeOf(context, sentence);
      return {
        code: "end_stronger",
        rule: "closing",
        worth: 0.54,
        quotes: [place],
        text: `Arrêtez-vous à ${show(context, place)}\u00a0: la suite n’y ajoute rien.`,
      };
    }
    const isOver =
      !signsOf(context.content, sentence).event &&
      (OVER.test(sentence.sentence.text) ||
        (sentence.sentence.words <= SHORT && context.roles.of(sentence, "filler_only") >= LIKELY));
    if (!isOver) return null;
  }
  return null;
}
