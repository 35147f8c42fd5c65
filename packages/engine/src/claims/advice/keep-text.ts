import type { SentenceReading } from "../../content/pitch-reading.ts";
import { syntaxOf } from "../../language/syntax.ts";
import type { Claim } from "../../report.ts";
import type { ClaimContext, Draft, Option } from "../context/claim-context.ts";
import { heardChance, likeliestLine } from "../listener/listener.ts";
import { isWeakEnd, lastSaid, mostOfRoles, surest } from "../signs/pick-sentence.ts";
import {
  isComplete,
  isShownWhole,
  placeToQuote,
  SHORT_QUOTE,
  showPlace,
  stammers,
} from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { openingSentences } from "../telling/tell-opening.ts";
import { findVerdicts } from "../telling/tell-words.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** « Rien d’important à changer » would not be believed beside a score of two. */
export const hasLowNote = ({ scored, quality }: ClaimContext): boolean =>
  scored.some(({ score }) => score < (quality >= GOOD ? TOO_LOW.good : TOO_LOW.fair));

/** Ways to say that a text should be kept: the most useful one is then chosen. */
export const keepSayings = (context: ClaimContext): Option[] =>
  [keepByHeart(context), keepSlowly(context)].filter((option) => option !== null);

/**
 * Which lines to learn by heart: stage fright makes one forget the first and the last. For texts to keep, readers found
 * this useful three times as often as advice to rehearse before somebody, if both lines are worth it.
 */
function keepByHeart(context: ClaimContext): Option {
  const { content } = context.content.reading.input;
  const first = [context.sentences[0], openingSentences(context)[0]].find(
    (sentence) => sentence && isWorthLearning(context, sentence, NO_START),
  );
  const last = lastSaid(context);
  // Without punctuation, sentence boundaries are guesses.
  if (
    !first ||
    !last ||
    first === last ||
    !context.content.reading.units.punctuated ||
    !isWorthLearning(context, last, NO_END)
  )
    return KEEP;
  // Quote lines to learn by heart in full.
  const places = [first, last].map((sentence) => placeToQuote(content, sentence, undefined, WORDS.most));
  const [start, end] = places.map((place) => showPlace(content, place));
  if (places.some((place) => !isShownWhole(content, place))) return KEEP;
  // If the text starts with a greeting, the first real line is the second sentence.
  const lines =
    first === context.sentences[0]
      ? `la première phrase, ${start}, et la dernière, ${end}`
      : `${start} et la dernière phrase, ${end}`;
  return {
    ...KEEP,
    quotes: places,
    text: `${KEPT}\u00a0: sachez par cœur ${lines}.`,
  };
}

/** Where to slow down in a text to keep: on the line that listeners would remember, quoted in full. */
function keepSlowly(context: ClaimContext): Option | null {
  const { content } = context.content.reading.input;
  const best = likeliestLine(
    context,
    "best",
    REMEMBERED,
    (sentence) =>
      sentence.sentence.words <= SHORT_QUOTE &&
      context.content.reading.units.punctuated &&
      isWorthLearning(context, sentence, NO_END),
  );
  if (!best) return null;
  const place = placeToQuote(content, best, undefined, SHORT_QUOTE);
  if (!isShownWhole(content, place)) return null;
  return {
    ...KEEP,
    quotes: [place],
    text: `${KEPT}\u00a0: dites lentement ${showPlace(content, place)}, et laissez un silence après.`,
  };
}
const REMEMBERED = 0.2;

const WORDS = { least: 4, most: 30 };
/** Roles not worth learning by heart: thanks, apologies, hesitation and the like. */
export const NO_END: readonly Role[] = [
  "greeting",
  "thanks",
  "apology",
  "filler_only",
  "repair",
  "off_topic",
  "plan",
  "vague_request",
];
const NO_START: readonly Role[] = [...NO_END, "self_intro"];
const LIKELY = 0.4;
/** Words of courtesy, doubt and hesitation: not worth learning by heart. */
const LOOSE = regexInLines("iu")`
  (?<![\p{L}])(?:
    bonjour|bonsoir|merci|remerci\p{L}+|excus\p{L}+|pardon|désolée?s?|euh|heu|hein|quoi|voilà|enfin|bref|
    je (?:crois|pense)|je (?:ne )?sais pas|il me semble|c['’]est tout|des questions|
    j['’]aurais (?:peut-être )?dû
  )(?![\p{L}])|
  …|\.\.\.|~
`;

export function isWorthLearning(
  context: ClaimContext,
  sentence: SentenceReading,
  roles: readonly Role[],
): boolean {
  const { words, text } = sentence.sentence;
  return (
    words >= WORDS.least &&
    words <= WORDS.most &&
    isComplete(sentence) &&
    !sentence.isQuestion &&
    !LOOSE.test(text) &&
    !signsOf(context.content, sentence).restart &&
    !stammers(text) &&
    isStatement(context, sentence) &&
    mostOfRoles(context, sentence, roles) < LIKELY
  );
}

/** Requires a finite verb, which a title, the subject of a letter or a signature does not have. */
function isStatement({ content }: ClaimContext, { index }: SentenceReading): boolean {
  const words = syntaxOf(content.reading.units)[index]?.words ?? [];
  return words.some(
    ({ upos, head, deprel }) =>
      (head === -1 && upos === "VERB") || (deprel === "cop" && words[head]?.head === -1),
  );
}

/** Out of ten: one score slightly below the middle matters little in a good text. */
const TOO_LOW = { fair: 5, good: 4.5 };
const GOOD = 0.67;

/** Number and share per sentence of empty adjectives in a text made of them. */
const VERDICTS = { least: 3, share: 0.3 };

/** Whether a third of the sentences only say that it was « super », « sympa » or « trop bien ». */
export function isMadeOfVerdicts({ content, sentences }: ClaimContext): boolean {
  const count = findVerdicts(content.reading.input.content).length;
  return count >= VERDICTS.least && count >= VERDICTS.share * sentences.length;
}

/** Below this chance in every sentence, the text does not do it. */
const ABSENT = 0.3;

/** A product pitch that shows no need, or lacks a request that it should make, by its claims and by its sentences. */
export function lacksWhatItOwes(context: ClaimContext, told: readonly Draft[]): boolean {
  if (context.form.name !== "product") return false;
  const isHeard = (...names: string[]) =>
    told.some(({ kind, rule, part }) => kind === "credit" && names.includes(part ?? rule));
  const isNeeded =
    isHeard("problem", "customer", "stake") || surest(context, { families: ["need", "lived"] }) >= ABSENT;
  const asks =
    !context.form.asks ||
    isHeard("request") ||
    surest(context, { roles: ["request", "vague_request", "next_step"] }) >= ABSENT;
  return !isNeeded || !asks;
}
const SHOWN = 0.5;
/** From this quality on, only words that are at fault stand against keeping a text. */
const KEPT_WITHOUT = 0.75;
/** A fair text is kept for what it has: something lived, proved or counted, and an end that says something. */
export function hasReasonsToKeep(context: ClaimContext): boolean {
  if (context.quality >= KEPT_WITHOUT) return true;
  const isShown =
    surest(context, { families: ["lived", "evidence", "explained"] }) >= SHOWN ||
    context.sentences.some(({ figures }) => figures.length > 0);
  const last = lastSaid(context);
  const isEnded =
    context.quality >= GOOD ||
    !last ||
    !isWeakEnd(context, last) ||
    heardChance(context, "endsWell") >= SHOWN;
  return isShown && isEnded;
}

/** First words of the advice to keep a text. */
export const KEPT = "Rien d’important à changer";
/** The verdict already says it: alone, it appears on no card and in no list. */
const KEEP: Option = { code: "keep_as_is", rule: "whole", worth: 1, text: `${KEPT}.` };

/** Whether advice only repeats the verdict: keep the text. */
export const isBareKeep = ({ code, quotes }: Pick<Claim, "code" | "quotes">): boolean =>
  code === "keep_as_is" && quotes.length === 0;
