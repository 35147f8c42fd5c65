import { holdsAny, plainText } from "../plain-text.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { activitiesOf } from "./near-words.ts";
import { DIPLOMA_CUES, stemsOf } from "./match-words.ts";
import { familyOf } from "./word-families.ts";

/** The section of a CV line: only work experience proves a practice. */
type CvPlace = "tête" | "expérience" | "formation" | "liste" | "loisirs" | "rubrique";

/** Months counted from year 0; the end is excluded. */
interface Period {
  from: number;
  to: number;
}

interface DatedPeriod extends Period {
  /** True for a start and an end date (or today); for a single date, the end is a guess. */
  isSpan: boolean;
}

export interface CvLine {
  text: string;
  plain: string;
  stems: ReadonlySet<string>;
  activities: ReadonlySet<string>;
  /** Word families of its actions; see `familyOf`. */
  families: ReadonlySet<string>;
  place: CvPlace;
  /** Number of the dated block of the line, -1 before the first one. */
  block: number;
  /** The dates of its block; null where the CV gives none. */
  period: DatedPeriod | null;
}

const HEADINGS: readonly (readonly [CvPlace, RegExp])[] = [
  [
    "expérience",
    /^(?:mes |mon )?(?:experiences?|parcours|emplois?|postes occupes|stages?|benevolat|engagements?)(?: .{0,30})?$/,
  ],
  [
    "formation",
    /^(?:mes |ma )?(?:formations?|diplomes?|etudes|cursus|scolarite|certifications?|habilitations?)(?: .{0,30})?$/,
  ],
  [
    "liste",
    /^(?:mes )?(?:competences?|informatique|logiciels?|outils|langues?|savoirs? (?:faire|etre)|atouts|qualites|divers)(?: .{0,30})?$/,
  ],
  ["loisirs", /^(?:mes )?(?:loisirs|centres? d interets?|interets|hobbies|passions)(?: .{0,30})?$/],
];
const HEADING_WORDS = 5;
/** « Logiciels : Word, Excel » is a list of knowledge; « Outils » alone is a heading. */
const LISTS =
  "logiciel|outil|informatique|langue|competence|bureautique|suite adobe|pack office|crm=|environnement technique";
const LIST_HEAD = 30;
const RATED = /[●★•○☆]{2}|\b\d\s?\/\s?(?:5|10)\b/u;
/** Most words of a headline, which names the wanted job; a longer line tells something. */
const HEADLINE_WORDS = 8;
const HEAD_LINES = 8;

/** The lines of a CV with their context. `year` is the current one, for « depuis 2021 ». Pure, linear. */
export function readCv(cv: string, year?: number): CvLine[] {
  const bulleted = new Set<string>();
  const texts = cv
    .split("\n")
    // Drop bullets, so that a quote begins with its words; the rest is unchanged.
    .map((line) => {
      const said = line.replace(/^[\s•·▪◦●➤►✓✔→*–—.-]+/u, "").trimEnd();
      if (said !== line.trim()) bulleted.add(said);
      return said;
    })
    // A line with only dates starts a block.
    .filter((line) => /\p{L}{2}|(?:19|20)\d\d/u.test(line));
  const now = (year ?? Math.max(0, ...texts.map((text) => lastYearOf(plainText(text))))) * MONTHS;
  const plains = texts.map(plainText);
  const isOrdered = plains.some((plain, at) => headingOf(texts[at]!, plain) || YEARS.test(plain));
  let section: CvPlace = isOrdered ? "tête" : "expérience";
  let block = -1;
  let period: DatedPeriod | null = null;
  return texts.map((text, at) => {
    const plain = plains[at]!;
    const heading = headingOf(text, plain);
    const dated = heading ? null : readPeriod(plain, now);
    if (heading) {
      section = heading;
      // In a CV in two columns, a list of languages may appear inside a job.
      if (heading !== "liste") period = null;
    } else if (dated) {
      // A period with two years is a job’s, whatever the heading above.
      if ((section === "tête" || dated.isSpan) && !isDiploma(plain)) section = "expérience";
      block += 1;
      period = dated;
    }
    return {
      text,
      plain,
      stems: new Set(stemsOf(text)),
      activities: new Set(plain.split(" ").flatMap(activitiesOf)),
      families: new Set(plain.split(" ").flatMap((word) => familyOf(word) ?? [])),
      // The head of a CV is short and has no bullets.
      place: heading
        ? "rubrique"
        : placeOf(
            text,
            plain,
            section === "tête" && (bulleted.has(text) || at > HEAD_LINES) ? "expérience" : section,
          ),
      block,
      period,
    };
  });
}

function headingOf(text: string, plain: string): CvPlace | null {
  if (/\d|,|: \S/.test(text) || plain.split(" ").length > HEADING_WORDS || TAUGHT_OTHERS.test(plain))
    return null;
  return HEADINGS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

function placeOf(text: string, plain: string, section: CvPlace): CvPlace {
  const head = text.indexOf(":");
  const isList =
    RATED.test(text) || (head > 0 && head < LIST_HEAD && holdsAny(plainText(text.slice(0, head)), LISTS));
  if (isList) return "liste";
  if (isDiploma(plain)) return "formation";
  // A long line, or one with a figure, tells something done even above the first heading.
  if (section === "tête" && plain.split(" ").length > HEADLINE_WORDS) return "expérience";
  if ((section === "liste" || section === "formation") && isTold(text, plain)) return "expérience";
  // Voluntary work counts as work in any section.
  return section === "loisirs" && plain.includes("benevol") ? "expérience" : section;
}

/** Whether a line tells something done, even under the heading of another column; a list of names does not. */
function isTold(text: string, plain: string): boolean {
  const words = plain.split(" ").length;
  return (
    words >= TOLD_WORDS && words / text.split(/[,;·•|/]/).length > ITEM_WORDS && !holdsAny(plain, TAUGHT)
  );
}
const TOLD_WORDS = 6;
const ITEM_WORDS = 2.2;
const TAUGHT =
  "cours|formation|module|stage de|notes|memoire|mooc|webinaire|certificat|niveau|permis|loisir|langue";

/** « Formation de deux apprenties » is training given, so work; « formation d’ingénieur » is training received. */
const TAUGHT_OTHERS = regexInLines("")`
  ^formations? (?:et \w+ )?(?:
    (?:
      d|de|des|du|l|les|la|nos|mes|ses|nouveaux|nouvelles|nouvel|jeunes|futurs|un|une|deux|trois|quatre|
      cinq|six|huit|dix|plusieurs|\d+
    ) ){1,4}(?:
    apprenti|stagiaire|collegue|collaborat|equipe|salarie|agent|employe|recrue|embauche|benevole|utilisat|
    eleve|etudiant|personnel|alternant|saisonnier|vendeu|serveu|commi|technicien|operat|conducteur|arrivant|
    entrant|interne|client
  )
`;

/** Whether a line begins with a diploma, possibly after its year. */
function isDiploma(plain: string): boolean {
  if (TAUGHT_OTHERS.test(plain)) return false;
  return holdsAny(plain.replace(/^(?:(?:19|20)\d\d )+/, "").slice(0, DIPLOMA_HEAD), DIPLOMA_CUES);
}
const DIPLOMA_HEAD = 24;

const MONTHS = 12;
const YEARS = /\b(?:19|20)\d\d\b/;
const MONTH_NAMES = "janv fevr mars avr mai juin juil aout sept octo nove dece".split(" ");
const DATE =
  /\b(?:(janv|fevr|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)[a-z]{0,6} |(0[1-9]|1[0-2]) )?((?:19|20)\d\d)\b/g;
const OPEN = /\b(?:depuis|aujourd hui|a ce jour|actuel(?:lement)?|present|en cours|en poste|ce jour)\b/;
const SPELL = /\b(\d{1,2}) (ans|mois)\b/;
/** Months assumed for a year alone, « 2022 », or two summers. */
const SEASON = 6;
const LONGEST = 50 * MONTHS;

/** The period at the start of a line: « 2019 à 2023 », « depuis mars 2020 », « 2021 (6 mois) ». */
function readPeriod(plain: string, now: number): DatedPeriod | null {
  const dates = [...plain.matchAll(DATE)].map(([, name, digits, year]) => {
    const month = name
      ? MONTH_NAMES.findIndex((known) => known.startsWith(name.slice(0, 3)))
      : digits
        ? Number(digits) - 1
        : null;
    return { at: Number(year) * MONTHS + (month ?? 0), hasMonth: month !== null };
  });
  const [first, second] = dates;
  if (!first) return null;
  const to = second && dates.length === 2 ? second.at + (second.hasMonth ? 1 : 0) : null;
  if (to !== null && !/\bet\b/.test(plain) && to > first.at && to - first.at < LONGEST)
    return { from: first.at, to, isSpan: true };
  if (dates.length === 1 && OPEN.test(plain))
    return { from: first.at, to: Math.max(now, first.at), isSpan: true };
  const [, count, unit] = SPELL.exec(plain) ?? [];
  const months = count ? Number(count) * (unit === "ans" ? MONTHS : 1) : SEASON;
  return { from: first.at, to: first.at + months, isSpan: false };
}

/** The last year in a line, 0 without one. */
export function lastYearOf(plain: string): number {
  return Math.max(
    0,
    ...plain
      .split(" ")
      .filter((word) => /^(?:19|20)\d\d$/.test(word))
      .map(Number),
  );
}

/** Months covered by some periods, overlaps counted once. */
export function monthsOf(periods: readonly Period[]): number {
  let covered = 0;
  let reached = 0;
  for (const { from, to } of [...periods].sort((left, right) => left.from - right.from)) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return covered;
}
