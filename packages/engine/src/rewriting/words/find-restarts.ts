import type { TextUnits, Token } from "../../language/units.ts";
import { countSteps } from "../../language/work-budget.ts";
import type { Range } from "../edits/remove-ranges.ts";
import {
  CALLS_FOR_MORE,
  LONGEST_TRY,
  FULL,
  type Pause,
  isRepeated,
  isSaidTwice,
  SUBJECTS,
  BEING,
  ARTICLES,
  isOneOfThem,
  isNumber,
} from "./repeated-words.ts";
import { findCutWords } from "./cut-words.ts";

/** Longest repetition looked for, in words. */
const LONGEST_REPEAT = 10;
const PAUSE = /^(?:[,…–—-]+|\.{2,4})$/;
/** A repetition after a hesitation is a second try, even in a speech that hesitates nowhere else. */
const HESITATION = /^(?:h?eu+h*|hu+m+|m+h+|pardon)$/;

/**
 * Finds false starts and cut words: « c'est, c'est », « un, euh, un peu », « pour le pour le client ». Each range
 * covers the first tries, up to the start of the last one.
 *
 * @param skipped ranges that are cut anyway, in their order
 * @param hesitates whether the speech hesitates: then words repeated after a pause are a false start, not emphasis
 */
export function restartRanges(units: TextUnits, skipped: readonly Range[], hesitates: boolean): Range[] {
  const cutWords = findCutWords(units.source);
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
/** « c'est, je crois, parti »: verbs of a parenthesis, after which the clause goes on. */
const ASIDE = new Set("crois pense sais dirais veux dis trouve imagine suppose".split(" "));
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
  if (other === undefined || one === other) return false;
  if (!pauses[index + 1]!.halts && !isLeftArticle(words, pauses, index)) return false;
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

/** « le, la garde se fait », « à, au centre »: in a fluent speech, too, an article before a comma is taken back. */
const isLeftArticle = (words: readonly Token[], pauses: readonly Pause[], index: number): boolean =>
  words[index]!.opensWord &&
  /^(?:le|la|les|à|de|au|du)$/.test(words[index]!.norm) &&
  /^(?:le|la|les|l'|à|au|aux|du|des|chez)$/.test(words[index + 1]!.norm) &&
  pauses[index + 1]!.isPaused &&
  !pauses[index]!.isPaused &&
  words[index + 2]?.kind === "word" &&
  !/^(?:et|ou)$/.test(words[index + 2]!.norm) &&
  !pauses[index + 2]!.isPaused;

const SPARING = new Set(["juste", "surtout", "même", "plutôt"]);

/** « pour, euh, juste pour aider »: the preposition is repeated after an added adverb. */
const isTakenUp = (words: readonly Token[], pauses: readonly Pause[], index: number): boolean =>
  PREPOSITIONS.has(words[index]!.norm) &&
  pauses[index + 1]?.halts === true &&
  SPARING.has(words[index + 1]?.norm ?? "") &&
  words[index + 2]?.norm === words[index]!.norm;

/**
 * « c'est votre, c'est le sable », « je le, je la vends »: the same words again after an article or preposition left
 * without its noun.
 */
function begunAgainAt(words: readonly Token[], pauses: readonly Pause[], index: number): number | null {
  for (let size = LONGEST_TRY; size >= 1; size -= 1) {
    const loose = index + size;
    const again = loose + 1;
    if (!words[again + size] || !pauses[again]!.isPaused || pauses[loose]!.isPaused) continue;
    // « ni son, ni alerte » is a list, « l'un » a pronoun.
    if (!HANGING.has(words[loose]!.norm) || isOneOfThem(words, loose) || words[index]!.norm === "ni")
      continue;
    if (words[loose - 1]!.norm === "l'" && /^une?$/.test(words[loose]!.norm)) continue;
    // « trente et un, et »: a number ends there.
    if (words[loose - 1]!.norm === "et" && loose > 1 && isNumber(words[loose - 2]!)) continue;
    const isSame = (step: number) => words[index + step]!.norm === words[again + step]!.norm;
    if (Array.from({ length: size }, (_, step) => step).every(isSame)) return again;
  }
  return null;
}

/** Endings that no French word has, so the word was cut: « dern », « vivr », « trav ». */
const CUT_SHORT = /^\p{L}{1,12}(?:[vj]|[bcdfgptv][lr]|gn|rn|rm|nn|mm|pp|rr|cc|dd)$/u;

/** « l'année dern, l'année dernière »: a truncated word, then the same words again with the whole one. */
function cutShortAt(words: readonly Token[], pauses: readonly Pause[], index: number): number | null {
  for (let size = 1; size <= LONGEST_TRY; size += 1) {
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
  for (let size = 1; size <= LONGEST_TRY; size += 1) {
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

/**
 * « avec quarante, non, quarante-deux », « une gourde, enfin, pas une gourde, un filtre »: where the corrected words
 * begin.
 */
function takenBackAt(words: readonly Token[], pauses: readonly Pause[], index: number): number | null {
  for (let size = 1; size <= LONGEST_TRY; size += 1) {
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
  for (let at = index - 2; at >= Math.max(0, index - LONGEST_TRY - 2); at -= 1)
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
