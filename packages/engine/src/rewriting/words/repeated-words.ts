import { readNumberWord } from "../../language/numbers.ts";
import type { Token } from "../../language/units.ts";

/** Words that need another one after them: repeated, they are a false start. */
export const CALLS_FOR_MORE = new Set(
  `de d' du des à au aux en par pour sur avec sans dans chez vers entre que qu' qui et ou mais où si comme quand parce puis donc
  je j' tu il elle on ils elles c' ce ça y ne n' me m' te t' se s' le la l' les lui leur un une mon ma mes ton ta tes son sa ses
  notre nos votre vos leurs cet cette ces est sont suis était étais étaient a ai as ont avait avais avaient va vais vont fait très
  nous vous faut pendant depuis quelques plusieurs chaque`.split(/\s+/),
);
/** Words that may be doubled for emphasis or by grammar: « très très », « nous nous sommes vus ». */
const MAY_DOUBLE = new Set("très nous vous si ça y est elle elles lui eux".split(" "));
/** Maximal number of words of a false start. */
export const LONGEST_TRY = 4;
export const FULL = new Map(
  Object.entries({
    "d'": "de",
    "qu'": "que",
    "j'": "je",
    "c'": "ce",
    "n'": "ne",
    "m'": "me",
    "t'": "te",
    "s'": "se",
    "l'": "le",
  }),
);

/** What separates a word from the one before it: punctuation or words that are cut anyway. */
export interface Pause {
  isPaused: boolean;
  /** Whether it includes a hesitation. */
  isFilled: boolean;
  /** A repetition after it may be a false start: it includes a hesitation, or the whole speech hesitates. */
  halts: boolean;
}

const sameWord = (one: Token, other: Token, isLast: boolean) =>
  one.norm === other.norm ||
  (isLast &&
    (FULL.get(other.norm) === one.norm ||
      FULL.get(one.norm) === other.norm ||
      (one.norm === "la" && other.norm === "l'")));

export function isRepeated(
  words: readonly Token[],
  pauses: readonly Pause[],
  index: number,
  size: number,
): boolean {
  const after = words[index + 2 * size];
  // A false start is followed by more words: « oui, oui. » is an answer.
  if (!after || after.kind === "punctuation") return false;
  // « on était trois avec Kiki, Kiki il est là-bas »: the first one ends a clause, the second starts another about it.
  const pause = pauses[index + size]!;
  // « notre produit, notre produit, c'est… » at the start of a sentence that hesitates ends no clause: a false start.
  const opens = index === 0 && size > 1 && pause.halts;
  if (pause.isPaused && !pause.isFilled && !opens && isTakenUpAsSubject(words, index, size)) return false;
  // « et vous, vous savez »: a stressed pronoun before its clitic, unless the speech hesitates.
  if (size === 1 && pause.isPaused && !pause.halts && SET_APART.has(words[index]!.norm)) return false;
  // « Asseyez-vous, vous allez… »: the first one is attached to its verb.
  if (/^(?:vous|nous|moi|toi)$/.test(words[index]!.norm) && !words[index]!.opensWord) return false;
  for (let step = 0; step < size; step += 1) {
    const left = words[index + step]!;
    const right = words[index + size + step]!;
    if (left.kind !== "word" || right.kind !== "word" || !sameWord(left, right, step === size - 1))
      return false;
    if (readNumberWord(left.norm) !== null && left.norm !== "un" && left.norm !== "une") return false;
    // A pause inside either copy: not a repetition.
    if (step > 0 && (pauses[index + step]!.isPaused || pauses[index + size + step]!.isPaused)) return false;
  }
  // « ma question, c'est : est-ce que… »: the second « est » starts a question.
  if (size === 1 && words[index]!.norm === "est" && after.norm === "ce" && !after.opensWord) return false;
  // « Si c'est non, c'est non »: the second one is the consequence of the first.
  if (size > 1 && words[index - 1]?.norm === "si") return false;
  // « il y en a un, un sanglier »: the first « un » is a pronoun.
  if (size === 1 && pauses[index + 1]!.isPaused && isOneOfThem(words, index)) return false;
  const last = words[index + size - 1]!.norm;
  // « on a tout fait comme ça, ça a duré »: the first « ça » completes a preposition.
  if (size === 1 && last === "ça" && LEADS_TO_THAT.has(words[index - 1]?.norm ?? "")) return false;
  if (size > LONGEST_TRY) {
    // « On n'a pas d'envie, on n'a pas d'envie, »: a whole clause is repeated on purpose.
    if (pauses[index + 2 * size]!.isPaused) return false;
    // « y en a qui parlent, y en a qui parlent pas »: a contrast.
    const isDenied = words.slice(index, index + size).some(({ norm }) => norm === "ne" || norm === "n'");
    return pause.isFilled || isDenied || !DENIES.has(after.norm);
  }
  // « j'ai été, j'ai été quatre mois », « vert, euh, vert d'eau »: a repetition after a pause is a second try.
  if (pauses[index + size]!.halts && (size > 1 || !STRESSED.has(last))) return true;
  // « très, très bien » is emphasis, « plus, euh, plus simple » is a false start.
  if (pauses[index + size]!.isFilled && !ANSWERS.has(last)) return true;
  // « si, si on pouvait »: a subject follows at once, so « si » means "if" and is no answer.
  if (size === 1 && last === "si" && pauses[index + size]!.halts && SUBJECTS.has(after.norm)) return true;
  // « une structure plus plus organisée »: a comparative is never doubled for emphasis.
  if (size === 1 && DEGREES.has(last) && !pauses[index + 1]!.isPaused) return true;
  // « c'est pas, c'est pas cher », « c'est plus, c'est plus drôle »: only the second one has its complement.
  if (/^(?:pas|plus|moins)$/.test(last) && size > 1 && BEING.has(words[index + size - 2]!.norm)) return true;
  if (isNounTwice(words, pauses, index, size)) return true;
  if (!CALLS_FOR_MORE.has(last)) return false;
  if (size > 1) return true;
  return pauses[index + size]!.isPaused ? last !== "si" && last !== "elle" : !MAY_DOUBLE.has(last);
}

/**
 * « un apprenti apprenti »: a repeated noun after an article is a disfluency, except short words (« un café café »).
 */
const isNounTwice = (words: readonly Token[], pauses: readonly Pause[], index: number, size: number) =>
  size === 1 &&
  words[index]!.norm.length >= LONG_WORD &&
  /^\p{Ll}/u.test(words[index]!.text) &&
  !pauses[index + 1]!.isPaused &&
  ARTICLES.has(words[index - 1]?.norm ?? "") &&
  !NOT_A_NOUN.test(words[index]!.norm);
const LONG_WORD = 6;
/** « une grande grande joie », « la petite petite dernière »: repeated for emphasis. */
const NOT_A_NOUN =
  /^(?:petite?s?|grande?s?|vraie?s?|grosse?s?|longue?s?|bonne|belle|toute?s?|jolie?|énorme|vieille|première?)$/;

/** « c'est un peu c'est un peu plus loin », « et moi, moi je l'ai fait »: repetitions to remove in hesitant speech. */
export function isSaidTwice(
  words: readonly Token[],
  pauses: readonly Pause[],
  index: number,
  size: number,
): boolean {
  const after = words[index + 2 * size];
  if (after?.kind !== "word" || words[index]!.norm !== words[index + size]!.norm) return false;
  const before = words[index - 1]?.norm;
  if (size === 1)
    return (
      pauses[index + 1]!.isPaused &&
      /^(?:moi|toi)$/.test(words[index]!.norm) &&
      SUBJECTS.has(after.norm) &&
      (before === undefined ||
        (pauses[index]!.isPaused && before !== "et") ||
        /^(?:donc|mais|alors)$/.test(before))
    );
  const last = words[index + size - 1]!.norm;
  const isDenied = DENIES.has(after.norm) && last !== "peu";
  if (size < SURELY_AGAIN || size > LONGEST_TRY || !SUBJECTS.has(words[index]!.norm) || isDenied)
    return false;
  for (let step = 0; step < size; step += 1)
    if (
      words[index + step]!.norm !== words[index + size + step]!.norm ||
      (step > 0 && pauses[index + step]!.isPaused) ||
      pauses[index + size + step]!.isPaused
    )
      return false;
  return true;
}
/** At least three words repeated without a pause: shorter ones may be a list. */
const SURELY_AGAIN = 3;

/** « le seuil, le seuil il est adaptatif »: the second copy is the topic of a clause, taken up by a pronoun. */
function isTakenUpAsSubject(words: readonly Token[], index: number, size: number): boolean {
  const last = words[index + size - 1]!.norm;
  const after = words[index + 2 * size]!.norm;
  return CLITICS.has(after) && !CALLS_FOR_MORE.has(last);
}
const SET_APART = new Set(["nous", "vous", "ça", "toi", "moi"]);
const CLITICS = new Set(["il", "elle", "ils", "elles", "je", "j'", "c'"]);

const LEADS_TO_THAT = new Set("comme pour avec de sans après avant à dans sur".split(" "));

const STRESSED = new Set(
  "très trop bien tout toute non oui si jamais toujours encore plus pas là elle elles lui eux moi toi".split(
    " ",
  ),
);
const ANSWERS = new Set("oui non si".split(" "));
const DENIES = new Set("pas plus jamais rien".split(" "));
/** Never doubled for emphasis when no pause is between. */
const DEGREES = new Set(["plus", "moins"]);
export const SUBJECTS = new Set("je j' tu il elle on c' ils elles ça ce".split(" "));
export const BEING = new Set("suis es est sont était étais a ai".split(" "));

export const ARTICLES = new Set(
  "le la l' les un une mon ma mes ton ta tes son sa ses notre nos votre vos".split(" "),
);

/** « j'en ai vu un, la colle… »: « un » after « en » is a pronoun, not an article. */
export const isOneOfThem = (words: readonly Token[], at: number) =>
  /^une?$/.test(words[at]!.norm) &&
  words.slice(Math.max(0, at - LONGEST_TRY), at).some(({ norm }) => norm === "en");

export const isNumber = ({ kind, norm }: Token) => kind === "number" || readNumberWord(norm) !== null;
