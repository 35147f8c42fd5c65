import { FIRST_NAMES } from "../../language/lexicons/first-names.ts";
import { FUNCTION_WORDS } from "../../language/lexicons/function-words.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import type { TextUnits, Token } from "../../language/units.ts";
import type { Identity } from "./find-addresses.ts";
import {
  FEASTS_AND_TOWNS,
  KNOWN_NAMES,
  MORE_FIRST_NAMES,
  NOT_A_PERSON_AFTER,
  ORDINARY_WORDS,
  PARTICLES,
  RELATIVES,
  TITLES,
} from "./lexicons/persons.ts";

/** Tokens of one mention of a person, end excluded. */
interface Mention {
  first: number;
  end: number;
}

/** Words that introduce one's own name. */
const INTRODUCTIONS: readonly (readonly string[])[] = [
  ["m'", "appelle"],
  ["me", "nomme"],
  ["me", "prénomme"],
  ["nom", "est"],
  ["prénom", "est"],
  ["prénom", ":"],
  ["prénom", "c'", "est"],
  ["prénom", ",", "c'", "est"],
  ["moi", "c'", "est"],
  ["moi", ",", "c'", "est"],
];
/** Words that introduce a person only if a first name and a surname follow. */
const PRESENTATIONS: readonly (readonly string[])[] = [
  ["présente", ":"],
  ["présente", ","],
  ["signé", ":"],
];
const LONGEST_NAME = 5;
const DEFINES = new Set(["est", "était", "sera"]);
const ARTICLES = new Set(["un", "une", "le", "la", "l'", "notre"]);

/**
 * Persons named in a text: self-introductions, titles, relations, known first names with what follows them, then every
 * other mention of the same persons. Places, companies and products with a first name are left. A heuristic: a rare
 * first name that nothing introduces is missed.
 */
export function findPersons(units: TextUnits): Identity[] {
  const shouts = isMostlyCapitals(units);
  const mentions: Mention[] = [];
  const products = shouts ? new Set<string>() : findProducts(units);
  for (let index = 0; index < units.tokens.length;) {
    const mention =
      readIntroduced(units, index, shouts) ??
      (shouts ? null : (readTitled(units, index) ?? readNamed(units, index, products)));
    if (mention) mentions.push(mention);
    index = mention?.end ?? index + 1;
  }
  return identify(units, mentions, shouts);
}

/** « je m'appelle julie martin », with or without capitals, as speech recognition writes it. */
function readIntroduced(units: TextUnits, index: number, shouts: boolean): Mention | null {
  const { tokens } = units;
  const token = tokens[index]!;
  if (token.kind !== "word" || FUNCTION_WORDS.has(token.norm)) return null;
  const follows = (words: readonly string[]) =>
    words.every((word, step) => tokens[index - words.length + step]?.norm === word);
  const said = INTRODUCTIONS.some(follows);
  if (!said && !shouts && isCapitalised(token) && PRESENTATIONS.some(follows)) {
    const end = nameEnd(units, index);
    if (end - index > 1) return { first: index, end };
  }
  const isSelf = tokens[index - 1]?.norm === "suis" && tokens[index - 2]?.norm === "je";
  if (!said && !(isSelf && isFirstName(token) && !ORDINARY_WORDS.has(token.fold))) return null;
  if (isCapitalised(token) && !shouts) return { first: index, end: nameEnd(units, index) };
  if (!said && !isFirstName(token)) return null;
  const next = tokens[index + 1];
  const hasSurname =
    next?.kind === "word" &&
    next.sentence === token.sentence &&
    !FUNCTION_WORDS.has(next.norm) &&
    !isFiniteVerbAt(tokens, index + 1);
  return { first: index, end: index + (hasSurname ? 2 : 1) };
}

/** « le docteur Benali », « M. Benali », « mon associée, Ndeye Diop ». */
function readTitled(units: TextUnits, index: number): Mention | null {
  const { tokens } = units;
  if (!isCapitalised(tokens[index]!)) return null;
  const previous = tokens[index - 1];
  const apart = previous?.text === "." || previous?.text === ",";
  const before = apart ? tokens[index - 2] : previous;
  if (!before || (apart && before.sentence !== tokens[index]!.sentence)) return null;
  const end = nameEnd(units, index);
  const isTitled = TITLES.has(before.fold) && previous?.text !== ",";
  // After a comma, one capitalised word may be anything: require two.
  const isRelated = RELATIVES.has(before.fold) && (!apart || end - index > 1);
  return (isTitled || isRelated) && !isKnownName(units, index, end) ? { first: index, end } : null;
}

/** « Karim Benali », or « Karim » alone if it cannot be an ordinary word. */
function readNamed(units: TextUnits, index: number, products: ReadonlySet<string>): Mention | null {
  const { tokens } = units;
  const token = tokens[index]!;
  if (!isCapitalised(token) || !isFirstName(token)) return null;
  const end = nameEnd(units, index);
  if (isKnownName(units, index, end) || isPlaceOrProduct(units, index, end) || endsLongerName(units, index))
    return null;
  const alone = end === index + 1;
  if (alone && products.has(token.fold)) return null;
  if (
    alone &&
    (FEASTS_AND_TOWNS.has(token.fold) || (ORDINARY_WORDS.has(token.fold) && opensSentence(units, index)))
  )
    return null;
  return { first: index, end };
}

/** « Alice est une application »: then every « Alice » alone is the product. */
function findProducts(units: TextUnits): Set<string> {
  const named = units.tokens.filter(
    (token, index) => isCapitalised(token) && isFirstName(token) && isPlaceOrProduct(units, index, index + 1),
  );
  return new Set(named.map((token) => token.fold));
}

function isPlaceOrProduct({ tokens }: TextUnits, index: number, end: number): boolean {
  const sentence = tokens[index]!.sentence;
  const at = (place: number) => (tokens[place]?.sentence === sentence ? tokens[place] : undefined);
  const previous = at(index - 1);
  const noun = previous && PARTICLES.has(previous.norm) ? at(index - 2) : previous;
  if (noun && NOT_A_PERSON_AFTER.has(noun.fold)) return true;
  const isNamedSo = previous && /^(?:appelle|baptisée?|nommée?|appelée?)$/.test(previous.norm);
  const said = tokens
    .slice(Math.max(0, index - LONGEST_NAME - 3), index)
    .filter((token) => token.sentence === sentence);
  if (isNamedSo && said.some((token) => NOT_A_PERSON_AFTER.has(token.fold))) return true;
  return (
    DEFINES.has(at(end)?.norm ?? "") &&
    ARTICLES.has(at(end + 1)?.norm ?? "") &&
    NOT_A_PERSON_AFTER.has(at(end + 2)?.fold ?? "")
  );
}

/** « Banque Martin » is a bank, not a person. */
function endsLongerName({ tokens }: TextUnits, index: number): boolean {
  const previous = tokens[index - 1];
  const opens = tokens[index - 2]?.sentence !== tokens[index]!.sentence;
  return previous !== undefined && !opens && isCapitalised(previous) && !isFirstName(previous);
}

function nameEnd({ tokens }: TextUnits, first: number): number {
  const { sentence } = tokens[first]!;
  let end = first + 1;
  for (let at = end; at < first + LONGEST_NAME && tokens[at]?.sentence === sentence; at += 1) {
    const token = tokens[at]!;
    if (isCapitalised(token) && !FUNCTION_WORDS.has(token.norm)) end = at + 1;
    else if (!PARTICLES.has(token.norm)) break;
  }
  return end;
}

function isKnownName({ tokens, source }: TextUnits, first: number, end: number): boolean {
  const name = source.slice(tokens[first]!.start, tokens[end - 1]!.end);
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
  return KNOWN_NAMES.has(bare) || KNOWN_NAMES.has(`${tokens[first - 1]?.fold ?? ""} ${bare}`);
}

/** The mentions, plus every other token that is a part of one of them; a shared part belongs to the longest mention. */
function identify(units: TextUnits, mentions: readonly Mention[], shouts: boolean): Identity[] {
  const { tokens } = units;
  const owners = new Map<string, string>();
  const lowerCase = new Set<string>();
  const taken = new Set<number>();
  const partsOf = ({ first, end }: Mention) =>
    tokens.slice(first, end).filter((token) => !PARTICLES.has(token.norm) && token.text.length > 1);
  const keyOf = (mention: Mention) =>
    partsOf(mention)
      .map((part) => part.fold)
      .join(" ");
  const full = [...mentions].sort((left, right) => right.end - right.first - (left.end - left.first));
  for (const mention of full) {
    const parts = partsOf(mention);
    const key = parts.length > 1 ? keyOf(mention) : (owners.get(keyOf(mention)) ?? keyOf(mention));
    for (const part of parts) {
      if (!owners.has(part.fold)) owners.set(part.fold, key);
      if (shouts || !isCapitalised(part)) lowerCase.add(part.fold);
    }
    for (let at = mention.first; at < mention.end; at += 1) taken.add(at);
  }
  const alone = tokens.flatMap((token, index): Mention[] => {
    if (taken.has(index) || !owners.has(token.fold)) return [];
    const isName = isCapitalised(token) || (lowerCase.has(token.fold) && !ORDINARY_WORDS.has(token.fold));
    return isName && !FUNCTION_WORDS.has(token.norm) ? [{ first: index, end: index + 1 }] : [];
  });
  return [...mentions, ...alone].map((mention) => {
    const parts = partsOf(mention);
    const key = parts.length > 1 ? keyOf(mention) : (owners.get(keyOf(mention)) ?? keyOf(mention));
    return { kind: "PERSONNE", start: tokens[mention.first]!.start, end: tokens[mention.end - 1]!.end, key };
  });
}

function isCapitalised(token: Token): boolean {
  return token.kind === "word" && /^\p{Lu}/u.test(token.text) && !/['’]$/.test(token.text);
}

function isFirstName({ fold }: Token): boolean {
  const first = fold.includes("-") ? fold.slice(0, fold.indexOf("-")) : fold;
  return FIRST_NAMES.has(first) || MORE_FIRST_NAMES.has(first);
}

/**
 * Whether a token opens a written sentence, where any word has a capital; guessed sentence ends of a transcript do not
 * count.
 */
function opensSentence({ tokens, source }: TextUnits, index: number): boolean {
  const previous = tokens[index - 1];
  const token = tokens[index]!;
  if (!previous || /^[«"“:•*([–—-]/.test(previous.text)) return true;
  if (previous.sentence === token.sentence) return false;
  return previous.kind !== "word" || source.slice(previous.end, token.start).includes("\n");
}

function isMostlyCapitals({ tokens }: TextUnits): boolean {
  const words = tokens.filter((token) => token.kind === "word" && token.text.length > 2);
  const capitals = words.filter((token) => token.text === token.text.toUpperCase());
  return words.length > 0 && capitals.length > words.length / 2;
}
