import { genderOf } from "../questions/noun-gender.ts";
import { formOf, lowerFirst, upperFirst } from "../questions/say-subject.ts";
import type { CvLine } from "../strategy/read-cv.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Dates at the start, « 2021 - 2025 Vendeuse, boutique… », or at the end of a line. */
const OPENING_DATES =
  /^(?:depuis )?(?:\d{1,2}\/)?(?:19|20)\d\d(?:\s?[-–—à/]\s?(?:(?:\d{1,2}\/)?(?:19|20)\d\d|aujourd['’]hui|ce jour))?[\s:,.–—|-]*/iu;
const CLOSING_DATES =
  /[\s:,–—|(-]{1,9}(?:depuis |de )?(?:19|20)\d\d(?:\s?[-–—à/]\s?(?:(?:19|20)\d\d|aujourd['’]hui|ce jour))?\)?$/iu;
const YEAR = /(?:19|20)\d\d/g;
const PIECE_WORDS = 8;
/** « Excel : tableaux de suivi » opens with a label, which no sentence can take in. */
const LABELLED = /^\p{L}+ ?: /u;
/** Things held rather than done. */
const HELD = /^(?:permis|caces|habilitation|diplôme|attestation|certificat)(?!\p{L})/iu;
/** « Réalisé » tells an action; « chargé » or « diplômé » tells what somebody was. */
const PARTICIPLE = regexInLines("iu")`
  ^(?:
    \p{L}{2,}ée?s?|mis|fait|tenu|vendu|établi|conçu|écrit|pris|repris|réuni|fourni|défini|construit|obtenu|
    maintenu|résolu|servi|transmis
  )(?!\p{L})
`;
const NAMED = /^(?:relevé|exposé|résumé|énoncé|tracé|marché|santé|propreté|sûreté|\p{L}{2,}ité)s?(?!\p{L})/iu;
const DONE_IN_ITE = /^(?:tra|explo|vis|éd|déb|créd|inv|lim|sollic)ité(?!\p{L})/iu;
const WAS = regexInLines("iu")`
  ^(?:
    \p{L}{2,}é(?:es?|s)|chargé|diplômé|délégué|attaché|employé|associé|licencié|apprécié|retraité|salarié|
    titré|formé|habilité|agréé|passionné|spécialisé
  )(?!\p{L})
`;
/** One or several participles, then their object. */
const DONE = /^\p{L}+(?:(?:, | et )\p{L}{2,}é){0,3} (?:une? |les? |la |l['’]|des |du |mes |\d)/iu;
/** A percentage, a sum, a growth, a count out of ten; months or an age are not a result. */
const RESULT = /\d\s?(?:%|k?€|euros)|\+\s?\d|\d sur \d/u;

/**
 * The job of a line, as the candidate would mention it: « Je pense à mon expérience de 2021 à 2025 : … ». Without a
 * line, the latest job.
 */
export function tellJob(cv: readonly CvLine[], line: CvLine | null): string | null {
  const block = line === null ? latestJob(cv) : line.block;
  const lines = linesOfJob(cv, block);
  // A list below a job shows what somebody knows, not that it was done in that job.
  if (line !== null && !lines.includes(line)) return null;
  const [head, next] = lines;
  if (!head) return null;
  // A year at the end of a line is seldom that of a job: « 40 articles parus en 2024 ».
  const isDated =
    OPENING_DATES.test(head.text) ||
    (head.text.match(YEAR) ?? []).length === 2 ||
    /[\s(]depuis (?:19|20)\d\d\)?$/iu.test(head.text);
  const dates = isDated ? sayDates(head.text) : null;
  const bare = withoutDates(head.text);
  const job = /\p{L}{3}/u.test(bare) ? bare : (next?.text ?? "");
  if (dates === null || job === "" || /(?:19|20)\d\d/.test(job)) return null;
  return `Je pense à mon expérience ${dates} : ${trimEnd(job)}.`;
}

/** The line of a job without its dates. */
export function withoutDates(text: string): string {
  return text.replace(OPENING_DATES, "").replace(CLOSING_DATES, "");
}

/** The action of a CV line as a sentence in the first person; adds no fact. */
export function tellDeed(line: CvLine): string {
  const said = trimEnd(line.text);
  if (line.place !== "expérience" || HELD.test(said) || LABELLED.test(said))
    return `Mon CV l’indique ainsi : « ${said} ».`;
  if (/(?:^|[\s,:])(?:je |j['’])/iu.test(said)) return `${upperFirst(said)}.`;
  if (/^\p{L}{2,}ais (?!\p{Lu})/u.test(said)) return `Je ${lowerFirst(said)}.`;
  if (isParticiple(said))
    return DONE.test(said) && !WAS.test(said)
      ? `J’ai ${lowerFirst(said)}.`
      : `Mon CV l’indique ainsi : « ${said} ».`;
  if (formOf(said) === "infinitif") return `J’avais à ${lowerFirst(said)}.`;
  const pieces = said.split(/, | et /).map(withArticle);
  const nouns = pieces.flatMap((piece) => piece ?? []);
  if (nouns.length < pieces.length) return `Concrètement, mon travail, c’était : ${lowerFirst(said)}.`;
  const last = nouns.at(-1)!;
  return `Je m’occupais ${nouns.length === 1 ? last : `${nouns.slice(0, -1).join(", ")} et ${last}`}.`;
}

/** « Coffré et coulé des voiles », without « j’ai ». */
function isParticiple(said: string): boolean {
  return PARTICIPLE.test(said) && (!NAMED.test(said) || DONE_IN_ITE.test(said));
}

/** Another line of the same job with a figure. */
export function tellFigure(cv: readonly CvLine[], line: CvLine): string | null {
  const lines = linesOfJob(cv, line.block);
  if (!lines.includes(line)) return null;
  const counted = lines
    .slice(1)
    .find((each) => each !== line && RESULT.test(each.text) && !/(?:19|20)\d\d/.test(each.text));
  return counted ? `Un chiffre de cette période : ${lowerFirst(trimEnd(counted.text))}.` : null;
}

/** The lines of a job, from its dates to the next dates or heading; none where the dates are those of a diploma. */
function linesOfJob(cv: readonly CvLine[], block: number): CvLine[] {
  const lines = block < 0 ? [] : cv.filter((each) => each.block === block);
  if (lines[0]?.place !== "expérience") return [];
  const end = lines.findIndex(({ place }) => place === "rubrique");
  return lines.slice(0, end < 0 ? undefined : end).filter(({ place }) => place === "expérience");
}

/** The block of the latest job: one with both a start and an end date. -1 where there is none. */
function latestJob(cv: readonly CvLine[]): number {
  const heads = cv.filter(
    ({ block, place, period }, at) =>
      block >= 0 && cv[at - 1]?.block !== block && place === "expérience" && period?.isSpan === true,
  );
  return heads.sort((left, right) => right.period!.to - left.period!.to)[0]?.block ?? -1;
}

function sayDates(text: string): string | null {
  const years = text.match(YEAR) ?? [];
  if (years.length === 2) return `de ${years[0]} à ${years[1]}`;
  if (years.length !== 1) return null;
  return /depuis|aujourd|ce jour/iu.test(text) ? `depuis ${years[0]}` : `de ${years[0]}`;
}

/** A noun with its article after « de », « de l’accueil »: null where its ending does not tell the gender. */
function withArticle(piece: string): string | null {
  const said = lowerFirst(piece.trim());
  const [noun = ""] = said.split(" ");
  if (said.split(" ").length > PIECE_WORDS || !/^\p{Ll}{4,}$/u.test(noun)) return null;
  const gender = genderOf(noun);
  if (gender === null) return null;
  if (/^[aeiouéèê]/iu.test(noun)) return `de l’${said}`;
  return gender === "f" ? `de la ${said}` : `du ${said}`;
}

const trimEnd = (text: string) => text.replace(/[\s.;:,]{1,9}$/u, "");
