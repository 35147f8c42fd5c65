import { tokenize, type RawToken } from "../language/tokenize.ts";
import { readNumberWord } from "../language/numbers.ts";
import { FUNCTION_WORDS } from "../language/lexicons/function-words.ts";
import { isFiniteVerbAt } from "../language/finite-verbs.ts";
import { removeRanges, type Range } from "./remove-ranges.ts";

interface Edit extends Range {
  text: string;
}

const SUBJECTS = new Set("je j' tu t' il elle on nous vous ils elles ça cela c' ce qui y".split(" "));
const OBJECTS = new Set("me m' te t' se s' le la l' les lui leur y en nous vous".split(" "));
const VOWEL = /^[aàâeéèêëiîïoôuùûœyh]/i;
const BEFORE_PAS = new Set(["vraiment", "même", "plus", "surtout"]);
const MAY_REPEAT = new Set("nous vous très oui non si merci bien plus tout".split(" "));

/** Cheap tests that spare most sentences a reading. */
const MAY_LACK_APOSTROPHE = /(?:^| )(?:[jldcnstm]|qu) \p{L}/iu;
const MAY_DOUBLE_SUBJECT = /\bmoi j/i;
const MAY_LACK_NE = /\b(?:pas|jamais|rien)\b/i;

/** Repairs that oral French needs on paper: stumbles, « moi je », a missing « ne », a missing apostrophe. */
export function repairSpokenFrench(sentence: string): string {
  return restoreNegations(dropDoubledSubjects(dropStumbles(restoreApostrophes(sentence))));
}

/** « j ai » → « j'ai »: the apostrophe that was not typed. */
function restoreApostrophes(sentence: string): string {
  if (!MAY_LACK_APOSTROPHE.test(sentence)) return sentence;
  const edits: Edit[] = [];
  for (const token of tokenize(sentence)) {
    if (!token.norm.endsWith("'") || /['’‘ʼ´]$/.test(token.text)) continue;
    edits.push({ start: token.end, end: token.end + 1, text: "'" });
  }
  return applyEdits(sentence, edits);
}

/** « je je pense », « pour le pour le client »: said once. */
function dropStumbles(sentence: string): string {
  if (!mayStumble(sentence)) return sentence;
  const tokens = tokenize(sentence);
  const cuts: Range[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const length = [3, 2, 1].find((size) => repeatsAt(tokens, index, size));
    const broken = length ? 0 : ([4, 3, 2, 1].find((size) => breaksOffAt(tokens, index, size)) ?? 0);
    if (!length && !broken) continue;
    const skipped = length ?? broken + 1;
    cuts.push({ start: tokens[index]!.start, end: tokens[index + skipped]!.start });
    index += skipped - 1;
  }
  return cuts.length === 0 ? sentence : removeRanges(sentence, cuts);
}

function mayStumble(sentence: string): boolean {
  const words = sentence.toLowerCase().split(/[ ,'’]+/);
  return words.some((word, index) => {
    return word !== "" && words.slice(index + 1, index + 5).includes(word);
  });
}

/** « vers, vers vingt heures », « c'est pas un, c'est pas un quartier »: broken off on a word that calls for another. */
function breaksOffAt(tokens: RawToken[], index: number, size: number): boolean {
  const last = tokens[index + size - 1];
  if (!last || tokens[index + size]?.text !== ",") return false;
  if (!FUNCTION_WORDS.has(last.norm) || MAY_REPEAT.has(last.norm) || readNumberWord(last.norm) !== null)
    return false;
  for (let step = 0; step < size; step += 1) {
    const left = tokens[index + step];
    const right = tokens[index + size + 1 + step];
    if (!left || !right || left.kind !== "word" || left.norm !== right.norm) return false;
  }
  return tokens[index + 2 * size + 1]?.kind === "word";
}

function repeatsAt(tokens: RawToken[], index: number, size: number): boolean {
  if (size === 1 && (MAY_REPEAT.has(tokens[index]!.norm) || tokens[index]!.norm.length > 4)) return false;
  for (let step = 0; step < size; step += 1) {
    const left = tokens[index + step];
    const right = tokens[index + size + step];
    if (!left || !right || left.kind !== "word" || left.norm !== right.norm) return false;
    if (readNumberWord(left.norm) !== null) return false;
  }
  return true;
}

/** « moi je travaille » → « je travaille »; « moi, » set apart by a comma is a contrast and stays. */
function dropDoubledSubjects(sentence: string): string {
  if (!MAY_DOUBLE_SUBJECT.test(sentence)) return sentence;
  const tokens = tokenize(sentence);
  const cuts: Range[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const previous = tokens[index - 1];
    const doubles = token.norm === "moi" && (next?.norm === "je" || next?.norm === "j'");
    const free =
      !previous ||
      previous.kind === "punctuation" ||
      /^(?:et|mais|donc|alors|bonjour|bonsoir)$/.test(previous.norm);
    if (doubles && free) cuts.push({ start: token.start, end: token.end });
  }
  return cuts.length === 0 ? sentence : removeRanges(sentence, cuts);
}

/** « c'est pas » → « ce n'est pas », « j'ai pas » → « je n'ai pas », « y a pas » → « il n'y a pas ». */
function restoreNegations(sentence: string): string {
  if (!MAY_LACK_NE.test(sentence)) return sentence;
  const tokens = tokenize(sentence);
  const edits: Edit[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.norm !== "pas" && token.norm !== "jamais" && token.norm !== "rien") continue;
    // « j'ai pas mal évolué » says a lot; « pas mal » is no negation.
    if (tokens[index + 1]?.norm === "mal") continue;
    let verb = index - 1;
    while (verb > index - 3 && BEFORE_PAS.has(tokens[verb]?.norm ?? "")) verb -= 1;
    if (!tokens[verb] || !isFiniteVerbAt(tokens, verb)) continue;
    if (token.norm !== "pas" && !hasSubject(tokens, verb)) continue;
    const edit = negate(tokens, verb);
    if (edit) edits.push(edit);
  }
  return applyEdits(sentence, edits);
}

function hasSubject(tokens: RawToken[], verb: number): boolean {
  return SUBJECTS.has(tokens[verb - 1]?.norm ?? "") || OBJECTS.has(tokens[verb - 1]?.norm ?? "");
}

/** The edit that puts « ne » after the subject, or null when it is there or the subject is not a pronoun. */
function negate(tokens: RawToken[], verb: number): Edit | null {
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
    return { start: subject.start, end: subject.start, text: upper ? "Il n'" : "il n'" };
  if (subject.norm === "j'" || subject.norm === "c'" || subject.norm === "t'") {
    const full = subject.norm === "j'" ? "je " : subject.norm === "c'" ? "ce " : "tu ";
    return {
      start: subject.start,
      end: first.start,
      text: (upper ? full.charAt(0).toUpperCase() + full.slice(1) : full) + particle,
    };
  }
  return { start: first.start, end: first.start, text: particle };
}

/** « je ne vous demande pas », « il n'y a pas »: the « ne » stands before the pronouns. */
function isNegated(tokens: RawToken[], subject: number): boolean {
  for (let at = subject; at >= Math.max(0, subject - 3); at -= 1) {
    const { norm } = tokens[at]!;
    if (norm === "ne" || norm === "n'") return true;
    if (!OBJECTS.has(norm) && !SUBJECTS.has(norm)) return false;
  }
  return false;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < from) continue;
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}
