import { FUNCTION_WORDS } from "../../language/lexicons/function-words.ts";
import { readNumberWord } from "../../language/numbers.ts";
import { isWord } from "./known-words.ts";
import { list, type Words, type Rule } from "./words-of.ts";

const PLURAL = list("les des mes tes ses ces nos vos plusieurs quelques aux");

/** « on les trie »: after these, « les » stands for a thing. */
const BEFORE_OBJECT = list("je tu il elle on nous vous ils elles qui ça cela ne me te se y");

/** « pour les compte »: a verb may follow these too. */
const MAY_LEAD = list("pour de à sans et ou");

const UNCOUNTED = list(
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre pour cent mille million milliard virgule demi demie plus moins maximum minimum environ puissance bien grâce net brut rue avenue place boulevard chemin route impasse quai allée",
);

/** After these a figure counts nothing: « le lot 3 appartement », « deux cinquante pièce ». */
const FIGURE_AFTER = /^(?:NOUN|PROPN|X|SYM|NUM)/;

function pluralOf(word: string): string | null {
  if (/[sxz]$|-/.test(word) || !VOWEL.test(word)) return null;
  const plurals = word.endsWith("al")
    ? [`${word.slice(0, -2)}aux`]
    : /(?:eau|eu|au)$/.test(word)
      ? [`${word}x`, `${word}s`]
      : [`${word}s`];
  const isRegular = plurals.length === 1 && !/(?:al|ou)$/.test(word) && isWord(word);
  return plurals.find(isWord) ?? (isRegular ? plurals[0]! : null);
}

const VOWEL = /[aeiouyàâéèêëîïôöùûü]/;

/** « les restaurant », « mes collègue », « 8 an », « les petit déjeuner ». */
export const plural: Rule = (words, at) => {
  const word = words.form(at);
  if (
    (word.length < 3 && word !== "an") ||
    !(mayCount(words, at - 1) || mayCount(words, at - 2)) ||
    UNCOUNTED.has(word) ||
    FUNCTION_WORDS.has(word) ||
    readNumberWord(word) !== null ||
    words.tag(at) !== "NOUN"
  )
    return null;
  // « les delta T », « plusieurs escape games »: a name in another language
  const next = words.tokens[at + 1];
  if (
    next?.kind === "word" &&
    (/^\p{Lu}$/u.test(next.text) || (words.tag(at + 1) === "NOUN" && !isWord(next.norm)))
  )
    return null;
  let before = at - 1;
  if (words.tag(before) === "ADJ" && !words.form(before).endsWith("ment")) before -= 1;
  const isVerbToo = words.form(at - 1) === "les" && MAY_LEAD.has(words.form(at - 2)) && isWord(`${word}r`);
  // « la hauteur des harmoniques change »
  if (before < at - 1 && /[sx]$/.test(words.form(at - 1)) && isWord(`${word}r`)) return null;
  return countsMany(words, before) && !isVerbToo ? pluralOf(word) : null;
};

/** « les petit déjeuners »: the adjective between a plural determiner and its noun. */
export const pluralAdjective: Rule = (words, at) => {
  const [word, next] = [words.form(at), words.form(at + 1)];
  if (word.length < 3 || !mayCount(words, at - 1)) return null;
  if (words.tag(at) !== "ADJ" || words.tag(at + 1) !== "NOUN") return null;
  const isPlural = /[sx]$/.test(next) || pluralOf(next) !== null;
  const right = isPlural && countsMany(words, at - 1) ? pluralOf(word) : null;
  return right !== null && isWord(right) && right !== "supers" ? right : null;
};

/** Whether a word may count the next ones, by its form: most cannot, and their neighbours need no tags. */
const mayCount = (words: Words, at: number): boolean =>
  PLURAL.has(words.form(at)) ||
  words.tokens[at]?.kind === "number" ||
  (readNumberWord(words.form(at)) ?? 0) >= 2;

function countsMany(words: Words, at: number): boolean {
  const token = words.tokens[at];
  if (!token || words.isJoined(at)) return false;
  const form = words.form(at);
  if (PLURAL.has(form)) return !(form === "les" && BEFORE_OBJECT.has(words.form(at - 1)));
  const number =
    token.kind === "number"
      ? Number(token.text.replace(/[\s\u00a0\u202f.]/g, "").replace(",", "."))
      : readNumberWord(form);
  // « un groupe de 52 arrivé à minuit »
  if (number === null || !(number >= 2) || words.form(at + 1).endsWith("é")) return false;
  if (
    FIGURE_AFTER.test(words.tag(at - 1)) ||
    /^(?:le|du|au|n°|plus|pour)$/.test(words.tokens[at - 1]?.norm ?? "")
  )
    return false;
  return words.tokens[at + 1]?.start !== token.end;
}

/** « quelque mots », « quelque mot » */
export const some: Rule = (words, at) =>
  words.form(at) === "quelque" &&
  words.tag(at + 1) === "NOUN" &&
  !/^(?:chose|part|temps|peu|sorte|cas|soit|moyen|raison|manière|degré)$/.test(words.form(at + 1)) &&
  (/[sx]$/.test(words.form(at + 1)) || pluralOf(words.form(at + 1)) !== null)
    ? "quelques"
    : null;
