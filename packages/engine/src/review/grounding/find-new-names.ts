import { FIRST_NAMES } from "../../language/lexicons/first-names.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import { FUNCTION_WORDS } from "../../language/lexicons/function-words.ts";
import { syntaxOf } from "../../language/syntax.ts";
import { readNumberWord } from "../../language/numbers.ts";
import type { TextUnits, Token } from "../../language/units.ts";
import type { Source } from "./source.ts";

/** Capitalised words of courtesy and titles, and others that name nobody. */
const NO_NAMES = new Set(
  "monsieur madame mademoiselle mesdames messieurs mesdemoiselles bonjour bonsoir merci internet etat".split(
    " ",
  ),
);
const OPENS = /^(?:[«"“”„:•·▪●*–—(\][-]|\.{3}|…)/u;
/** Words besides function words that may stand before a verb and are not a name. */
const BARE_SUBJECTS = new Set(
  "resultat voila voici bref bonjour merci bravo chose personne soit reste".split(" "),
);

const NEVER_SUBJECTS = new Set(["ne", "n'", "se", "s'"]);

/**
 * Names of people, places and brands that the source lacks, as written. Inside a sentence, any capitalised word. At its
 * head: a first name, a word with inner capitals or digits, or a word followed by a verb without an article (« Airbus
 * utilise… »).
 */
export function findNewNames(source: Source, units: TextUnits): string[] {
  const names = units.tokens.filter((token, index) => isName(units, token, index) && !isKnown(source, token));
  return [...new Set(names.map(({ text }) => text))];
}

function isName(units: TextUnits, token: Token, index: number): boolean {
  if (token.kind !== "word" || token.text.length < 2 || !/^\p{Lu}/u.test(token.text)) return false;
  if (/['’]$/.test(token.text) || FUNCTION_WORDS.has(token.norm) || NO_NAMES.has(token.fold)) return false;
  if (readNumberWord(token.norm) !== null) return false;
  if (!opensSentence(units, index)) return true;
  if (FIRST_NAMES.has(token.fold) || /.[\p{Lu}\p{N}]/u.test(token.text)) return true;
  if (BARE_SUBJECTS.has(token.fold) || token.fold.endsWith("ment")) return false;
  // « Seul compte le résultat »: the parser tells an adjective from a name.
  if (!isProperNoun(units, token)) return false;
  // « Regardez », « Imaginons » are verbs, not names.
  return isFiniteVerbAt(units.tokens, verbAfter(units, index)) && !isFiniteVerbAt(units.tokens, index);
}

function isProperNoun(units: TextUnits, { start, end }: Token): boolean {
  const words =
    syntaxOf(units).find((sentence) => sentence.start <= start && start < sentence.end)?.words ?? [];
  const word = words.find((one) => one.start < end && start < one.end);
  return !word || word.upos === "PROPN" || word.upos === "NOUN" || word.upos === "X";
}

/**
 * « Airbus nous suit », « Airbus n'a rien »: the verb comes after the pronoun. In « Demain nous partons » « nous » is
 * the subject.
 */
function verbAfter({ tokens }: TextUnits, index: number): number {
  const pronoun = tokens[index + 1]?.norm ?? "";
  const verb = tokens[index + 2]?.norm ?? "";
  const isObject =
    NEVER_SUBJECTS.has(pronoun) ||
    (pronoun === "nous" && !/(?:ons|mes)$/.test(verb)) ||
    (pronoun === "vous" && !/(?:ez|tes)$/.test(verb));
  return isObject ? index + 2 : index + 1;
}

function opensSentence({ tokens }: TextUnits, index: number): boolean {
  const previous = tokens[index - 1];
  return !previous || previous.sentence !== tokens[index]!.sentence || OPENS.test(previous.text);
}

function isKnown(source: Source, { fold }: Token): boolean {
  return (
    source.words.has(fold) || (fold.includes("-") && fold.split("-").every((part) => source.words.has(part)))
  );
}
