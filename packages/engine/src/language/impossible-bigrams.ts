import type { TextUnits, Token } from "./units.ts";

const DETERMINERS = new Set(
  "le la les un une des du cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos".split(" "),
);
const COORDINATORS = new Set("et ou mais car donc que qui qu' dont".split(" "));
const SUBJECTS = new Set("je j' tu il ils".split(" "));
const PREPOSITIONS = new Set("de d' par pour avec dans chez vers en sur sous".split(" "));
const AFTER_SUBJECT = new Set(
  "et ou mais car donc que qui de du des un une ce cet cette ces mon ma mes son sa ses dans pour par avec sur chez".split(
    " ",
  ),
);
const ARTICLES = new Set("le la les un une des du".split(" "));
const FILLERS = new Set("euh heu hum ben bah hein".split(" "));
/** The determiner may be a pronoun (« j’en ai coupé une le soir »), or precede a preposition in a fixed phrase. */
const ALLOWED = new Set([
  "le pour",
  "le par",
  "un le",
  "une le",
  "un par",
  "une par",
  "un sur",
  "une sur",
  "un pour",
  "un de",
  "une de",
  "un dans",
  "une dans",
  "un en",
  "une en",
  "un qui",
  "une qui",
  "un et",
  "une et",
  "un que",
  "une que",
  "un ou",
  "une ou",
  "un avec",
  "une avec",
  "un chez",
  "un mais",
  "un donc",
  "un dont",
  "une dont",
  "la en",
  "en un",
  "du sur",
  "son et",
  "le sur",
  "la sur",
  "le la",
  "les en",
]);

/**
 * Counts pairs of neighbouring function words that French grammar forbids: « le et », « de je », « les par ».
 *
 * @returns per 100 words; real French stays under 1, a word salad is above 3 (measured on 90 talks)
 */
export function measureImpossibleBigrams(units: TextUnits): number {
  let count = 0;
  let words = 0;
  let previous: Token | null = null;
  for (const [index, token] of units.tokens.entries()) {
    if (token.kind !== "word") {
      previous = null;
      continue;
    }
    words += 1;
    if (FILLERS.has(token.norm)) continue;
    const isFault = previous?.sentence === token.sentence && isImpossible(previous, token, units.accented);
    if (isFault && !isSaidAgain(units.tokens, index)) count += 1;
    // « testez-la chez… »: a pronoun joined to its verb is not a determiner.
    const hangs = /[-‑]/.test(units.source.charAt(token.start - 1));
    previous = hangs ? null : token;
  }
  return words === 0 ? 0 : (100 * count) / words;
}

/**
 * « avec des, euh, avec des toiles »: whether the words from here on repeat those just before, while the speaker looks
 * for the next one.
 */
export function isSaidAgain(tokens: readonly Token[], at: number): boolean {
  let end = at;
  while (
    end > 0 &&
    at - end <= LONGEST_PAUSE &&
    (FILLERS.has(tokens[end - 1]!.norm) || tokens[end - 1]!.text === ",")
  )
    end -= 1;
  if (at - end > LONGEST_PAUSE) return false;
  for (let size = 2; size <= LONGEST_AGAIN; size += 1) {
    if (end < size || at + size > tokens.length) return false;
    let same = 0;
    while (same < size && isSameWord(tokens[at + same]!, tokens[end - size + same]!)) same += 1;
    if (same === size) return true;
  }
  return false;
}
/** In tokens: longer hesitations are not searched. */
const LONGEST_PAUSE = 4;
const LONGEST_AGAIN = 4;
const isSameWord = (one: Token, other: Token) =>
  one.kind === "word" && one.norm === other.norm && one.sentence === other.sentence;

function isImpossible(left: Token, right: Token, accented: boolean): boolean {
  const [a, b] = [left.norm, right.norm];
  // « les par », but not « Les Par… »: capitals inside a sentence are names.
  if (a === b || ALLOWED.has(`${a} ${b}`)) return false;
  // « c'est sa que… »: « sa » is a frequent misspelling of « ça ».
  if (a === "sa") return false;
  // Typed without accents, « la » may be « là » and « ou » may be « où ».
  if (!accented && (a === "la" || b === "ou" || a === "ou")) return false;
  if (DETERMINERS.has(a)) {
    if (COORDINATORS.has(b) || SUBJECTS.has(b) || PREPOSITIONS.has(b))
      return b !== "en" || !["le", "la", "les"].includes(a);
    return ARTICLES.has(b) && !["le", "la", "les"].includes(a);
  }
  if (PREPOSITIONS.has(a) && a !== "en" && SUBJECTS.has(b)) return true;
  if ((a === "je" || a === "ils" || a === "tu") && AFTER_SUBJECT.has(b)) return true;
  return false;
}
