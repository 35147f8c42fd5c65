import { isNoFactOfThem } from "../signs/says-nothing-of-them.ts";
import type { ClaimPart, Evidence } from "../../report.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import { GIVEN_AND_GUESSED } from "../../roles/lay-given-roles.ts";
import { type ClaimContext, type Draft, signOf, STRONG, wholeSentence } from "../context/claim-context.ts";
import { pleadsForNothing } from "../signs/find-request.ts";
import { PART_WORDS } from "../parts/parts-of-speech.ts";
import { isComplete, placeToQuote, showPlace } from "../context/places.ts";
import { cueOf, givenFor, strongestOf, type StrongestSentence } from "../parts/part-signs.ts";
import { onlyOffers } from "../signs/sentence-signs.ts";
import { saysNothingOfThem } from "../signs/says-nothing-of-them.ts";
import { findOneSide, findVagueLesson, findVagueResult } from "../signs/vague-ends.ts";
import { tellsNoEvent } from "../signs/tells-no-event.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { partChance, TOLD_MISSING_UP_TO, toldThereFrom } from "../parts/part-chances.ts";

/** In words: a shorter speech may leave parts out. */
const ENOUGH_WORDS = 40;

/**
 * From these chances on, quote the sentence: below them the part is present, but the sentence that fills it is
 * uncertain.
 */
const QUOTED = 0.97;
/**
 * Quote at least three words, since a single word proves nothing to a reader; and at most thirty, since unpunctuated
 * text is hard to read.
 */
const FEWEST_SHOWN = 3;
const MOST_SHOWN = 30;
const QUOTED_WITH_CUE = 0.92;
/** A part is reported present only if some sentence also plays its role, and missing only if no sentence comes near. */
export const SOME_SIGN = 0.12;
export const NO_SIGN = 0.3;
/** "market" matters only to investors, and "task" was wrongly reported missing about half of the time. */
const NEVER_MISSED = new Set<ClaimPart>(["market", "task"]);
/** « notre projet tutoré »: school work has no business model. */
const SCHOOL_WORK =
  /(?<![\p{L}])projets? (?:tutoré|tuteuré|scolaire|d['’]étudiants?|(?:de fin )?d['’]études)(?![\p{L}])/iu;
/** Parts not worth quoting: a greeting, a last thank you. */
const NEVER_SHOWN = new Set<ClaimPart>(["close", "occasion"]);

/** The parts that the form expects: those found and those missing; nothing of the uncertain ones. */
export function tellParts(context: ClaimContext): Draft[] {
  // The answer is about another question: its parts do not count for this one.
  if (context.content.evidence.isOffTopic) return [];
  return context.form.parts.flatMap((part) => {
    const claim = tellPart(context, part);
    return claim ? [claim] : [];
  });
}

function tellPart(context: ClaimContext, part: ClaimPart): Draft | null {
  const words = PART_WORDS[part];
  if (context.content.hasGivenRoles) return tellGivenPart(context, part);
  const chance = partChance(context, part);
  if (chance === null || (part === "request" && pleadsForNothing(context))) return null;
  // A daily routine is not an action in the sense of a story.
  if (part === "action" && tellsNoEvent(context)) return null;
  if (isOnlyNamed(context, part)) return null;
  const strongest = strongestOf(context, part);
  // « Je peux vous laisser la plaquette »: an offer, not a request.
  if (part === "request" && strongest && onlyOffers(strongest.sentence)) return null;
  if ((part === "company_fact" || part === "who") && strongest && onlyJudges(context, strongest.sentence))
    return null;
  if (part === "company_fact" && strongest && isNoFactOfThem(strongest.sentence.sentence.text)) return null;
  if (part === "weakness" && strongest && NO_WEAKNESS.test(strongest.sentence.sentence.text)) return null;
  const anywhere = cueOf(context, part, null);
  if (strongest && isThere(part, chance, strongest.chance, anywhere !== null)) {
    const cue = cueOf(context, part, strongest.sentence);
    return sayHeard(context, part, strongest, strongest.chance >= (cue ? QUOTED_WITH_CUE : QUOTED));
  }
  const isLong = context.content.reading.words >= ENOUGH_WORDS;
  if (context.quality >= STRONG || !context.form.isSure || !isLong || context.validity < 0.5) return null;
  // Directions, a thesis or a lesson may do without an example.
  if (part === "example" && context.form.name === "exposition") return null;
  if (NEVER_MISSED.has(part) || !isMissing(chance, strongest?.chance ?? 0)) return null;
  if (part === "business_model" && SCHOOL_WORK.test(context.content.reading.input.content)) return null;
  return { kind: "missing", rule: "part", part, quotes: [], evidence: [], text: words.missed };
}

/** A part of which the text says that it is there, and not what it is: neither praised nor called missing. */
const isOnlyNamed = (context: ClaimContext, part: ClaimPart): boolean =>
  (part === "result" && findVagueResult(context) !== null) ||
  (part === "lesson" && (findVagueLesson(context) !== null || findOneSide(context) !== null)) ||
  ((part === "link_with_me" || part === "company_fact") && saysNothingOfThem(context));

/**
 * When a reader gave each sentence its role: a part is reported present if a sentence has its role, and quoted if the
 * engine's guess agrees; missing parts are left to the reader.
 */
function tellGivenPart(context: ClaimContext, part: ClaimPart): Draft | null {
  const given = givenFor(context, part);
  return given && sayHeard(context, part, given, given.chance >= GIVEN_AND_GUESSED);
}

function sayHeard(
  context: ClaimContext,
  part: ClaimPart,
  { sentence, role }: StrongestSentence,
  isSure: boolean,
): Draft {
  const { heard: usual, heardIn } = PART_WORDS[part];
  const heard = heardIn?.[context.form.name] ?? usual;
  const content = context.content.reading.input.content;
  const place = placeToQuote(content, sentence, cueOf(context, part, sentence) ?? undefined);
  const shownWords = content.slice(place.start, place.end).match(/\S+/gu)?.length ?? 0;
  const isShown =
    isSure &&
    shownWords >= FEWEST_SHOWN &&
    shownWords <= MOST_SHOWN &&
    !NEVER_SHOWN.has(part) &&
    isComplete(sentence);
  return {
    kind: "credit",
    rule: "part",
    part,
    quotes: isShown ? [wholeSentence(sentence)] : [],
    evidence: [signOf(`role.${role}`, sentence), ...evidenceOf(cueOf(context, part, null), sentence)],
    text: isShown ? `${heard}\u00a0: ${showPlace(content, place)}.` : `${heard}.`,
  };
}

const isMissing = (chance: number, surest: number) => chance <= TOLD_MISSING_UP_TO && surest <= NO_SIGN;

const isThere = (part: ClaimPart, chance: number, surest: number, hasCue: boolean) =>
  chance >= toldThereFrom(part) && (surest >= SOME_SIGN || hasCue);

/**
 * « Vous innovez, et vos produits sont reconnus partout », « une personne curieuse, portée par l’humain »: fits any
 * employer, or anybody. Of 31 answers praised for a fact about the employer this holds for seven, none of which
 * contained one.
 */
const onlyJudges = ({ roles }: ClaimContext, sentence: SentenceReading): boolean =>
  sentence.figures.length === 0 && sentence.names.length === 0 && roles.of(sentence, "claim") >= JUDGES;
const JUDGES = 0.5;

/** « Je suis perfectionniste »: the answer of somebody who names no weakness. */
const NO_WEAKNESS = regexInLines("iu")`
  (?<![\p{L}])(?:
    perfectionn|trop (?:investi|travailleu|rigoureu|consciencieu|généreu|impliqué)|
    (?:c['’]est|ça peut être) aussi une (?:qualité|force)|pas (?:vraiment )?de (?:gros |vrai )?défaut
  )
`;

function evidenceOf(cue: { start: number; end: number } | null, sentence: SentenceReading): Evidence[] {
  return cue ? [{ rule: "cue", start: cue.start, end: cue.end }] : [signOf("family", sentence)];
}
