import type { SentenceReading } from "../../content/pitch-reading.ts";
import { TAKES_LEAVE } from "../../report.ts";
import { type ClaimContext, type Option, OWED } from "../context/claim-context.ts";
import { likeliestLine } from "../listener/listener.ts";
import { isWorthLearning, NO_END } from "./keep-text.ts";
import { findHabit } from "../signs/find-excuses.ts";
import { findLeave, isSorry } from "../signs/find-leave.ts";
import { startsExcused } from "../telling/find-start.ts";
import { isWeakEnd, lastSaid, mostOfRoles } from "../signs/pick-sentence.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/**
 * Advice on the start and the end, which readers of fair texts ask for most. Based on words of the text, never on a
 * score; for strong texts too, since nobody would miss these words.
 */
export function adviseOnEnds(context: ClaimContext): Option[] {
  return [beginThere(context), stopBefore(context), ...excuse(context)].filter((option) => option !== null);
}

const shortPlace = ({ content }: ClaimContext, sentence: SentenceReading) =>
  placeToQuote(content.reading.input.content, sentence, undefined, SHORT_QUOTE);

/** « Voilà un peu mon parcours »: quote words to leave out together with their leading connective. */
function wholeOf({ sentence: { start, text } }: SentenceReading) {
  const lead = /^[\s,.…]*/u.exec(text)?.[0].length ?? 0;
  return { start: start + lead, end: start + text.trimEnd().length };
}

/** « J’aurais dû commencer par là » */
const SHOULD_HAVE = regexInLines("iu")`
  j['’]aurais (?:peut-être )?(?:dû|mieux fait de) (?:vous )?
    (?:commencer par (?:là|ça|cela)|dire (?:ça|cela) d['’]abord)(?![\p{L}])\s?:?\s?
`;
/**
 * A speaker who says that they should have begun there is taken at their word: it refers to what follows a colon, else
 * to what precedes. All five who said it in a separate sentence meant what they had just said.
 */
function beginThere(context: ClaimContext): Option | null {
  const { content, sentences } = context;
  const text = content.reading.input.content;
  const said = sentences.find(({ sentence }) => SHOULD_HAVE.test(sentence.text))?.sentence;
  if (!said) return null;
  const found = SHOULD_HAVE.exec(text.slice(said.start, said.end))!;
  const start = said.start + found.index;
  const regret = { start, end: start + found[0].trimEnd().length };
  const rest = { start: start + found[0].length, end: said.end };
  const isAnnounced = found[0].includes(":") && rest.start < rest.end;
  if (!isAnnounced && text.slice(0, start).trim() === "") return null;
  return {
    code: "reorder",
    rule: "opening",
    worth: OWED,
    quotes: [isAnnounced ? rest : regret],
    text: isAnnounced
      ? `Vous le dites vous-même, vous auriez dû commencer par là\u00a0: commencez par ${showPlace(text, rest)}.`
      : `Vous le dites vous-même\u00a0: ${showPlace(text, regret)}. Commencez par ce que vous venez de dire juste avant.`,
  };
}

function stopBefore(context: ClaimContext): Option | null {
  const leave = findLeave(context);
  if (!leave) return null;
  const text = context.content.reading.input.content;
  const [end, kept] = [wholeOf(leave.last), shortPlace(context, leave.before)];
  return {
    code: "end_stronger",
    rule: "closing",
    worth: 0.6,
    quotes: [end],
    evidence: [{ rule: TAKES_LEAVE, start: leave.last.sentence.start, end: leave.end }],
    // The sentence before may be no better an end: then do not propose it.
    text:
      !leave.isGoodEnd || isWeakEnd(context, leave.before)
        ? `Arrêtez-vous avant ${showPlace(text, end)}.`
        : `Arrêtez-vous à ${showPlace(text, kept)}, sans ajouter ${showPlace(text, end)}.`,
  };
}

/** Of five speeches with this many apologies, readers said of all that these cost them most. */
const ALL_OVER = 4;

function excuse(context: ClaimContext): Option[] {
  const options: Option[] = [];
  const text = context.content.reading.input.content;
  const head = startsExcused(context);
  if (head?.next) {
    const place = shortPlace(context, head.next);
    options.push({
      code: "shorten_opening",
      rule: "opening",
      worth: 0.6,
      quotes: [place],
      text: `Commencez à ${showPlace(text, place)}, sans vous excuser d’abord.`,
    });
  }
  const habit = findHabit(context);
  if (habit)
    options.push({
      code: "drop_hedges",
      rule: "hedge",
      worth: habit.excuses.length >= ALL_OVER ? 0.92 : 0.7,
      quotes: habit.excuses.map(({ place }) => place),
      text: `Retirez vos excuses, comme ${habit.first}\u00a0: personne ne vous reproche rien.`,
    });
  return options;
}

/** Roles of a good last sentence: it asks, shows, quotes, says what comes next or amuses. */
const ENDS_WELL: readonly Role[] = [
  "request",
  "next_step",
  "quote",
  "wish",
  "proof",
  "scene",
  "news",
  "conclusion",
];
/** Roles of an empty last sentence. In better texts a higher chance is needed, since the line may be intended. */
const SAYS_NOTHING: readonly Role[] = [
  "claim",
  "cliche",
  "filler_only",
  "apology",
  "thanks",
  "off_topic",
  "vague_request",
  "repair",
  "openness",
  "strength",
  "weakness",
];
const FEWEST_WORDS = 2;
const NOTHING_FROM = { fair: 0.1, good: 0.3 };
/** Below the first of these qualities, a text has more urgent lacks than its end. */
const FAIR = 0.45;
const GOOD = 0.6;
const TURNS = /^[\s,]{0,3}(?:mais|et pourtant|sauf que)(?![\p{L}])/iu;
/** « … parce que j’ai horreur d’ouvrir des sachets »: a reason of one’s own. */
const GIVES_A_REASON = /(?<![\p{L}])(?:parce qu(?:e |[’'])|car )(?:j[’']ai|je)(?![\p{L}])/iu;
const SOME_END = 0.3;
const SMILES = 0.2;
const THANKS = 0.4;

/**
 * Advice on an empty last line, given only when there is nothing surer. Readers found it useful for 39 texts of 54,
 * whose writers were not in the training data of the roles.
 */
export function endOnWhatMatters(context: ClaimContext): Option | null {
  const { content, roles } = context;
  const last = lastSaid(context);
  // A longer one would be quoted cut, a shorter one is no sentence.
  if (
    !last ||
    last.sentence.words > SHORT_QUOTE ||
    last.sentence.words < FEWEST_WORDS ||
    !isComplete(last) ||
    findLeave(context)
  )
    return null;
  if (last.isQuestion || last.sentence.text.includes("!") || isSorry(context, last)) return null;
  const { asks, event, somebody } = signsOf(content, last);
  const isEnd =
    asks ||
    (event && somebody) ||
    mostOfRoles(context, last, ENDS_WELL) >= SOME_END ||
    roles.of(last, "humour") >= SMILES ||
    // A toast or a talk may end on thanks.
    (content.reading.input.pitchType === "perso" && roles.of(last, "thanks") >= THANKS);
  if (isEnd || TURNS.test(last.sentence.text) || GIVES_A_REASON.test(last.sentence.text)) return null;
  const least = context.quality >= GOOD ? NOTHING_FROM.good : NOTHING_FROM.fair;
  if (context.quality >= FAIR && mostOfRoles(context, last, SAYS_NOTHING) < least) return null;
  const text = content.reading.input.content;
  const place = shortPlace(context, last);
  const end = lineToEndOn(context, last);
  const shown = end && placeToQuote(text, end, undefined, SHORT_QUOTE);
  return {
    code: "end_stronger",
    rule: "closing",
    worth: 0.35,
    quotes: shown ? [place, shown] : [place],
    text: shown
      ? `Vous finissez sur ${showPlace(text, place)}\u00a0: finissez plutôt sur ${showPlace(text, shown)}, que l’on retiendra.`
      : `Vous finissez sur ${showPlace(text, place)}\u00a0: finissez plutôt sur la chose que vous voulez que l’on retienne.`,
  };
}

/** From this chance that a reader would close on it or keep it, a line is a better end. */
const BETTER_END = 0.3;
const LEANS =
  /^[\s,]{0,3}(?:par contre|mais|sauf|sinon|donc|et|puis|ensuite|après|tout (?:ça|cela))(?![\p{L}])/iu;

/** A line of the second half that readers would rather hear last. */
function lineToEndOn(context: ClaimContext, last: SentenceReading): SentenceReading | null {
  if (context.form.name === "questions") return null;
  const middle = context.sentences[Math.floor(context.sentences.length / 2)]!.index;
  const may = (sentence: SentenceReading) =>
    sentence !== last &&
    sentence.index >= middle &&
    !LEANS.test(sentence.sentence.text) &&
    sentence.sentence.words <= SHORT_QUOTE &&
    isWorthLearning(context, sentence, NO_END);
  return likeliestLine(context, "close", BETTER_END, may) ?? likeliestLine(context, "best", BETTER_END, may);
}
