import type { ContentMetricLabel, PitchText, TextReport } from "../scoring/report.ts";
import { checked, type Checked } from "./checked.ts";
import { findQuoteIn } from "./find-quote.ts";
import { toNormalForm } from "./normal-form.ts";

/** One metric as a model judged it, unproved. */
export interface ModelMetric {
  label: string;
  evidence: string[];
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
/** A score above this one rests on something that can be shown. */
const UNPROVEN_SCORE_MAX = 4;

/** A judgement of each metric of the report, with quotes of the pitch alone. */
export function checkJudgement(
  pitch: PitchText,
  report: TextReport,
  metrics: readonly ModelMetric[],
): Checked<JudgedMetric[]> {
  const faults: string[] = [];
  const source = toNormalForm(pitch.content);
  const judged = report.metrics.flatMap(({ label }): JudgedMetric[] => {
    const found = metrics.filter((metric) => metric.label === label);
    const metric = found[0];
    if (!metric || found.length > 1) {
      faults.push(`« ${label} » doit être jugé une fois, et une seule.`);
      return [];
    }
    const { score } = metric;
    if (!Number.isFinite(score) || score < 0 || score > SCORE_MAX)
      faults.push(`La note de « ${label} » doit être un nombre de 0 à ${SCORE_MAX}.`);
    const evidence = metric.evidence.flatMap((quote) => {
      const place = findQuoteIn(source, quote);
      return place ? [{ ...place, quote: pitch.content.slice(place.start, place.end) }] : [];
    });
    if (evidence.length === 0 && score > UNPROVEN_SCORE_MAX)
      faults.push(`« ${label} » n'a aucune citation exacte du pitch.`);
    return [{ label, score, explanation: metric.explanation.trim(), evidence }];
  });
  if (metrics.length !== report.metrics.length) faults.push("Jugez chaque critère demandé, et aucun autre.");
  return checked(judged, faults);
}
