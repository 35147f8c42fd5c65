import { byWord } from "../reading/once.ts";
import type { Token } from "./units.ts";
import { countSteps } from "./work-budget.ts";

/** A token of a text; its sentence is 0 until sentences are found. */
export interface RawToken extends Token {
  /** White space before the token, as the sentence splitter needs it. */
  before: "none" | "space" | "line" | "blank";
}

const SPACE = /\s/;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const NON_ASCII = /[^ -~]/;
/** NFC letters of French, which need no normalisation. */
const NOT_PLAIN = /[^ -~àâäéèêëîïôöùûüçœæ]/;
const MARKS = /\p{M}+/gu;
/** Longer than any French word; the rest is cut off, since normalising a long run of combining marks is not linear. */
const LONGEST_WORD = 64;

const CLITICS = new Set(
  "je tu il elle on nous vous ils elles ce moi toi lui leur y en le la les t là ci".split(" "),
);
/** Hyphenated words that look like a verb and its pronoun but are one word. */
const WHOLE_HYPHENATED = new Set([
  "rendez-vous",
  "au-delà",
  "là-dessus",
  "celui-ci",
  "celle-ci",
  "ceux-ci",
  "celles-ci",
  "celui-là",
  "celle-là",
  "ceux-là",
  "celles-là",
  "vis-à-vis",
  "ci-dessus",
  "jusque-là",
  "de-ci",
  "cahin-caha",
  "tête-à-tête",
  "va-t-en",
  "sauve-qui-peut",
  "chez-soi",
  "chez-moi",
  "chez-nous",
  "chez-vous",
  "entre-nous",
]);
const WHOLE_ELIDED = new Set([
  "aujourd'hui",
  "quelqu'un",
  "quelqu'une",
  "prud'homme",
  "prud'hommes",
  "presqu'île",
]);
const ELIDED = new Set("j l d c n s t m qu jusqu lorsqu puisqu quoiqu parc presqu quelqu entr".split(" "));
const BARE_ELISION = new Set(["j", "l", "d", "c", "n", "s", "t", "m", "qu"]);
const VOWEL_START = /^[aeiouyhàâäéèêëîïôöùûüœæ]/;

/** True for the characters that typography uses as an apostrophe. */
function isApostrophe(character: string): boolean {
  return (
    character === "'" || character === "’" || character === "‘" || character === "ʼ" || character === "´"
  );
}

/** NFC, lower-case, straight apostrophe. */
export const normalizeWord = byWord((text) => {
  const short = text.length > LONGEST_WORD ? text.slice(0, LONGEST_WORD) : text;
  const lower = short.toLowerCase();
  if (!NOT_PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFC")
    .replace(/[’‘ʼ´]/g, "'")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
});

/** Accent-free form of a normalised word: « déjà » → « deja », « cœur » → « coeur ». */
export function foldWord(norm: string): string {
  return NON_ASCII.test(norm) ? withoutAccents(norm) : norm;
}

const withoutAccents = byWord((norm) =>
  norm.normalize("NFD").replace(MARKS, "").replaceAll("œ", "oe").replaceAll("æ", "ae"),
);

/** White space, or the null character. */
function isSpaceAt(source: string, index: number): boolean {
  const code = source.charCodeAt(index);
  if (code > 32 && code < 0xa0) return false;
  return code === 32 || code === 0 || SPACE.test(source.charAt(index));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** An unaccented letter or a digit. */
function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || isDigit(code);
}

function isWordAt(source: string, index: number): number {
  const code = source.charCodeAt(index);
  if (isPlain(code)) return 1;
  if (code < 128) return 0;
  if (code >= 0xd800 && code <= 0xdbff) {
    const point = source.codePointAt(index);
    if (point === undefined || point < 0x10000) return 0;
    return WORD_CHARACTER.test(String.fromCodePoint(point)) ? 2 : 0;
  }
  if (code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060) return 1;
  return WORD_CHARACTER.test(source.charAt(index)) ? 1 : 0;
}

/** End of the number that starts at `index`: « 2 500 », « 3,5 », « 1.000.000 », « 2023 ». */
function numberEnd(source: string, index: number): number {
  let end = index;
  while (isDigit(source.charCodeAt(end))) end += 1;
  if (end - index <= 3) {
    let group = end;
    while (isThousandGroup(source, group)) group += 4;
    end = group;
  }
  const mark = source.charAt(end);
  if ((mark === "," || mark === ".") && isDigit(source.charCodeAt(end + 1))) {
    end += 1;
    while (isDigit(source.charCodeAt(end))) end += 1;
  }
  return end;
}

function isThousandGroup(source: string, index: number): boolean {
  const code = source.charCodeAt(index);
  const isSeparator = code === 32 || code === 0xa0 || code === 0x202f || code === 0x2009;
  const digits = [1, 2, 3].every((step) => isDigit(source.charCodeAt(index + step)));
  return isSeparator && digits && !isDigit(source.charCodeAt(index + 4));
}

/** End of the run of letters, digits and inner hyphens that starts at `index`. */
function wordEnd(source: string, index: number): number {
  let end = index;
  for (;;) {
    const step = isWordAt(source, end);
    if (step > 0) {
      end += step;
      continue;
    }
    const character = source.charAt(end);
    const joins = character === "-" || character === "‑" || character === "·";
    if (joins && isWordAt(source, end + 1) > 0) {
      end += 1;
      continue;
    }
    return end;
  }
}

/**
 * Cuts a text into words (elisions and clitic pronouns apart: « l'eau » is two tokens, « avez-vous » too), numbers and
 * punctuation (a run of one character is one token). Linear; never changes the characters.
 */
export function tokenize(source: string): RawToken[] {
  countSteps(source.length);
  const tokens: RawToken[] = [];
  let index = 0;
  let before: RawToken["before"] = "none";
  let insideWord = false;

  const push = (start: number, end: number, kind: RawToken["kind"], norm?: string) => {
    const text = source.slice(start, end);
    const normal = norm ?? normalizeWord(text);
    const opensWord = kind !== "punctuation" && !insideWord;
    if (kind !== "punctuation") insideWord = true;
    tokens.push({
      text,
      norm: normal,
      fold: foldWord(normal),
      start,
      end,
      kind,
      sentence: 0,
      opensWord,
      before,
    });
    before = "none";
  };

  while (index < source.length) {
    const character = source.charAt(index);
    if (isSpaceAt(source, index)) {
      let lines = 0;
      while (index < source.length && isSpaceAt(source, index)) {
        const space = source.charAt(index);
        if (space === "\n" || (space === "\r" && source.charAt(index + 1) !== "\n")) lines += 1;
        index += 1;
      }
      before = lines === 0 ? "space" : lines === 1 ? "line" : "blank";
      insideWord = false;
      continue;
    }
    if (isDigit(source.charCodeAt(index))) {
      const end = numberEnd(source, index);
      push(index, end, "number", source.slice(index, end).replace(/\s/g, " "));
      index = end;
      continue;
    }
    if (isWordAt(source, index) > 0) {
      index = pushWord(source, index, push);
      continue;
    }
    let end = index + 1;
    while (end < source.length && source.charAt(end) === character) end += 1;
    push(index, end, "punctuation");
    index = end;
  }
  return tokens;
}

/** Letters right after a number are its unit: « 14h30 », « 12k€ »; the next number is another token. */
function unitEnd(source: string, start: number): number {
  let end = start;
  while (isWordAt(source, end) > 0 && !isDigit(source.charCodeAt(end))) end += isWordAt(source, end);
  return end;
}

type Push = (start: number, end: number, kind: RawToken["kind"], norm?: string) => void;

function pushWord(source: string, start: number, push: Push): number {
  const end = isDigit(source.charCodeAt(start - 1)) ? unitEnd(source, start) : wordEnd(source, start);
  if (!isPlain(source.charCodeAt(start)) && !LETTER_OR_DIGIT.test(source.slice(start, end))) {
    push(start, end, "punctuation");
    return end;
  }
  let norm = normalizeWord(source.slice(start, end));
  const next = source.charAt(end);
  if (isApostrophe(next)) {
    const tail = isWordAt(source, end + 1) > 0 ? wordEnd(source, end + 1) : end + 1;
    const whole = normalizeWord(source.slice(start, tail));
    if (WHOLE_ELIDED.has(whole)) {
      push(start, tail, "word", whole);
      return tail;
    }
    if (ELIDED.has(norm) || tail > end + 1) {
      push(start, end + 1, "word", `${norm}'`);
      return end + 1;
    }
  }
  // « j ai », « l entreprise »: an apostrophe lost by a phone keyboard.
  if (
    norm.length < 3 &&
    BARE_ELISION.has(norm) &&
    source.charAt(end) === " " &&
    isWordAt(source, end + 1) > 0
  ) {
    const following = normalizeWord(source.slice(end + 1, wordEnd(source, end + 1)));
    if (following.length > 1 && VOWEL_START.test(following)) {
      push(start, end, "word", `${norm}'`);
      return end;
    }
  }
  if (norm.includes("-") && !WHOLE_HYPHENATED.has(norm)) {
    const cut = cliticCut(norm, source.slice(start, end));
    if (cut > 0) {
      push(start, start + cut, "word");
      let at = start + cut + 1;
      while (at < end) {
        const hyphen = source.slice(at, end).search(/[-‑]/);
        const stop = hyphen < 0 ? end : at + hyphen;
        push(at, stop, "word");
        at = stop + 1;
      }
      return end;
    }
  }
  norm = norm.replaceAll("‑", "-");
  push(start, end, "word", norm);
  return end;
}

/** Where the clitic pronouns of a hyphenated word begin, 0 when it has none: « avez-vous » → 4. */
function cliticCut(norm: string, text: string): number {
  const parts = norm.split(/[-‑]/);
  let first = parts.length;
  while (first > 1 && CLITICS.has(parts[first - 1] ?? "")) first -= 1;
  // Cut the text as given: its decomposed letters are longer than those of the norm.
  const given = text.split(/[-‑]/);
  if (first === parts.length || given.length !== parts.length) return 0;
  return given.slice(0, first).join("-").length;
}
