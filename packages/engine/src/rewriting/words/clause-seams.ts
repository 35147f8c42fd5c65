import type { HeardMark } from "../../language/hear-marks.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { readNumberWord } from "../../language/numbers.ts";
import { isFiniteVerbAt, tagAt } from "../../language/token-tags.ts";
import type { TextUnits, Token } from "../../language/units.ts";

/** Lowest probability of a mark, at a guessed sentence end, for a comma before a subject. */
const GUESSED_FROM = 0.25;
/** Words since the last mark from which a comma parts two clauses joined by « et ». */
const LONG_BEFORE = 4;
const LONGEST_SETTING = 9;
const LONGEST_TOPIC = 4;

const ONLY_SUBJECTS = /^(?:je|j'|tu|il|on|ils|c')$/;
const SUBJECTS = /^(?:je|j'|tu|il|elle|on|ils|elles|c'|ça|nous|vous|y)$/;
const CLITICS = /^(?:ne|n'|me|m'|te|t'|se|s'|le|la|l'|les|lui|leur|y|en|nous|vous)$/;
const DETERMINERS = /^(?:le|la|l'|les|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|ce|cet|cette|ces)$/;
/** Words that a clause follows without a mark, or that need more words. */
const CALLED = regexInLines("u")`
  ^(?:
    que|qu'|qui|quand|si|dont|où|comme|et|mais|ou|ni|donc|alors|parce|puis|là|car|puisque|lorsque|ce|pourquoi|
    comment|combien|quel(?:le)?s?|laquelle|lequel|lesquel(?:le)?s|est|était|c'|ça|de|d'|du|des|à|au|aux|en|par|
    pour|sur|avec|sans|dans|chez|vers|entre|jusqu'|très|plus|moins|même|moi|toi|lui|eux|enfin|ne|n'|
    dit|dis|disait|disais|disent|dire|le|la|les|l'|un|une|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|
    leurs?|cet|cette|ces|je|j'|tu|il|elle|on|ils|elles|nous|vous|y|quoi|oui|non|si|s'|m'|t'|tout|tous|toutes|rien
  )$
`;
/** « le matin | je repars »: words that open the next clause as well as they close the one before. */
const SETS_SCENE = regexInLines("u")`
  ^(?:
    parfois|souvent|après|maintenant|hui|hier|demain|ensuite|moment|avant|sinon|jours?|matins?|soirs?|nuits?|
    semaines?|mois|ans?|années?|fois|été|hiver|printemps|automne|début|fin|lendemain|lundi|mardi|mercredi|
    jeudi|vendredi|samedi|dimanche|heures?|minutes?|\p{L}{4,20}ment
  )$
`;
const SUBORDINATES = /^(?:que|qu'|qui|quand|si|dont|où|parce|lorsque|puisque)$/;
const LINKS = /^(?:et|mais)$/;
/** « et un jour », « et tous les vendredis », « et à la fin »: words that set a time or a place. */
const OPENS_SETTING = /^(?:à|au|en|dans|depuis|pendant|après|avant|là|maintenant|aujourd)$/;
const COUNTS_TIME = /^(?:un|une|le|la|l'|les|tous|toutes|chaque|ce|cet|cette|deux|trois)$/;
/** A noun of time: « le lundi il… » is no topic. */
const MOMENTS = regexInLines("u")`
  ^(?:
    jours?|matins?|soirs?|nuits?|semaines?|mois|ans?|années?|fois|été|hiver|printemps|automne|début|fin|
    lendemain|moment|heures?|minutes?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|week-ends?
  )$
`;

/** What the words alone show of the marks of an unpunctuated transcript. */
interface ClauseSeams {
  /** Offsets of the ends of words after which a comma stands. */
  commas: Set<number>;
  /** Offsets of heard commas that stand after a topic, and move before it. */
  moved: Set<number>;
  /** Guessed sentences to precede with a comma. */
  parted: Set<number>;
  /** Guessed sentences that only go on: « et un jour | mon beau-frère il… ». */
  open: Set<number>;
}

/**
 * Finds where a clause starts with its own subject although no mark was heard: « je sais pas trop | j'espère »,
 * « six cents joints | la coiffure ça m'a appris », « c'était bête | et tous les vendredis j'appelais ».
 *
 * @param marked offsets of the ends of words after which a mark is heard
 * @param joined guessed sentences whose start is uncertain, and `parted` those among them with a comma
 * @param tics start offsets of the tokens that are cut
 */
export function clauseSeams(
  units: TextUnits,
  marks: readonly HeardMark[],
  marked: ReadonlySet<number>,
  { joined, parted }: { joined: ReadonlySet<number>; parted: ReadonlySet<number> },
  tics: ReadonlySet<number>,
): ClauseSeams {
  const seams: ClauseSeams = { commas: new Set(), moved: new Set(), parted: new Set(), open: new Set() };
  if (units.punctuated) return seams;
  const heard = new Map(marks.map((mark) => [mark.end, mark.any]));
  const said = units.tokens.filter(({ start, kind }) => kind !== "punctuation" && !tics.has(start));
  let clause: Clause = { verbs: 0, words: 0, isWaiting: false };
  for (const [at, left] of said.entries()) {
    clause.words += 1;
    if (SUBORDINATES.test(left.norm)) clause.isWaiting = true;
    if (isFiniteVerbAt(said, at)) {
      clause.verbs += 1;
      clause.isWaiting = false;
    }
    const right = said[at + 1];
    if (!right) break;
    const isNext = right.sentence !== left.sentence;
    const isStopped = isNext && !joined.has(right.sentence);
    const isGuessed = isStopped && units.sentences[left.sentence]!.terminator === "";
    if (isGuessed && goesOnAfter(units, said, at)) {
      seams.open.add(right.sentence);
      continue;
    }
    const isMarked =
      isStopped ||
      (isNext && parted.has(right.sentence)) ||
      (!isNext && marked.has(left.end)) ||
      seams.commas.has(left.end);
    if (!isMarked) {
      const any = Math.max(heard.get(left.end) ?? 0, isNext ? likeliest(units, heard, left, right) : 0);
      const topic = topicEnd(said, at);
      const isTopic = topic !== null && clause.verbs > 0 && !clause.isWaiting;
      const isSeam =
        isTopic ||
        startsClause(said, at, clause) ||
        startsAfterLink(said, at, clause, marked) ||
        (isNext && any >= GUESSED_FROM && startsGuessed(said, at, clause));
      if (!isSeam) continue;
      if (isNext) seams.parted.add(right.sentence);
      else seams.commas.add(left.end);
      if (topic !== null && marked.has(topic)) seams.moved.add(topic);
    }
    clause = { verbs: 0, words: 0, isWaiting: false };
  }
  return seams;
}

interface Clause {
  verbs: number;
  words: number;
  isWaiting: boolean;
}

/** The probability of a mark in the tics between two words on the sides of a guessed sentence end. */
function likeliest(
  { tokens, sentences }: TextUnits,
  heard: ReadonlyMap<number, number>,
  left: Token,
  right: Token,
): number {
  let at = sentences[right.sentence]!.firstToken;
  while (at > 0 && tokens[at]!.start > left.start) at -= 1;
  let most = 0;
  for (; tokens[at]!.start < right.start; at += 1) most = Math.max(most, heard.get(tokens[at]!.end) ?? 0);
  return most;
}

/** Whether a conjugated verb follows a subject and its pronouns. */
function hasVerb(said: readonly Token[], subject: number): boolean {
  let at = subject + 1;
  while (at < subject + 4 && CLITICS.test(said[at]?.norm ?? "") && !isFiniteVerbAt(said, at)) at += 1;
  return at < said.length && isFiniteVerbAt(said, at);
}

/** « ça marche pas trop | j'espère », « chez vous | vous m'apportez », « vous l'écrasez | tout le monde l'écrase ». */
function startsClause(said: readonly Token[], at: number, { verbs, isWaiting }: Clause): boolean {
  const [left, right] = [said[at]!, said[at + 1]!];
  if (verbs === 0 || isWaiting) return false;
  if (/^[nv]ous$/.test(left.norm) && left.norm === right.norm)
    return /^(?:chez|avec|pour|de|à)$/.test(said[at - 1]?.norm ?? "") && hasVerb(said, at + 1);
  if (right.norm === "tout" && said[at + 2]?.norm === "le" && said[at + 3]?.norm === "monde")
    return !CALLED.test(left.norm) && takesObject(said, at) && hasVerb(said, at + 3);
  return (
    ONLY_SUBJECTS.test(right.norm) &&
    !CALLED.test(left.norm) &&
    !SETS_SCENE.test(left.norm) &&
    hasVerb(said, at + 1)
  );
}

/** « vous l'écrasez »: the verb has its object before it. */
const takesObject = (said: readonly Token[], at: number): boolean =>
  !isFiniteVerbAt(said, at) || /^(?:l'|les?|la)$/.test(said[at - 1]?.norm ?? "");

/** At a guessed sentence end: « ça | moi je dirais », « comme un oreiller | il m'a fallu », « du tout | par exemple ». */
function startsGuessed(said: readonly Token[], at: number, { verbs }: Clause): boolean {
  const [left, right] = [said[at]!, said[at + 1]!];
  if (CALLED.test(left.norm) && left.norm !== "ça" && left.norm !== "tout") return false;
  if (right.norm === "par" && said[at + 2]?.norm === "exemple") return verbs > 0;
  if (verbs > 0 && /^(?:moi|toi|lui|nous|vous)$/.test(right.norm) && SUBJECTS.test(said[at + 2]?.norm ?? ""))
    return hasVerb(said, at + 2);
  // « le berger | il avait vu »: a noun that the pronoun takes up is no clause.
  const isAny = /^une?$/.test(said[at - 1]?.norm ?? "");
  return (verbs > 0 || isAny) && SUBJECTS.test(right.norm) && hasVerb(said, at + 1);
}

/** « … que ça | et tous les vendredis j'appelais », « … pourquoi | et à quarante mètres il y avait ». */
function startsAfterLink(
  said: readonly Token[],
  at: number,
  { verbs, words }: Clause,
  marked: ReadonlySet<number>,
): boolean {
  const [left, link] = [said[at]!, said[at + 1]!];
  if (verbs === 0 || words < LONG_BEFORE || !LINKS.test(link.norm)) return false;
  if (LINKS.test(left.norm) || /^(?:que|qu'|de|d'|entre)$/.test(left.norm)) return false;
  if (readNumberWord(left.norm) !== null) return false;
  const first = said[at + 2]?.norm ?? "";
  const isTimed =
    COUNTS_TIME.test(first) && said.slice(at + 3, at + 5).some(({ norm }) => MOMENTS.test(norm));
  if ((!isTimed && !OPENS_SETTING.test(first)) || said[at + 3]?.norm === "même") return false;
  for (let next = at + 3; next < Math.min(said.length, at + 2 + LONGEST_SETTING); next += 1) {
    const { norm } = said[next]!;
    if (ONLY_SUBJECTS.test(norm)) return hasVerb(said, next);
    if (SUBORDINATES.test(norm) || LINKS.test(norm) || isFiniteVerbAt(said, next)) return false;
    // « et après le costume, lui on… »: something else comes before the clause.
    if (marked.has(said[next]!.end) && !ONLY_SUBJECTS.test(said[next + 1]?.norm ?? "")) return false;
  }
  return false;
}

/**
 * « … six cents joints | la coiffure ça m'a appris »: the end of a topic taken up by the subject pronoun after it; null
 * if there is none, or if the topic may be the object of what precedes.
 */
function topicEnd(said: readonly Token[], at: number): number | null {
  const left = said[at]!.norm;
  if (CALLED.test(left) || SETS_SCENE.test(left) || isFiniteVerbAt(said, at)) return null;
  if (/(?:er|ir|re|oir|ant|ée?s?|is|it|u)$|^(?:pas|trop|aussi|juste|surtout)$/.test(left)) return null;
  if (!DETERMINERS.test(said[at + 1]?.norm ?? "")) return null;
  // « elle a ouvert | le tiroir elle… »: the object of the verb.
  const before = said[at - 1]?.norm ?? "";
  const isNamed = DETERMINERS.test(before) || readNumberWord(before) !== null || /^cents?$/.test(before);
  if (tagAt(said, at).startsWith("VERB") && !isNamed) return null;
  const tag = tagAt(said, at + 2);
  if (tag !== "NOUN" && tag !== "ADJ") return null;
  for (let last = at + 2; last <= at + LONGEST_TOPIC; last += 1) {
    const noun = said[last]?.norm ?? "";
    if (noun === "" || SUBORDINATES.test(noun) || LINKS.test(noun) || isFiniteVerbAt(said, last)) return null;
    const pronoun = said[last + 1]?.norm ?? "";
    if (/^(?:ça|ils?|elles?|c')$/.test(pronoun))
      return MOMENTS.test(noun) || said[last + 2]?.norm === "y" || !hasVerb(said, last + 1)
        ? null
        : said[last]!.end;
  }
  return null;
}

/**
 * Whether a guessed end cuts a clause: « et un jour | mon beau-frère », « il m'a demandé quel logiciel | j'avais
 * utilisé ».
 */
function goesOnAfter({ source }: TextUnits, said: readonly Token[], at: number): boolean {
  const [left, right] = [said[at]!, said[at + 1]!];
  if (source.slice(left.end, right.start).includes("\n") || /^\p{Lu}/u.test(right.text)) return false;
  const isSubject =
    (SUBJECTS.test(right.norm) && hasVerb(said, at + 1)) ||
    DETERMINERS.test(right.norm) ||
    right.norm === "un";
  if (!isSubject) return false;
  if (/^quel(?:le)?s?$/.test(said[at - 1]?.norm ?? ""))
    return ASKED.test(said[at - 2]?.norm ?? "") && SUBJECTS.test(right.norm);
  if (!MOMENTS.test(left.norm)) return false;
  for (let back = at - 1; back > Math.max(0, at - LONGEST_TOPIC); back -= 1) {
    const { norm } = said[back]!;
    if (LINKS.test(norm)) return true;
    // « vingt ans et vingt-trois ans »: a list of ages.
    if (isFiniteVerbAt(said, back) || (readNumberWord(norm) !== null && !/^une?$/.test(norm))) return false;
  }
  return false;
}
const ASKED = /^(?:demandé|demande|demandait|sais|sait|savais|savait|pas|dit|dire|savoir|demander)$/;
