import { holdsAny, plainText } from "../plain-text.ts";
import type { Level } from "../plan.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Words for levels; the first group with a match counts. */
const LEVELS: readonly (readonly [Level, string])[] = [
  [
    "débutant",
    "notion|rudiment|bases=|debutant|initiation|premiere experience|1ere experience|premier stage|basic|familiarite|un minimum de|un peu=|niveau seconde|niveau college|connaissances generales|connaissances de base|1er niveau|premier niveau|a1=|a2=|meme en|meme une|meme courte",
  ],
  [
    "avancé",
    "maitris|expert|excellent|couramment|confirme|bilingue|fluent|parfait|solide|tres bon|tres a l aise|impeccable|irreprochable|approfondi|pointu|avere|plus de secret|plus trop de secret|c1=|c2=",
  ],
  [
    "intermédiaire",
    "bonne connaissance|bonnes connaissances|bon niveau|a l aise|pratique courante|pratique reguliere|utilisation courante|usage courant|intermediaire|operationnel|hands on|tu as deja|vous avez deja|sans transpirer|b1=|b2=",
  ],
];
/** Phrases that hold a cue but give no level. */
const NO_LEVEL = regexInLines("g")`
  \b(?:
    maitrise d (?:ouvrage|oeuvre|energie)|agents? de maitrise|maitrise des (?:couts|risques)|
    expert(?:ise)?s? comptables?|(?:sont|nos|des|d autres) experts?|courants? (?:fort|faible)s?|
    parfait etat|(?:entretien|maintenance|gestion|nettoyage|vie|affaires|soins) courante?s?|comptes courants?|operationnel(?: ?le)?s? (?:sous|rapidement|immediatement|des)|
    conditions? operationnelles?
  )\b
`;
/** « Courant » means the highest level for a language, an average one for a tool. */
const TONGUES = "anglais|english|francais|allemand|espagnol|italien|neerlandais|arabe|portugais|langue";

const NUMBERS = "un deux trois quatre cinq six sept huit neuf dix".split(" ");
const YEARS = /\b(\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze)\+? (?:ans|annees|years)\b/;
const ADVANCED_YEARS = 4;
/** A larger number of years is an age, or concerns the employer. */
const YEARS_MAX = 15;

/** The level that words ask for; null where they give none, the most frequent case. `plain` comes from `plainText`. */
export function levelOf(plain: string): Level | null {
  const said = plain.replaceAll(NO_LEVEL, " ");
  const years = levelOfYears(said);
  // « Une première expérience de deux ans minimum » is not a beginner's level.
  const counted = years === null ? said : said.replaceAll(FIRST_YEARS, " ");
  if (FIRST_JOB.test(counted)) return "débutant";
  const worded = LEVELS.find(([, cues]) => holdsAny(counted, cues))?.[0];
  if (worded) return worded;
  const isTongue = holdsAny(said, TONGUES);
  if (holdsAny(said, "courant=|courante=")) return isTongue ? "avancé" : "intermédiaire";
  if (isTongue && holdsAny(said, "professionnel|en reunion|permet de")) return "intermédiaire";
  return years;
}
const FIRST_JOB = /\bfirst (?:[a-z]+ )?(?:experience|job|internship)\b/;
const FIRST_YEARS = /\b(?:(?:premiere|1ere) experience|(?:un )?minimum de)\b/g;

function levelOfYears(said: string): Level | null {
  const word = said.includes("moins de") ? undefined : YEARS.exec(said)?.[1];
  if (!word) return null;
  const years = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word) + 1 || YEARS_MAX;
  if (years > YEARS_MAX || years < 2) return null;
  return years >= ADVANCED_YEARS ? "avancé" : "intermédiaire";
}

/**
 * The level of one demand in a line: from its own words, else from the words just before it in the same clause («
 * maîtrise de Word et Excel ») or after it, behind a colon, a comma or a bracket (« SQL : maîtrise exigée »). For a
 * quality, only its own words count.
 */
export function levelAt(
  text: string,
  line: { start: number; end: number },
  item: { start: number; end: number },
  isSoft: boolean,
): Level | null {
  const own = levelOf(plainText(text.slice(item.start, item.end)));
  if (own || isSoft) return own;
  const before = text
    .slice(line.start, item.start)
    .split(/[;:.!?•]/)
    .at(-1)!;
  const [after = ""] = text
    .slice(item.end, line.end)
    .slice(0, AFTER)
    .split(/[;.!?]/);
  const told =
    SAID_OF_IT.test(after) && !OTHER_YEARS.test(after)
      ? levelOf(plainText(after.split(/, (?:vous|tu|et) /)[0]!))
      : null;
  return told ?? levelBefore(before, text.slice(item.start, item.end));
}

/** After a comma, only years or a level refer to what precedes. */
const SAID_OF_IT =
  /^\s{0,3}(?:[:(–-]|\s{3}|, ?(?:\d|niveau|deux|trois|cinq|ma[iî]trise|confirm|(?:vraiment |très )solide))/u;
/** « CAP cuisine, 4 ans d’expérience en brasserie »: years with their own field are another demand. */
const OTHER_YEARS =
  /^, ?(?:au moins |minimum )?(?:\d{1,2}|une?|deux|trois|quatre|cinq|six|dix) (?:ans?|années?) (?:d['’]exp|en |dans |comme )/u;
const AFTER = 60;

/**
 * The level in the words before a demand. A list shares that of its first item, « maîtrise de Word, Excel »; but years
 * closed by a comma belong to the post, « 5 ans d’expérience, permis B », and a demand with its own noun or verb takes
 * nothing from the list before it, « bases en montage, connaissance du secteur ».
 */
function levelBefore(before: string, item: string): Level | null {
  const pieces = before.slice(-LISTED_MAX).split(/,(?=\s)/u);
  const beside = pieces.pop()!;
  const own = levelOf(plainText(beside));
  if (own || pieces.length === 0) return own;
  if (OWN_HEAD.test(`${beside}${item}`.trimStart()) || /\b(?:une?|1) an\b/u.test(item)) return null;
  const listed = pieces.findLast(
    (piece) => levelOf(plainText(piece)) !== null || OWN_HEAD.test(piece.trim()),
  );
  // « quinze ans de direction, dont une partie à l’étranger »: a part of those years.
  const isPart = item.trimStart().startsWith("dont ");
  if (listed === undefined || (!isPart && IS_DURATION.test(plainText(listed)))) return null;
  return levelOf(plainText(listed));
}
/** A list as long as this shares no level; it also bounds the work on a line of 20 000 characters. */
const LISTED_MAX = 240;
/** A noun or a verb that opens a demand of its own. */
const OWN_HEAD = regexInLines("iu")`
  ^(?:et |puis |ainsi que )?(?:l['’]|la |le |les |une? |des |votre |vos )?(?:bonnes? |solides? |réelles? )?(?:
    connaissances?|pratique|expériences?|permis|habilitations?|caces|diplômes?|formation|capacité|aptitude|
    aisance|seconde|deuxième|autre|vous|tu|sens|esprit|goût|qualités?|bac|bts|cap|master|licence
  )(?!\p{L})
`;
const IS_DURATION =
  /\b(?:\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze)\+? (?:ans|annees|years)\b/;
