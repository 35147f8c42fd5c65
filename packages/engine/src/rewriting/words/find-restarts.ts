import { readNumberWord } from "../../language/numbers.ts";
import type { TextUnits, Token } from "../../language/units.ts";
import { countSteps } from "../../language/work-budget.ts";
import type { Range } from "../edits/remove-ranges.ts";

/** Words that need another one after them: repeated, they are a false start. */
const CALLS_FOR_MORE = new Set(
  `de d' du des à au aux en par pour sur avec sans dans chez vers entre que qu' qui et ou mais où si comme quand parce puis donc
  je j' tu il elle on ils elles c' ce ça y ne n' me m' te t' se s' le la l' les lui leur un une mon ma mes ton ta tes son sa ses
  notre nos votre vos leurs cet cette ces est sont suis était étais étaient a ai as ont avait avais avaient va vais vont fait très
  nous vous faut pendant depuis quelques plusieurs chaque`.split(/\s+/),
);
/** Words that may be doubled for emphasis or by grammar: « très très », « nous nous sommes vus ». */
const MAY_DOUBLE = new Set("très nous vous si ça y est elle elles lui eux".split(" "));
const LONGEST = 4;
/** Longest repetition looked for, in words. */
const LONGEST_REPEAT = 10;
const FULL = new Map(
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
const PAUSE = /^(?:[,…–—-]+|\.{2,4})$/;
/** A repetition after a hesitation is a second try, even in a speech that hesitates nowhere else. */
const HESITATION = /^(?:h?eu+h*|hu+m+|m+h+|pardon)$/;
/** « tou~, toujours »: a word that a transcript shows as cut. */
const CUT_WORD = /[\p{L}'’]{1,12}[~=](?=[\s,.…]|$)/gu;

const BEGUN =
  /(?<=(?:^|[,.;:!?]\s|(?<![\p{L}])(?:donc|et|mais|alors)\s))(?:(?:je|tu|il|elle|on|ils|elles|ça) (?:(?:a|ai|as|ont|est|sont|va|vais) )?|j['’](?:ai )?)$/iu;
const NEW_CLAUSE =
  /^[\s,]{1,3}(?:euh[\s,]{1,3})?(?:(?:et|mais|donc) )?(?:je |j['’]|tu |il |elle |on |ils |elles |c['’]|ça )/iu;
const MENDS = /^\s?,\s?(?:enfin|pardon|non)[\s,]{1,3}(?=\p{L})/iu;
const LONGEST_BEGUN = 24;

/** « de l~, »: the preposition before the cut word. */
const CALLED_BY = /(?<![\p{L}])(?:de |d['’]|à |dans |pour |avec |en |sur |chez |par |sans |vers )$/iu;
/** A second try at the preposition: « de l~, du lycée ». */
const CALLED_AGAIN =
  /^[\s,]{1,3}(?:euh[\s,]{1,3})?(?=(?:de|du|des|à|au|aux|dans|pour|avec|en|sur|chez|par|sans|vers)(?![\p{L}])|d['’])/iu;
/** « de l~, alors on y va »: the clause is abandoned. */
const LEFT = /^\s?,\s(?:euh[\s,]{1,3})?(?:alors|donc|mais|je|j['’]|il|on|ils|c['’]|ça)(?![\p{L}])/iu;
/** « ensemble, de l~, cette idée »: « cette idée » may complete « de » or start something else: left as it is. */
const NAMED_ANEW = /^\s?,\s(?:euh[\s,]{1,3})?(?:ce|cet|cette|ces)(?![\p{L}])/iu;

/**
 * A cut word with its preposition, when what follows does not complete it; null if unclear, undefined if it has none.
 */
function cutCalled(source: string, start: number, end: number): Range | null | undefined {
  const called = CALLED_BY.exec(source.slice(Math.max(0, start - LONGEST_BEGUN), start))?.[0];
  if (called === undefined) return undefined;
  const after = source.slice(end, end + LONGEST_BEGUN);
  const again = CALLED_AGAIN.exec(after);
  if (again) return { start: start - called.length, end: end + again[0].length };
  // Keep the comma: it separates the two clauses.
  if (LEFT.test(after)) return { start: start - called.length, end };
  return NAMED_ANEW.test(after) && /^(?:l|le|la|d|un|une)[~=]$/iu.test(source.slice(start, end))
    ? null
    : undefined;
}

/**
 * A cut word, with the start of its clause if a new clause follows: « donc il a fa~, et il faut » resumes at « il faut
 * ».
 */
function cutClause(source: string, start: number, end: number): Range | null {
  const called = cutCalled(source, start, end);
  if (called !== undefined) return called;
  const after = source.slice(end, end + LONGEST_BEGUN);
  const begun = NEW_CLAUSE.test(after)
    ? BEGUN.exec(source.slice(Math.max(0, start - LONGEST_BEGUN), start))?.[0]
    : undefined;
  // « un terrain gonf~, enfin démontable »: « enfin », which corrects the cut word, is cut too.
  if (!begun) return { start, end: end + (MENDS.exec(after)?.[0].length ?? 0) };
  const [link = ""] = /^[\s,]{1,3}(?:euh[\s,]{1,3})?(?:et )?/iu.exec(after) ?? [];
  return { start: start - begun.length, end: end + link.length };
}

/**
 * Finds false starts and cut words: « c'est, c'est », « un, euh, un peu », « pour le pour le client ». Each range
 * covers the first tries, up to the start of the last one.
 *
 * @param skipped ranges that are cut anyway, in their order
 * @param hesitates whether the speech hesitates: then words repeated after a pause are a false start, not emphasis
 */
export function restartRanges(units: TextUnits, skipped: readonly Range[], hesitates: boolean): Range[] {
  const cutWords = Array.from(units.source.matchAll(CUT_WORD), ({ 0: word, index }) =>
    cutClause(units.source, index, index + word.length),
  ).filter((range) => range !== null);
  const gone = [...skipped, ...cutWords].sort((one, other) => one.start - other.start);
  const found: Range[] = [...cutWords];
  let at = 0;
  for (const sentence of units.sentences) {
    const words: Token[] = [];
    const pauses: Pause[] = [];
    let pause = NO_PAUSE;
    for (let index = sentence.firstToken; index < sentence.endToken; index += 1) {
      const token = units.tokens[index]!;
      while (at < gone.length && gone[at]!.end <= token.start) at += 1;
      const isGone = at < gone.length && gone[at]!.start <= token.start;
      if (isGone || PAUSE.test(token.text)) {
        const isFilled = pause.isFilled || (isGone && isHesitation(units, index));
        pause = { isPaused: true, isFilled, halts: hesitates || isFilled };
        continue;
      }
      words.push(token);
      pauses.push(pause);
      pause = NO_PAUSE;
    }
    found.push(...repeatsOf(words, pauses, hesitates));
  }
  return found;
}

/** What separates a word from the one before it: punctuation or words that are cut anyway. */
interface Pause {
  isPaused: boolean;
  /** Whether it includes a hesitation. */
  isFilled: boolean;
  /** A repetition after it may be a false start: it includes a hesitation, or the whole speech hesitates. */
  halts: boolean;
}
const NO_PAUSE: Pause = { isPaused: false, isFilled: false, halts: false };

const isHesitation = ({ tokens }: TextUnits, at: number) =>
  HESITATION.test(tokens[at]!.norm) || (tokens[at]!.norm === "comment" && tokens[at + 1]?.norm === "dire");

function repeatsOf(words: readonly Token[], pauses: readonly Pause[], hesitates: boolean): Range[] {
  countSteps(words.length);
  const found: Range[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (let size = LONGEST_REPEAT; size >= 1; size -= 1) {
      if (!isRepeated(words, pauses, index, size) && !(hesitates && isSaidTwice(words, pauses, index, size)))
        continue;
      found.push({ start: words[index]!.start, end: words[index + size]!.start });
      index += size - 1;
      break;
    }
    if (isRetaken(words, pauses, index) || isTakenUp(words, pauses, index))
      found.push({ start: words[index]!.start, end: words[index + 1]!.start });
    const corrected = pauses[index]!.isPaused ? correctedFrom(words, index) : null;
    if (corrected !== null) found.push({ start: words[corrected]!.start, end: words[index + 1]!.start });
    const again = begunAgainAt(words, pauses, index);
    if (again !== null) found.push({ start: words[index]!.start, end: words[again]!.start });
    const other =
      cutShortAt(words, pauses, index) ??
      leftAt(words, pauses, index) ??
      takenBackAt(words, pauses, index) ??
      mendedAt(words, pauses, index);
    if (other !== null) found.push({ start: words[index]!.start, end: words[other]!.start });
    if (isAbandoned(words, pauses, index) || isBegunRelative(words, pauses, index))
      found.push({ start: words[index]!.start, end: words[index + 2]!.start });
    if (isLoneSubject(words, pauses, index) || (hesitates && isArticleAhead(words, pauses, index)))
      found.push({ start: words[index]!.start, end: words[index + 1]!.start });
    // « Mais et il y a la friche »: cut the second conjunction.
    if (index === 0 && isLinkedTwice(words, pauses))
      found.push({ start: words[1]!.start, end: words[2]!.start });
  }
  return found;
}

const sameWord = (one: Token, other: Token, isLast: boolean) =>
  one.norm === other.norm ||
  (isLast &&
    (FULL.get(other.norm) === one.norm ||
      FULL.get(one.norm) === other.norm ||
      (one.norm === "la" && other.norm === "l'")));

function isRepeated(words: readonly Token[], pauses: readonly Pause[], index: number, size: number): boolean {
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
  if (size > LONGEST) {
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

/** « un apprenti apprenti »: what an article calls is said once, but for a short word (« un café café »). */
const isNounTwice = (words: readonly Token[], pauses: readonly Pause[], index: number, size: number) =>
  size === 1 &&
  words[index]!.norm.length >= LONG_WORD &&
  /^\p{Ll}/u.test(words[index]!.text) &&
  !pauses[index + 1]!.isPaused &&
  ARTICLES.has(words[index - 1]?.norm ?? "") &&
  !NOT_A_NOUN.test(words[index]!.norm);
const LONG_WORD = 6;
/** « une grande grande joie », « la petite petite dernière »: stressed. */
const NOT_A_NOUN =
  /^(?:petite?s?|grande?s?|vraie?s?|grosse?s?|longue?s?|bonne|belle|toute?s?|jolie?|énorme|vieille|première?)$/;

/** « c'est un peu c'est un peu plus loin », « et moi, moi je l'ai fait »: in a speech that hesitates. */
function isSaidTwice(
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
  if (size < SURELY_AGAIN || size > LONGEST || !SUBJECTS.has(words[index]!.norm) || isDenied) return false;
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
const SUBJECTS = new Set("je j' tu il elle on c' ils elles ça ce".split(" "));
const BEING = new Set("suis es est sont était étais a ai".split(" "));
/** « c'est, je crois, parti »: verbs of a parenthesis, after which the clause goes on. */
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

/** Words that cannot end a clause. */
const HANGING = new Set([...ARTICLES, ..."de d' du des à au aux".split(" ")]);

const AFTER_SUBJECT =
  /^(?:est|sont|était|étaient|sera|seront|serait|seraient|fut|n'|ne|qui|que|qu'|dont|soit)$/;

/** « les, euh, certaines stations », « à, chez Havas »: an article or preposition is replaced by another one. */
function isRetaken(words: readonly Token[], pauses: readonly Pause[], index: number): boolean {
  const one = words[index]!.norm;
  const other = words[index + 1]?.norm;
  if (other === undefined || !pauses[index + 1]!.halts || one === other) return false;
  // « le, le, la première » is begun three times, « c'est, le, la fois » twice; « l'eau, le, la… » is a list.
  const before = words[index - 1]?.norm ?? "";
  if (pauses[index]!.isPaused && before !== one && !BEING.has(before)) return false;
  if (isOneOfThem(words, index)) return false;
  // « une par une, le matin », « l'un, l'autre »: the first one is a pronoun.
  if ((before === "par" || before === "l'") && /^une?$/.test(one)) return false;
  // « d'en mettre un, ce serait bien »: « ce » is the subject of what follows.
  if (other === "ce" && AFTER_SUBJECT.test(words[index + 2]?.norm ?? "")) return false;
  return (
    (ARTICLES.has(one) && SECOND_ARTICLES.has(other)) ||
    (PREPOSITIONS.has(one) && PREPOSITIONS.has(other)) ||
    // « au nom de, des parents »
    (one === "de" && other === "des")
  );
}

const SPARING = new Set(["juste", "surtout", "même", "plutôt"]);

/** « pour, euh, juste pour aider »: the preposition is repeated after an added adverb. */
const isTakenUp = (words: readonly Token[], pauses: readonly Pause[], index: number): boolean =>
  PREPOSITIONS.has(words[index]!.norm) &&
  pauses[index + 1]?.halts === true &&
  SPARING.has(words[index + 1]?.norm ?? "") &&
  words[index + 2]?.norm === words[index]!.norm;

/** « j'en ai vu un, la colle… »: « un » after « en » is a pronoun, not an article. */
const isOneOfThem = (words: readonly Token[], at: number) =>
  /^une?$/.test(words[at]!.norm) &&
  words.slice(Math.max(0, at - LONGEST), at).some(({ norm }) => norm === "en");

/**
 * « c'est votre, c'est le sable », « je le, je la vends »: the same words again after an article or preposition left
 * without its noun.
 */
function begunAgainAt(words: readonly Token[], pauses: readonly Pause[], index: number): number | null {
  for (let size = LONGEST; size >= 1; size -= 1) {
    const loose = index + size;
    const again = loose + 1;
    if (!words[again + size] || !pauses[again]!.isPaused || pauses[loose]!.isPaused) continue;
    // « ni son, ni alerte » is a list, « l'un » a pronoun.
    if (!HANGING.has(words[loose]!.norm) || isOneOfThem(words, loose) || words[index]!.norm === "ni")
      continue;
    if (words[loose - 1]!.norm === "l'" && /^une?$/.test(words[loose]!.norm)) continue;
    const isSame = (step: number) => words[index + step]!.norm === words[again + step]!.norm;
    if (Array.from({ length: size }, (_, step) => step).every(isSame)) return again;
  }
  return null;
}

/** Endings that no French word has, so the word was cut: « dern », « vivr », « trav ». */
const CUT_SHORT = /^\p{L}{1,12}(?:[vj]|[bcdfgptv][lr]|gn|rn|rm|nn|mm|pp|rr|cc|dd)$/u;

/** « l'année dern, l'année dernière »: a truncated word, then the same words again with the whole one. */
function cutShortAt(words: readonly Token[], pauses: readonly Pause[], index: number): number | null {
  for (let size = 1; size <= LONGEST; size += 1) {
    const [short, whole] = [words[index + size - 1]?.norm ?? "", words[index + 2 * size - 1]?.norm ?? ""];
    if (whole.length <= short.length || !whole.startsWith(short)) continue;
    if (!pauses[index + size]!.isPaused) continue;
    // « qui port, qui portait »: a truncated verb after its subject.
    const isBegun = size > 1 && short.length > 2 && /^(?:qui|je|on|ils?|elles?)$/.test(words[index]!.norm);
    if (!CUT_SHORT.test(short) && !(isBegun && size === 2 && pauses[index + size]!.halts)) continue;
    if (
      words
        .slice(index, index + size - 1)
        .every(({ norm }, step) => norm === words[index + size + step]!.norm)
    )
      return index + size;
  }
  return null;
}

const WHO_ACTS = /^(?:je|j'|tu|on|nous|vous|il|elle|ils|elles)$/;
const LONGEST_LEFT = 7;

/**
 * « j'ai fait des, j'ai mis en place »: a clause abandoned on an article or preposition, then another one with the same
 * subject.
 */
function leftAt(words: readonly Token[], pauses: readonly Pause[], index: number): number | null {
  const subject = words[index]!.norm;
  if (!WHO_ACTS.test(subject)) return null;
  // « quand je fais des, je mets »: the abandoned clause starts before its subject (« quand »).
  if (index > 0 && !pauses[index]!.isPaused && !/^(?:et|mais|donc|alors|puis)$/.test(words[index - 1]!.norm))
    return null;
  for (let again = index + 3; again < Math.min(words.length, index + LONGEST_LEFT); again += 1) {
    if (!pauses[again]!.isPaused) continue;
    const [loose, next] = [words[again - 1]!.norm, words[again]!.norm];
    const isSame = next === subject || FULL.get(next) === subject || FULL.get(subject) === next;
    const isOf = words.slice(index, again).some(({ norm }) => norm === "en");
    return isSame && !isOf && HANGING.has(loose) && words[again + 1]?.kind === "word" ? again : null;
  }
  return null;
}

/**
 * « Roger, qui, donc qui sait faire les plans », « on vous demande juste, enfin on vous demande »: where the same words
 * come again after « donc » or « enfin ».
 */
function mendedAt(words: readonly Token[], pauses: readonly Pause[], index: number): number | null {
  for (let size = 1; size <= LONGEST; size += 1) {
    const last = words[index + size - 1]?.norm;
    if (last === undefined || (size > 1 && pauses[index + size - 1]!.isPaused)) return null;
    if (!CALLS_FOR_MORE.has(last) && !(size > 1 && SUBJECTS.has(words[index]!.norm))) continue;
    for (const beside of [0, 1]) {
      const link = index + size + beside;
      const again = words[link + 1];
      if (!again || !words[link + 1 + size] || !pauses[link]!.isPaused) continue;
      if (beside === 1 && (size === 1 || pauses[link - 1]!.isPaused || !SPARING.has(words[link - 1]!.norm)))
        continue;
      if (beside === 0 && !CALLS_FOR_MORE.has(last)) continue;
      if (!/^(?:donc|enfin)$/.test(words[link]!.norm)) continue;
      if (words.slice(index, index + size).every(({ norm }, step) => norm === words[link + 1 + step]!.norm))
        return link + 1;
    }
  }
  return null;
}

/** « la nourriture, euh, on, c'est très restreint »: a subject without a verb, then another subject with its verb. */
function isLoneSubject(words: readonly Token[], pauses: readonly Pause[], index: number): boolean {
  const [one, other, verb] = words.slice(index, index + 3);
  if (!one || !other || verb?.kind !== "word" || !pauses[index + 1]!.halts || !one.opensWord) return false;
  return (
    /^(?:je|j'|on|il|ils|tu)$/.test(one.norm) &&
    /^(?:je|j'|on|c'|ça|il|elle)$/.test(other.norm) &&
    one.norm !== other.norm &&
    FULL.get(other.norm) !== one.norm &&
    !pauses[index + 2]!.isPaused
  );
}

/** « mais la pour la viande »: an article said too early, then again after its preposition. */
function isArticleAhead(words: readonly Token[], pauses: readonly Pause[], index: number): boolean {
  const [one, between, again] = words.slice(index, index + 3);
  if (!one?.opensWord || !between || !again || pauses[index + 1]!.isPaused || pauses[index + 2]!.isPaused)
    return false;
  return /^(?:la|les)$/.test(one.norm) && PREPOSITIONS.has(between.norm) && again.norm === one.norm;
}

function isLinkedTwice(words: readonly Token[], pauses: readonly Pause[]): boolean {
  const [one, other, subject] = words;
  if (one?.norm !== "mais" || other?.norm !== "et" || !subject || pauses[1]!.isPaused) return false;
  return /^(?:il|elle|on|je|j'|c'|y|ils|elles|ça|le|la|les|l')$/.test(subject.norm);
}

const isNumber = ({ kind, norm }: Token) => kind === "number" || readNumberWord(norm) !== null;

/**
 * « avec quarante, non, quarante-deux », « une gourde, enfin, pas une gourde, un filtre »: where the corrected words
 * begin.
 */
function takenBackAt(words: readonly Token[], pauses: readonly Pause[], index: number): number | null {
  for (let size = 1; size <= LONGEST; size += 1) {
    const end = index + size;
    const last = words[end - 1];
    if (!last || !words[end] || (size > 1 && pauses[end - 1]!.isPaused)) return null;
    // In a fluent speech, « dix, non, douze crêpes » is told so on purpose.
    if (!pauses[end]!.isPaused || !pauses[end]!.halts) continue;
    const isCounted =
      words.slice(index, end).every(isNumber) && (index === 0 || !isNumber(words[index - 1]!));
    const right = words[end + 1];
    if (words[end]!.norm === "non" && isCounted && right && pauses[end + 1]!.isPaused && isNumber(right))
      return end + 1;
    const not = words[end]!.norm === "enfin" ? end + 1 : end;
    const meant = not + 1 + size;
    if (size < 2 || words[not]?.norm !== "pas" || !pauses[meant]?.isPaused) return null;
    const isSame = words.slice(index, end).every(({ norm }, step) => norm === words[not + 1 + step]!.norm);
    return isSame && ARTICLES.has(words[index]!.norm) && ARTICLES.has(words[meant]!.norm) ? meant : null;
  }
  return null;
}

/** « il convient de, pardon, il convient de privilégier »: where the words corrected by « pardon » begin. */
function correctedFrom(words: readonly Token[], index: number): number | null {
  if (words[index]!.norm !== "pardon") return null;
  const [first, second] = [words[index + 1]?.norm, words[index + 2]?.norm];
  for (let at = index - 2; at >= Math.max(0, index - LONGEST - 2); at -= 1)
    if (words[at]!.norm === first && words[at + 1]!.norm === second) return at;
  return null;
}

/** « un domaine qui est euh qui recrute »: the relative clause is restarted on the same word. */
function isBegunRelative(words: readonly Token[], pauses: readonly Pause[], index: number): boolean {
  const [one, , other, next] = words.slice(index, index + 4);
  if (!one || !other || next?.kind !== "word" || !pauses[index + 2]!.isFilled) return false;
  return BEGINS_RELATIVE.test(one.norm) && one.norm === other.norm && !pauses[index + 1]!.isPaused;
}
const BEGINS_RELATIVE = /^(?:qui|que|qu'|où)$/;

/** « je suis, euh, je parle peu », « c'est, on compare »: a subject and « être » abandoned for another clause. */
function isAbandoned(words: readonly Token[], pauses: readonly Pause[], index: number): boolean {
  const [subject, being, other, verb] = words.slice(index, index + 4);
  if (!subject || !being || !other || !verb || !pauses[index + 2]!.halts || pauses[index + 1]!.isPaused)
    return false;
  if (!SUBJECTS.has(subject.norm) || !BEING.has(being.norm) || !SUBJECTS.has(other.norm)) return false;
  // « vous savez ce que c'est, hein, on s'occupe »: the relative clause is complete.
  if (/^(?:que|qu'|qui|dont|où|comment)$/.test(words[index - 1]?.norm ?? "")) return false;
  return !ASIDE.has(verb.norm) && verb.kind === "word";
}
