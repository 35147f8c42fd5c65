import type { TextUnits } from "../../language/units.ts";
import { tokenize, type RawToken } from "../../language/tokenize.ts";
import { once } from "../../language/once.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import { type Range } from "../edits/remove-ranges.ts";

/** A range of a sentence and its replacement. */
export interface SpokenChange extends Range {
  insert: string;
}

const SUBJECTS = new Set("je j' tu t' il elle on nous vous ils elles ça ca sa cela c' ce qui y".split(" "));
const OBJECTS = new Set("me m' te t' se s' le la l' les lui leur y en nous vous".split(" "));
const VOWEL = /^[aàâeéèêëiîïoôuùûœyh]/i;
const BEFORE_PAS = new Set(["vraiment", "même", "plus", "surtout"]);

/** Cheap tests, to avoid tokenising most sentences. */
const MAY_LACK_APOSTROPHE = /(?:^| )(?:[jldcnstm]|qu) \p{L}/iu;
const MAY_DOUBLE_SUBJECT = /\bmoi j/i;
const MAY_LACK_NE = /\b(?:pas|jamais|rien)\b/i;

/** « j ai » → « j'ai »: a missing apostrophe. */
export function apostropheChanges(sentence: string): SpokenChange[] {
  if (!MAY_LACK_APOSTROPHE.test(sentence)) return [];
  const tokens = tokenize(sentence);
  return (
    tokens
      .filter((token) => token.norm.endsWith("'") && !/['’‘ʼ´]$/.test(token.text))
      // « 520 m et l'autre », « 12 l au cent »: a unit.
      .filter((token) => tokens[tokens.indexOf(token) - 1]?.kind !== "number")
      // « le m et le a », « la classe c ou d »: letters.
      .filter((token) => !/^(?:et|ou)$/.test(tokens[tokens.indexOf(token) + 1]?.norm ?? ""))
      // « les ondes s elles vont moins vite »: « si » is shortened before « il » only.
      .filter(
        (token) => token.norm !== "s'" || !/^elles?$/.test(tokens[tokens.indexOf(token) + 1]?.norm ?? ""),
      )
      // « un L avec l'évier », « la forme C exponentielle »: a capital inside a sentence names something.
      .filter((token) => tokens.indexOf(token) === 0 || !/^\p{Lu}/u.test(token.text))
      .filter((token) => !isLetter(tokens, tokens.indexOf(token)))
      .map((token) => ({ start: token.end, end: token.end + 1, insert: "'" }))
  );
}

/** « le permis d en mars », « le bac l en juin »: a letter used as a name; « d en faire » lacks an apostrophe. */
function isLetter(tokens: readonly RawToken[], at: number): boolean {
  const [before, token, next, after] = [at - 1, at, at + 1, at + 2].map((place) => tokens[place]?.norm ?? "");
  if (LETTERED.test(before!)) return true;
  return (
    token === "d'" &&
    next === "en" &&
    !/(?:er|ir|re|oir)$/.test(after!) &&
    !/^(?:haut|bas|face)$/.test(after!)
  );
}
const LETTERED =
  /^(?:permis|vitamines?|rer|groupe|catégorie|plan|option|série|lettre|bâtiment|quai|hépatite|bac|classe|section)$/;

/** « moi je travaille » → « je travaille »; « moi, » set apart by a comma is a contrast and stays. */
export function doubledSubjectChanges(sentence: string): SpokenChange[] {
  if (!MAY_DOUBLE_SUBJECT.test(sentence)) return [];
  const tokens = tokenize(sentence);
  const cuts: SpokenChange[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const previous = tokens[index - 1];
    const doubles = token.norm === "moi" && (next?.norm === "je" || next?.norm === "j'");
    const free =
      !previous ||
      previous.kind === "punctuation" ||
      /^(?:et|mais|donc|alors|bonjour|bonsoir)$/.test(previous.norm);
    if (doubles && free) cuts.push({ start: token.start, end: token.end, insert: "" });
  }
  return cuts;
}

/** « c'est pas » → « ce n'est pas », « j'ai pas » → « je n'ai pas », « y a pas » → « il n'y a pas ». */
export function negationChanges(sentence: string): readonly SpokenChange[] {
  return MAY_LACK_NE.test(sentence) ? missingNe(sentence) : [];
}

const missingNe = once(
  (sentence: string) => sentence,
  (sentence): readonly SpokenChange[] => findMissingNe(sentence),
);

function findMissingNe(sentence: string): SpokenChange[] {
  const tokens = tokenize(sentence);
  const edits: SpokenChange[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.norm !== "pas" && token.norm !== "jamais" && token.norm !== "rien") continue;
    // « j'ai pas mal évolué » : « pas mal » means "a lot" and is no negation.
    if (tokens[index + 1]?.norm === "mal") continue;
    // « elle m'a dit : je sais jamais »: a quotation.
    if (/\s:\s/.test(sentence.slice(0, token.start))) continue;
    // « je préfère pas vous dire »: « pas » negates the infinitive.
    if (PREFERS.test(tokens[index - 1]?.norm ?? "")) continue;
    let verb = index - 1;
    while (verb > index - 3 && BEFORE_PAS.has(tokens[verb]?.norm ?? "")) verb -= 1;
    if (!tokens[verb]) continue;
    // « Savoir ce qui cloche pas pour la note »: « pas » may negate only the purpose, when a comma is missing.
    if (tokens[index + 1]?.norm === "pour" && !IS.test(tokens[verb]!.norm)) continue;
    if (token.norm !== "pas" && !hasSubject(tokens, verb)) continue;
    const edit = negate(tokens, verb);
    // Last because costly (it tags the words around), and most negations already have « ne ».
    if (edit && isFiniteVerbAt(tokens, verb)) edits.push(edit);
  }
  return edits;
}

const PREFERS = /^(?:préfère|préfères|préfèrent|préférais|préférait|préférerais|préférerait)$/;
const IS = /^(?:est|sont|était|étaient|sera|serait|suis)$/;

function hasSubject(tokens: RawToken[], verb: number): boolean {
  return SUBJECTS.has(tokens[verb - 1]?.norm ?? "") || OBJECTS.has(tokens[verb - 1]?.norm ?? "");
}

/**
 * Whether to restore missing « ne »: only for a speaker who says it at least half of the time, so that the text is
 * not left inconsistent. For the others, « c'est pas grave » is their way of speaking.
 */
export function restoresNe({ sentences, source }: TextUnits): boolean {
  const left = sentences.reduce((sum, { text }) => sum + negationChanges(text).length, 0);
  const denials = source.match(DENIES)?.length ?? 0;
  return left > 0 && denials >= left;
}
const DENIES =
  /(?<![\p{L}'’])(?:ne |n['’])[^.!?,;]{1,40}?(?<![\p{L}])(?:pas|jamais|rien|plus|personne|aucune?|que)(?![\p{L}])/giu;

/** The edit that puts « ne » after the subject, or null when it is there or the subject is not a pronoun. */
function negate(tokens: RawToken[], verb: number): SpokenChange | null {
  let at = verb - 1;
  while (
    at >= 0 &&
    OBJECTS.has(tokens[at]!.norm) &&
    at > verb - 3 &&
    SUBJECTS.has(tokens[at - 1]?.norm ?? "")
  )
    at -= 1;
  const subject = tokens[at];
  const first = tokens[at + 1];
  if (!subject || !first || !SUBJECTS.has(subject.norm)) return null;
  if (isNegated(tokens, at)) return null;
  const particle =
    VOWEL.test(first.text) && !/^[yh]/i.test(first.text.slice(0, 1))
      ? "n'"
      : first.norm === "y"
        ? "n'"
        : "ne ";
  const upper = subject.text.charAt(0) !== subject.text.charAt(0).toLowerCase();
  if (subject.norm === "y")
    return { start: subject.start, end: subject.end, insert: upper ? "Il n'y" : "il n'y" };
  if (subject.norm === "j'" || subject.norm === "c'" || subject.norm === "t'") {
    const full = subject.norm === "j'" ? "je " : subject.norm === "c'" ? "ce " : "tu ";
    return {
      start: subject.start,
      end: first.start,
      insert: (upper ? full.charAt(0).toUpperCase() + full.slice(1) : full) + particle,
    };
  }
  return { start: first.start, end: first.start, insert: particle };
}

/** « je ne vous demande pas », « il n'y a pas »: whether « ne » is already there, before the pronouns. */
function isNegated(tokens: RawToken[], subject: number): boolean {
  for (let at = subject; at >= Math.max(0, subject - 3); at -= 1) {
    const { norm } = tokens[at]!;
    if (norm === "ne" || norm === "n'") return true;
    if (!OBJECTS.has(norm) && !SUBJECTS.has(norm)) return false;
  }
  return false;
}
