import { hashWord, mix } from "./hash.ts";
import { byWord } from "./once.ts";
import { isPronounForm } from "./pronoun-forms.ts";
import { newRow } from "./rows.ts";
import type { SuffixList } from "./suffix-list.ts";

/** Facts of a form alone, whatever its context. */
export interface FormFacts {
  norm: string;
  word: number;
  /** Last 1 to 5 letters. */
  suffixes: readonly number[];
  /** First 2 and 3 letters. */
  prefixes: readonly [number, number];
  /** Shape inside a sequence, and at its start. */
  shapes: readonly [number, number];
  classes: number;
  /** It may be a pronoun. */
  isPronoun: boolean;
}

/** Facts about the forms of a sequence as hashes: computed once, read by every model. */
export interface WordFacts {
  count: number;
  forms: readonly FormFacts[];
  /** Lower-case forms with straight apostrophes and every digit as 0. */
  norms: readonly string[];
  word: Int32Array;
  shape: Int32Array;
  /** Word classes of the lexicon, as bits. */
  classes: Int32Array;
}

/** Longest distance, in words, to the same form on either side: a sign of a false start. */
export const REPEAT_REACH = 4;

/** Words with other characters need normalising; French letters are composed already. */
const NOT_PLAIN = /[^a-zàâäéèêëîïôöùûüçœæ'.,-]/;
const APOSTROPHES = /[’‘ʼ´]/g;
const QUOTES = /[«»“”]/g;
const SPACES = /[\u00a0\u202f]/g;
const DIGIT = /\d/g;
const LETTER_OR_DIGIT = /[\p{L}\d]/u;
const NO_KIND = 0;
/** Bit of a shape. */
const SIGN = 64;

/** The form as every model reads it, without typographic variants. */
export function normalForm(form: string): string {
  const lower = form.toLowerCase();
  if (!NOT_PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFC")
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(SPACES, " ")
    .replaceAll("‑", "-")
    .replace(DIGIT, "0");
}

const formsOf = new WeakMap<SuffixList, (form: string) => FormFacts>();

/** Facts of the words of one sequence, where the capital of the first word means nothing. */
export function factsOf(forms: readonly string[], classes: SuffixList): WordFacts {
  let tell = formsOf.get(classes);
  if (!tell) formsOf.set(classes, (tell = byWord((form) => tellForm(form, classes))));
  const count = forms.length;
  const column = () => newRow(count);
  const known = forms.map(tell);
  const facts = {
    count,
    forms: known,
    norms: known.map(({ norm }) => norm),
    word: column(),
    shape: column(),
    classes: column(),
  };
  for (let at = 0; at < count; at += 1) {
    const form = known[at]!;
    facts.word[at] = form.word;
    facts.shape[at] = form.shapes[at === 0 ? 1 : 0];
    facts.classes[at] = form.classes;
  }
  return facts;
}

function tellForm(form: string, classes: SuffixList): FormFacts {
  const norm = normalForm(form);
  const suffixes: number[] = [];
  let hash = 0x811c9dc5;
  for (let size = 1; size <= 5; size += 1) {
    hash = Math.imul(hash ^ (norm.charCodeAt(norm.length - size) || 0), 0x01000193);
    suffixes.push(hash);
  }
  const two = mix(norm.charCodeAt(0), norm.charCodeAt(1) || 0);
  return {
    norm,
    word: hashWord(norm),
    suffixes,
    prefixes: [two, mix(two, norm.charCodeAt(2) || 0)],
    shapes: [shapeOf(form, norm, false), shapeOf(form, norm, true)],
    classes: classes.find(norm, NO_KIND),
    isPronoun: isPronounForm(norm),
  };
}

/** Compared with its own lower case, not with the normal form: a curly apostrophe is no capital. */
const isCapital = (letter: string) => letter !== letter.toLowerCase();

/** Capitals (0 none, 1 inside the sequence, 2 at its start, 3 throughout), then a bit for each kind of character. */
function shapeOf(form: string, norm: string, isFirst: boolean): number {
  let shape = isCapital(form.charAt(0)) ? (isFirst ? 2 : 1) : 0;
  if (shape > 0 && isCapital(form.charAt(1))) shape = 3;
  if (norm.includes("0")) shape += 4;
  if (norm.includes("-")) shape += 8;
  if (norm.endsWith("'")) shape += 16;
  if (norm.endsWith("~")) shape += 32;
  if (!LETTER_OR_DIGIT.test(norm)) shape += SIGN;
  return shape;
}

/** Whether a shape is that of a form without letters and digits. */
export const isSign = (shape: number) => (shape & SIGN) !== 0;
