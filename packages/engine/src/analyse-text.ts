import type { ContentValues } from "./content/content-values.ts";
import { measureContent } from "./content/measure-content.ts";
import { readPitch, type PitchReading } from "./content/read-pitch.ts";
import { estimateDuration } from "./rewriting/duration.ts";
import { writeHooks } from "./rewriting/hooks.ts";
import { addIntonation } from "./rewriting/intonation.ts";
import { writePerfectPitch } from "./rewriting/perfect-pitch.ts";
import { explainMetric } from "./scoring/explain-metric.ts";
import { findFindings } from "./scoring/find-findings.ts";
import { measuresOf } from "./scoring/metric-measures.ts";
import { type FillerCount, type ScoredMetric, type TextReport, totalScore } from "./report.ts";
import type { PitchText } from "./pitch.ts";
import { metricsOf, RUBRIC, type MetricRubric } from "./scoring/rubric.ts";
import { rateMetric, toScore } from "./scoring/score-metrics.ts";
import { judgeValidity } from "./scoring/validity-factor.ts";
import { writeVerdict } from "./scoring/write-verdict.ts";

const MOST_SUGGESTIONS = 5;

/** Where sentences are guesses, their length is not judged. */
const SENTENCE_LENGTH: readonly (keyof ContentValues)[] = [
  "wordsPerSentence",
  "longSentenceShare",
  "longSentences",
  "readability",
];

/**
 * Judges a text pitch: six metrics of 10 with their reasons, located findings, a rewriting. Pure and deterministic;
 * linear in the text; never throws, whatever the text.
 */
export function analysePitchText(input: PitchText): TextReport {
  const reading = readPitch(input);
  const content = measureContent(reading);
  const judged = judgeValidity(content);
  const { validity, notices } = judged;
  const skipped = new Set<keyof ContentValues>(reading.units.punctuated ? [] : SENTENCE_LENGTH);
  const keys = metricsOf(
    input.pitchType,
    reading.questionKind === "behavioural" || reading.questionKind === "none",
  );

  const rated = keys.map((key) => {
    const rubric: MetricRubric = RUBRIC[key];
    const quality = rateMetric(rubric, content.values, skipped);
    const explanation = explainMetric(key, content, quality, judged);
    const metric: ScoredMetric = {
      label: rubric.label,
      score: toScore(quality.quality * validity),
      explanation: [explanation.measure, explanation.evidence, explanation.advice].join("\n"),
      method: "règles",
      measures: measuresOf(key, content.values, skipped),
    };
    return { metric, edit: explanation.keeps ? null : explanation.advice };
  });
  const metrics = rated.map(({ metric }) => metric);
  const perfectPitch = writePerfectPitch(reading, content.evidence.slots, validity);

  const { globalScore, maxScore } = totalScore(metrics, null);
  return {
    pitchType: input.pitchType,
    globalScore,
    maxScore,
    verdict: writeVerdict(metrics, validity),
    metrics,
    findings: findFindings(content, validity),
    fillers: countFillers(reading),
    recommendations: {
      wordCount: reading.original.wordCount,
      estimatedDuration: estimateDuration(reading.original.wordCount),
      perfectPitch,
      perfectPitchOral: addIntonation(perfectPitch),
      suggestions: suggest(rated),
      hooks: writeHooks(reading, validity),
    },
    validity: Math.round(1000 * validity) / 1000,
    notices,
  };
}

/** The edits of the metrics, the ones with most to gain first, each said once. */
function suggest(rated: readonly { metric: ScoredMetric; edit: string | null }[]): string[] {
  const byGain = rated.toSorted((left, right) => left.metric.score - right.metric.score);
  return [...new Set(byGain.flatMap(({ edit }) => edit ?? []))].slice(0, MOST_SUGGESTIONS);
}

function countFillers(reading: PitchReading): FillerCount[] {
  const counts = new Map<string, number>();
  for (const { form } of reading.fillers) counts.set(form, (counts.get(form) ?? 0) + 1);
  return Array.from(counts, ([form, count]) => ({ form, count })).sort(
    (left, right) => right.count - left.count || (left.form < right.form ? -1 : 1),
  );
}
