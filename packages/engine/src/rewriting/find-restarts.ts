import { readNumberWord } from "../language/numbers.ts";
import type { TextUnits, Token } from "../language/units.ts";
import { countSteps } from "../language/work-budget.ts";
import type { Range } from "./remove-ranges.ts";

/** Words that nothing is said with alone: broken off on one of them, a speaker begins again. */
const CALLS_FOR_MORE = new Set(
  `de d' du des à au aux en par pour sur avec sans dans chez vers entre que qu' qui et ou mais où si comme quand parce puis donc
  je j' tu il elle on ils elles c' ce ça y ne n' me m' te t' se s' le la l' les lui leur un une mon ma mes ton ta tes son sa ses
  notre nos votre vos leurs cet cette ces est sont suis était étais étaient a ai as ont avait avais avaient va vais vont fait très
  nous vous`.split(/\s+/),
);
/** Said twice on purpose, or for emphasis: « très très », « nous nous sommes vus ». */
const MAY_DOUBLE = new Set("très nous vous si ça y est elle elles lui eux".split(" "));
const LONGEST = 4;
const FULL: Record<string, string> = {
  "d'": "de",
  "qu'": "que",
  "j'": "je",
  "c'": "ce",
  "n'": "ne",
  "m'": "me",
  "t'": "te",
  "s'": "se",
  "l'": "le",
};
const PAUSE = /^[,…–—-]+$/;
/** « tou~, toujours »: a word that a transcript shows as cut. */
const CUT_WORD = /[\p{L}'’]{1,12}[~=](?=[\s,.…]|$)/gu;

/**
 * What was begun and begun again: « c'est, c'est », « un, euh, un peu », « pour le pour le client », cut words. The first
 * tries are given, up to where the last one begins.
 *
 * @param skipped ranges that are cut anyway, in their order
 * @param hesitates whether the speech hesitates: what comes back after a pause is then a second try, not a stress
 */
export function restartRanges(units: TextUnits, skipped: readonly Range[], hesitates: boolean): Range[] {
  const cutWords = Array.from(units.source.matchAll(CUT_WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const gone = [...skipped, ...cutWords].sort((one, other) => one.start - other.start);
  const found: Range[] = [...cutWords];
  let at = 0;
  for (const sentence of units.sentences) {
    const words: Token[] = [];
    const pauses: boolean[] = [];
    let isPaused = false;
    for (let index = sentence.firstToken; index < sentence.endToken; index += 1) {
      const token = units.tokens[index]!;
      while (at < gone.length && gone[at]!.end <= token.start) at += 1;
      const isGone = at < gone.length && gone[at]!.start <= token.start;
      if (isGone || PAUSE.test(token.text)) {
        isPaused = true;
        continue;
      }
      words.push(token);
      pauses.push(isPaused);
      isPaused = false;
    }
    found.push(...repeatsOf(words, pauses, hesitates));
  }
  return found;
}

function repeatsOf(words: readonly Token[], pauses: readonly boolean[], hesitates: boolean): Range[] {
  countSteps(words.length);
  const found: Range[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (let size = LONGEST; size >= 1; size -= 1) {
      if (!isRepeated(words, pauses, index, size, hesitates)) continue;
      found.push({ start: words[index]!.start, end: words[index + size]!.start });
      index += size - 1;
      break;
    }
    if (hesitates && isRetaken(words, pauses, index))
      found.push({ start: words[index]!.start, end: words[index + 1]!.start });
    const corrected = hesitates ? correctedFrom(words, index) : null;
    if (corrected !== null) found.push({ start: words[corrected]!.start, end: words[index + 1]!.start });
    if (hesitates && isAbandoned(words, pauses, index))
      found.push({ start: words[index]!.start, end: words[index + 2]!.start });
  }
  return found;
}

const sameWord = (one: Token, other: Token, isLast: boolean) =>
  one.norm === other.norm ||
  (isLast &&
    (FULL[other.norm] === one.norm ||
      FULL[one.norm] === other.norm ||
      (one.norm === "la" && other.norm === "l'")));

function isRepeated(
  words: readonly Token[],
  pauses: readonly boolean[],
  index: number,
  size: number,
  hesitates: boolean,
): boolean {
  const after = words[index + 2 * size];
  // What is said again goes on: « oui, oui. » is an answer.
  if (!after || after.kind === "punctuation") return false;
  for (let step = 0; step < size; step += 1) {
    const left = words[index + step]!;
    const right = words[index + size + step]!;
    if (left.kind !== "word" || right.kind !== "word" || !sameWord(left, right, step === size - 1))
      return false;
    if (readNumberWord(left.norm) !== null && left.norm !== "un" && left.norm !== "une") return false;
    // A pause inside the words that come back parts them.
    if (step > 0 && (pauses[index + step] || pauses[index + size + step])) return false;
  }
  // « Si c'est non, c'est non »: the second time answers the first.
  if (size > 1 && words[index - 1]?.norm === "si") return false;
  const last = words[index + size - 1]!.norm;
  // « j'ai été, j'ai été quatre mois », « vert, euh, vert d'eau »: after a pause, a second try.
  if (hesitates && pauses[index + size]! && (size > 1 || !STRESSED.has(last))) return true;
  if (!CALLS_FOR_MORE.has(last)) return false;
  if (size > 1) return true;
  return pauses[index + size]! ? last !== "si" && last !== "elle" : !MAY_DOUBLE.has(last);
}

const STRESSED = new Set(
  "très trop bien tout toute non oui si jamais toujours encore plus pas là elle elles lui eux moi toi".split(
    " ",
  ),
);
const SUBJECTS = new Set("je j' tu il elle on c' ils elles ça ce".split(" "));
const BEING = new Set("suis es est sont était étais a ai".split(" "));
/** « c'est, je crois, parti »: said aside, the clause goes on. */
const ASIDE = new Set("crois pense sais dirais veux dis trouve imagine suppose".split(" "));

const ARTICLES = new Set(
  "le la l' les un une mon ma mes ton ta tes son sa ses notre nos votre vos".split(" "),
);
const SECOND_ARTICLES = new Set([
  ...ARTICLES,
  "certains",
  "certaines",
  "plusieurs",
  "ce",
  "cet",
  "cette",
  "ces",
]);
const PREPOSITIONS = new Set("à au aux de d' du en chez dans sur pour par avec sans".split(" "));

const AFTER_SUBJECT =
  /^(?:est|sont|était|étaient|sera|seront|serait|seraient|fut|n'|ne|qui|que|qu'|dont|soit)$/;

/** « les, euh, certaines stations », « à, chez Havas »: another small word takes the place of the first one. */
function isRetaken(words: readonly Token[], pauses: readonly boolean[], index: number): boolean {
  const one = words[index]!.norm;
  const other = words[index + 1]?.norm;
  if (other === undefined || !pauses[index + 1] || pauses[index] || one === other) return false;
  // « d'en mettre un, ce serait bien »: « ce » is the subject of what follows.
  if (other === "ce" && AFTER_SUBJECT.test(words[index + 2]?.norm ?? "")) return false;
  return (
    (ARTICLES.has(one) && SECOND_ARTICLES.has(other)) || (PREPOSITIONS.has(one) && PREPOSITIONS.has(other))
  );
}

/** « il convient de, pardon, il convient de privilégier »: where the words begin that « pardon » takes back. */
function correctedFrom(words: readonly Token[], index: number): number | null {
  if (words[index]!.norm !== "pardon") return null;
  const [first, second] = [words[index + 1]?.norm, words[index + 2]?.norm];
  for (let at = index - 2; at >= Math.max(0, index - LONGEST - 2); at -= 1)
    if (words[at]!.norm === first && words[at + 1]!.norm === second) return at;
  return null;
}

/** « je suis, euh, je parle peu », « c'est, on compare »: left for another clause before it said anything. */
function isAbandoned(words: readonly Token[], pauses: readonly boolean[], index: number): boolean {
  const [subject, being, other, verb] = words.slice(index, index + 4);
  if (!subject || !being || !other || !verb || !pauses[index + 2] || pauses[index + 1]) return false;
  if (!SUBJECTS.has(subject.norm) || !BEING.has(being.norm) || !SUBJECTS.has(other.norm)) return false;
  return !ASIDE.has(verb.norm) && verb.kind === "word";
}
