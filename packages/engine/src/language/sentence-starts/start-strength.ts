import { isFiniteVerbAt } from "../finite-verbs.ts";
import { readNumberWord } from "../numbers.ts";
import type { RawToken } from "../tokenize.ts";
import {
  isDislocated,
  isVerbal,
  nounClauseWithin,
  nounThenVerb,
  OBJECT_VERB,
  startsClause,
  subjectWithin,
} from "./clauses.ts";
import { announcesThat, closesCleft, opensCleft, startsCleft, takesUpNoun } from "./clefts.ts";
import { followsCondition, followsFronted, followsTimePhrase, timeThenSubject } from "./fronted.ts";
import { DETERMINERS, FRONTED, GREETINGS, HOLDERS, OPENERS, SUBJECTS, TIME_HEADS } from "./word-classes.ts";

/** Strength of a place that can never open a sentence. */
const NEVER = -9;
const INVERTED = new Set("vous tu il elle on nous ils elles".split(" "));

/** How much a sentence seems to begin at this token: −9 never, 0 unlikely, 3 surely. */
export function startStrength(raw: readonly RawToken[], index: number, from: number): number {
  const token = raw[index]!;
  const previous = raw[index - 1]!;
  const next = raw[index + 1];
  if (token.kind === "punctuation" || previous.norm.endsWith("'")) return NEVER;
  if (isNumber(token) && isNumber(previous)) return NEVER;
  if (token.start === previous.end + 1 && previous.kind !== "punctuation" && isHyphenated(token, previous))
    return NEVER;
  const afterComma = previous.kind === "punctuation" ? 1 : 0;
  if (token.norm === "merci") {
    if (isHeld(previous) || /^(?:dire|dit|dis)$/.test(previous.norm)) return NEVER;
    // « … avec une quiche merci Odile »: the last word of a speech stands alone.
    return index + 3 >= raw.length ? 6 : 2.6;
  }
  // « et voilà donc »: one link in three words.
  if (previous.norm === "voilà" && /^(?:et|mais|donc|bon)$/.test(raw[index - 2]?.norm ?? "")) return NEVER;
  if (OPENERS.has(token.norm)) return isHeld(previous) ? NEVER : openerStrength(raw, index) + afterComma;
  if (token.norm === "et") return startAfterAnd(raw, index) + afterComma;
  if (HOLDERS.has(previous.norm)) return NEVER;
  if (token.norm === "est-ce" || (token.norm === "est" && next?.norm === "ce")) return 2.6;
  if (SUBJECTS.has(token.norm)) return subjectStrength(raw, index, from) + afterComma;
  if (token.norm === "moi" || token.norm === "nous" || token.norm === "vous")
    return pronounStrength(raw, index) + afterComma;
  if (INVERTED.has(next?.norm ?? "") && OBJECT_VERB.test(token.norm) && token.norm.length > 4) return 2.2;
  if (token.norm.endsWith("ez") && token.norm.length > 4 && isFiniteVerbAt(raw, index)) return 2;
  if (token.norm === "ce" && opensCleft(raw, index))
    return startsCleft(raw, index) ? 2.2 + afterComma : NEVER;
  if (DETERMINERS.has(token.norm) && (nounThenVerb(raw, index) || isDislocated(raw, index + 2)))
    return nounStrength(raw, index, from) + afterComma;
  if (TIME_HEADS.has(token.norm) && timeThenSubject(raw, index)) return 2;
  return afterComma === 1 ? -1 : -5;
}

function isHyphenated(token: RawToken, previous: RawToken): boolean {
  return token.before === "none" && previous.before !== undefined && INVERTED.has(token.norm);
}

function isNumber(token: RawToken): boolean {
  return token.kind === "number" || readNumberWord(token.norm) !== null;
}

/** Held by the word before: « que merci », « et donc »; a greeting or a « voilà » holds nothing. */
function isHeld(previous: RawToken): boolean {
  return HOLDERS.has(previous.norm) && !GREETINGS.has(previous.norm);
}

/** A determiner that opens « les livraisons arrivaient »; not the object of a verb right before it. */
function nounStrength(raw: readonly RawToken[], index: number, from: number): number {
  if (isDislocated(raw, index + 2)) return 2.4;
  if (isVerbal(raw, index - 1) || followsFronted(raw, index, from)) return -4;
  if (announcesThat(raw, index)) return 2.6;
  return followsTimePhrase(raw, index, from) ? -4 : 1.4;
}

function openerStrength(raw: readonly RawToken[], index: number): number {
  const token = raw[index]!;
  const next = raw[index + 1];
  if (token.norm === "bon") return next && (SUBJECTS.has(next.norm) || OPENERS.has(next.norm)) ? 2 : -3;
  // « c'est donc », « il y a aujourd'hui », « aujourd'hui » at the end of a clause: it opens when a clause follows.
  const clause =
    next !== undefined &&
    (SUBJECTS.has(next.norm) ||
      DETERMINERS.has(next.norm) ||
      ["nous", "vous", "merci", "moi", "si", "quand", "il"].includes(next.norm) ||
      (["pour", "en", "d'"].includes(next.norm) && subjectWithin(raw, index + 2)) ||
      OPENERS.has(next.norm) ||
      next.norm.endsWith("ez"));
  return clause ? 2.4 : 0.3;
}

function startAfterAnd(raw: readonly RawToken[], index: number): number {
  const next = raw[index + 1]?.norm ?? "";
  if (next === "puis" || next === "donc" || next === "alors" || next === "là" || next === "ensuite") return 2;
  if (next === "voilà") return 2.2;
  if (
    SUBJECTS.has(next) ||
    ((next === "nous" || next === "vous") &&
      (startsClause(raw, index + 1) || raw[index + 2]?.norm === "on")) ||
    next === "moi"
  )
    return 0.9;
  if (FRONTED.has(next))
    return subjectWithin(raw, index + 2) || nounClauseWithin(raw, index + 2) ? 1.6 : NEVER;
  if (next === "si" || next === "quand") return 1.6;
  if (isDislocated(raw, index + 3)) return 2;
  return DETERMINERS.has(next) && nounThenVerb(raw, index + 1) ? 0.6 : NEVER;
}

function subjectStrength(raw: readonly RawToken[], index: number, from: number): number {
  const base = raw[index]!.norm === "cela" || raw[index]!.norm === "ça" ? 1.8 : 2.4;
  if (isDislocated(raw, index) || followsCondition(raw, index, from)) return -4;
  if (raw[index]!.norm === "c'" && (closesCleft(raw, index, from) || takesUpNoun(raw, index, from)))
    return -4;
  return followsTimePhrase(raw, index, from) || followsFronted(raw, index, from) ? -2 : base;
}

function pronounStrength(raw: readonly RawToken[], index: number): number {
  const next = raw[index + 1]?.norm ?? "";
  if (raw[index]!.norm === "moi")
    return next === "je" || next === "j'" || next === "c'" || next === "ce" ? 2.4 : -3;
  if (raw[index]!.norm === "nous" && next === "on") return 2.4;
  return startsClause(raw, index) ? 2.2 : -3;
}
