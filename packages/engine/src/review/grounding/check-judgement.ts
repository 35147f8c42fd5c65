import { readText } from "../../language/read-text.ts";
import type { ContentMetricLabel, TextReport } from "../../report.ts";
import type { PitchText } from "../../pitch.ts";
import { findForeignWords, tell } from "./check-claims.ts";
import { checked, type Checked } from "./checked.ts";
import { findAsides } from "./find-asides.ts";
import { findMarkup } from "./find-markup.ts";
import { findNewNames } from "./find-new-names.ts";
import { findNewQuantities } from "./find-new-quantities.ts";
import { findNewQuotations, findQuotations } from "./find-new-quotations.ts";
import { findOddCharacters } from "./find-odd-characters.ts";
import { findPersonalRemarks } from "./find-personal-remarks.ts";
import { findQuoteIn } from "./find-quote.ts";
import { levelText } from "./level-text.ts";
import { GROUNDING } from "./parameters.ts";
import { readSource, type Source } from "./source.ts";

/** One metric as a model judged it, unproved. */
export interface ModelMetric {
  label: string;
  /** Words of the pitch, identities restored. */
  evidence: string[];
  /** What made the model think; never shown. */
  faults: string[];
  explanation: string;
  /** 0 to 10. */
  score: number;
}

/** One metric whose judgement rests on the pitch. */
export interface JudgedMetric {
  label: ContentMetricLabel;
  /** 0 to 10, as the model gave it. */
  score: number;
  explanation: string;
  /** `content.slice(start, end) === quote`, always; UTF-16 offsets. */
  evidence: { start: number; end: number; quote: string }[];
}

const SCORE_MAX = 10;
const RATE_BASE = 100;
const METRIC_WORDS = new Set([
  "Structure",
  "Clarté",
  "Cohérence",
  "Persuasion",
  "Accroche",
  "Appel",
  "Pertinence",
  "Méthode",
  "Exemples",
  "Authenticité",
]);

/**
 * Proves a judgement: every metric of the report once, a score from 0 to 10, quotes that are in the pitch (others are
 * dropped, and a score above 4 needs one), explanations of three lines at most in French whose numbers and quotations are
 * those of the pitch or of the measures, without a word on whoever speaks.
 *
 * @returns the metrics in the order of the report, or what to mend
 */
export function checkJudgement(
  pitch: PitchText,
  report: TextReport,
  metrics: readonly ModelMetric[],
): Checked<JudgedMetric[]> {
  const source = readSource(pitch);
  const measured = numbersOf(report);
  const faults: string[] = [];
  if (metrics.length !== report.metrics.length) faults.push("Jugez chaque critère demandé, et aucun autre.");
  const judged = report.metrics.flatMap(({ label }): JudgedMetric[] => {
    const found = metrics.filter((metric) => metric.label === label);
    const [metric] = found;
    if (!metric || found.length > 1) {
      faults.push(`« ${label} » doit être jugé une fois, et une seule.`);
      return [];
    }
    const explanation = metric.explanation.replace(/\r\n?/g, "\n").trim();
    const evidence = locate(source, metric.evidence);
    const reasons = [
      ...findScoreFaults(metric.score, evidence.length),
      ...findExplanationFaults(source, explanation, new Set([...measured, metric.score])),
    ];
    faults.push(...reasons.map((reason) => `${label} : ${reason}`));
    return [{ label, score: metric.score, explanation, evidence }];
  });
  if (new Set(judged.map(({ explanation }) => explanation)).size < judged.length)
    faults.push("Chaque critère a sa propre explication.");
  return checked(judged, faults);
}

function findScoreFaults(score: number, quotes: number): string[] {
  if (typeof score !== "number" || !Number.isFinite(score) || score < 0 || score > SCORE_MAX)
    return [`la note doit être un nombre de 0 à ${SCORE_MAX}.`];
  return quotes === 0 && score > GROUNDING.unprovenScore.value
    ? ["aucune citation n'est dans le pitch, mot pour mot."]
    : [];
}

/** The quotes that are in the pitch, each place once, in the order given. */
function locate(source: Source, quotes: readonly string[]): JudgedMetric["evidence"] {
  const places = new Map<string, JudgedMetric["evidence"][number]>();
  for (const quote of quotes) {
    const place =
      quote.length <= GROUNDING.evidenceCharacters.value ? findQuoteIn(source.normal, quote) : null;
    if (place)
      places.set(`${place.start}-${place.end}`, {
        ...place,
        quote: source.content.slice(place.start, place.end),
      });
  }
  return [...places.values()].slice(0, GROUNDING.evidenceMost.value);
}

function findExplanationFaults(source: Source, explanation: string, known: ReadonlySet<number>): string[] {
  const { explanationMin, explanationMax, explanationLines } = GROUNDING;
  if (explanation.length < explanationMin.value || explanation.length > explanationMax.value)
    return [`l'explication compte de ${explanationMin.value} à ${explanationMax.value} caractères.`];
  const faults: string[] = [];
  if (explanation.split("\n").length > explanationLines.value)
    faults.push(`l'explication tient en ${explanationLines.value} lignes.`);
  // Quoted words are the pitch's own: what is said of it stands outside.
  const said = takeOut(explanation);
  const units = readText(levelText(said));
  faults.push(
    ...findOddCharacters(source.content, explanation),
    ...findMarkup(source.content, said),
    ...findAsides(source.content, said, units),
    ...findForeignWords(source, units),
    ...tell(
      findNewQuotations(source, explanation).filter((quote) => !PERSON_TO_SPEAK_IN.test(quote)),
      "n'est pas une citation exacte du pitch.",
    ),
    ...tell(
      findNewQuantities(source, units, known).filter((quote) => !OF_THE_TEXT.test(quote)),
      "n'est ni dans le pitch ni dans les mesures.",
    ),
    ...tell(findNewNames(source, units).filter(isNoTerm), "n'est pas un nom du pitch."),
    ...tell(findPersonalRemarks(source.content, said), "parle de la personne : ne jugez que le texte."),
  );
  return faults;
}

/** « Remplacez le « on » par « j'ai » »: which person to speak in is advice, not a quote. */
const PERSON_TO_SPEAK_IN = /^(?:je|j['’]ai|j['’]|tu|on|nous|nous avons|vous)$/i;

/** « STAR », « CTA »: terms of the trade; and the names of the metrics. */
const LONGEST_TERM = 4;
function isNoTerm(name: string): boolean {
  const isTerm = name.length <= LONGEST_TERM && name === name.toUpperCase();
  return !isTerm && !METRIC_WORDS.has(name);
}

/** « les deux premières phrases », « donnez deux exemples », « la seconde moitié »: of the text or an advice, no fact. */
const OF_THE_TEXT =
  /^(?:(?:deux|trois|quatre|cinq|six|[2-6]) (?:premi|derni|autres |(?:phrase|mot|idée|exemple|preuve|étape|partie|point|critère|argument|détail|fait|geste|action|scène|sujet|élément|paragraphe|passage|formule|question|adjectif|verbe|ligne|temps|moment|raison|chiffre|image|affirmation)s?$)|(?:deux|trois|quatre)$|moitié$)/i;

function takeOut(text: string): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of findQuotations(text)) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  return rest + text.slice(from);
}

/** What the engine measured, as shown and rounded. */
function numbersOf({ metrics, recommendations }: TextReport): Set<number> {
  const { wordCount, estimatedDuration } = recommendations;
  const values = [
    wordCount,
    estimatedDuration,
    ...metrics.flatMap(({ measures }) => measures.map(({ value }) => value)),
  ];
  // Scores are out of 10, rates for 100 words.
  return new Set(
    [SCORE_MAX, RATE_BASE, ...values].flatMap((value) => [
      value,
      Math.round(value),
      Math.round(10 * value) / 10,
    ]),
  );
}
