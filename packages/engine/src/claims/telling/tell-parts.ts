import type { ClaimPart, Evidence } from "../../report.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import { GIVEN_AND_GUESSED } from "../../roles/lay-given-roles.ts";
import { type ClaimContext, type Draft, signOf, STRONG, wholeSentence } from "../context/claim-context.ts";
import { pleadsForNothing } from "../signs/find-request.ts";
import { PART_WORDS } from "../parts/parts-of-speech.ts";
import { isComplete, placeToQuote, showPlace } from "../context/places.ts";
import { cueOf, givenFor, strongestOf, type StrongestSentence } from "../parts/part-signs.ts";
import { onlyOffers } from "../signs/sentence-signs.ts";
import { tellsNoEvent } from "../signs/tells-no-event.ts";
import { partChance, TOLD_MISSING_UP_TO, toldThereFrom } from "../parts/part-chances.ts";

/** In fewer words a speech leaves parts out because it is short. */
const ENOUGH_WORDS = 40;

/** From these chances on, the sentence itself is shown: under them the part is there, and which words fill it is in doubt. */
const QUOTED = 0.97;
/** A word alone shows nothing, and what has no stop is read by nobody. */
const FEWEST_SHOWN = 3;
const MOST_SHOWN = 30;
const QUOTED_WITH_CUE = 0.92;
/** A part is told there on the sign of a sentence too, and missing only where no sentence comes near. */
export const SOME_SIGN = 0.12;
export const NO_SIGN = 0.3;
/** Only investors ask for the one; the other is told missing where it stands as often as not. */
const NEVER_MISSED = new Set<ClaimPart>(["market", "task"]);
/** « notre projet tutoré »: what is done for a school is sold to nobody. */
const SCHOOL_WORK =
  /(?<![\p{L}])projets? (?:tutoré|tuteuré|scolaire|d['’]étudiants?|(?:de fin )?d['’]études)(?![\p{L}])/iu;
/** Parts whose words show nothing: a greeting, a last thank you. */
const NEVER_SHOWN = new Set<ClaimPart>(["close", "occasion"]);

/** The parts that the form calls for: those that are heard, those that are missed, nothing of those in doubt. */
export function tellParts(context: ClaimContext): Draft[] {
  // What an answer to another question holds is no part of this one's.
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
  // What is done every day is no deed that the answer tells.
  if (part === "action" && tellsNoEvent(context)) return null;
  const strongest = strongestOf(context, part);
  // « Je peux vous laisser la plaquette »: nobody is asked for anything.
  if (part === "request" && strongest && onlyOffers(strongest.sentence)) return null;
  if ((part === "company_fact" || part === "who") && strongest && onlyJudges(context, strongest.sentence))
    return null;
  const anywhere = cueOf(context, part, null);
  if (strongest && isThere(part, chance, strongest.chance, anywhere !== null)) {
    const cue = cueOf(context, part, strongest.sentence);
    return sayHeard(context, part, strongest, strongest.chance >= (cue ? QUOTED_WITH_CUE : QUOTED));
  }
  const isLong = context.content.reading.words >= ENOUGH_WORDS;
  if (context.quality >= STRONG || !context.form.isSure || !isLong || context.validity < 0.5) return null;
  // A way, a thesis or a lesson may explain without a case.
  if (part === "example" && context.form.name === "exposition") return null;
  if (NEVER_MISSED.has(part) || !isMissing(chance, strongest?.chance ?? 0)) return null;
  if (part === "business_model" && SCHOOL_WORK.test(context.content.reading.input.content)) return null;
  return { kind: "missing", rule: "part", part, quotes: [], evidence: [], text: words.missed };
}

/**
 * With a reader's own word on each sentence a part is told there where one was given it, shown where the
 * engine guesses the same of that sentence; what lacks is for the reader to say.
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
 * « Vous innovez, et vos produits sont reconnus partout », « une personne curieuse, portée par l’humain »: it would be said of
 * any employer, or of anybody. Of 31 answers praised for a fact of their employer this holds for seven, and none of the seven
 * held one.
 */
const onlyJudges = ({ roles }: ClaimContext, sentence: SentenceReading): boolean =>
  sentence.figures.length === 0 && sentence.names.length === 0 && roles.of(sentence, "claim") >= JUDGES;
const JUDGES = 0.5;

function evidenceOf(cue: { start: number; end: number } | null, sentence: SentenceReading): Evidence[] {
  return cue ? [{ rule: "cue", start: cue.start, end: cue.end }] : [signOf("family", sentence)];
}
