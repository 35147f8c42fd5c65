import { COACH_TASKS, type CoachTaskName } from "@app/contracts/coach";
import { analysePitchText } from "@app/engine/analyse-text";
import { findQuote, type FusedReport, joinReading, type WholeReading } from "@app/engine/review";
import type { ContentMetricLabel, TextReport } from "@app/engine/report";
import type { PitchText } from "@app/engine/pitch";
import type { LanguageModel } from "@app/api/adapters/language-model/port";
import { askTask, patienceOf } from "@app/api/llm/ask-task";
import type { ModelTask } from "@app/api/llm/model-task";
import { labelSentences } from "@app/api/features/coach/label-sentences";
import { maskPitch, type PitchInput } from "@app/api/features/coach/mask-pitch";
import { readWhole } from "@app/api/features/coach/read-whole";
import { rewritePitch } from "@app/api/features/coach/rewrite-pitch";
import { isWithheld } from "@app/api/features/coach/service";
import { writeHooks } from "@app/api/features/coach/write-hooks";
import { findStrays } from "./find-strays.ts";
import { type Ask, recordAsks } from "./record-asks.ts";
import type { PitchReading, Scores, TaskReading } from "./reading.ts";
import type { SatExam } from "./sit-exam.ts";

interface ReadOptions {
  exam: SatExam;
  deadlineSec: number;
  signal: AbortSignal;
  tasks?: readonly CoachTaskName[];
}

/** What one reading shows of a text, with the full judgement. */
export interface FullReading extends PitchReading {
  fused: FusedReport | null;
}

/**
 * Runs one text through the product's own tasks, in parallel and under its deadline. A judge that failed its
 * examination is asked all the same, for the model's own figures; its scores then do not count, as in the product.
 */
export async function readPitch(
  model: LanguageModel,
  pitch: PitchText,
  report: TextReport,
  { exam, deadlineSec, signal, tasks = COACH_TASKS }: ReadOptions,
): Promise<FullReading> {
  const subject = maskPitch({ pitch, report });
  const patience = patienceOf(signal, deadlineSec);
  const ask = async <Answer, Result>(task: ModelTask<PitchInput, Answer, Result>) => {
    const name =
      task.name === "reading" || task.name === "labels" ? "judgement" : (task.name as CoachTaskName);
    if (!tasks.includes(name)) return null;
    const { model: heard, asks } = recordAsks(model);
    const startedAt = performance.now();
    const { outcome, result } = isWithheld(name, { text: pitch, report })
      ? { outcome: "withheld" as const, result: null }
      : await askTask(heard, task, subject, patience);
    const reading: TaskReading = { task: name, outcome, ms: performance.now() - startedAt, asks };
    return { reading, result: outcome === "written" ? result : null };
  };
  const [judgement, labels, rewriting, hooks] = await Promise.all([
    ask(readWhole),
    ask(labelSentences),
    ask(rewritePitch),
    ask(writeHooks),
  ]);

  if (judgement && labels) judgement.reading.labelAsks = labels.reading.asks;
  const said = { roles: labels?.result ?? [], form: judgement?.result?.form ?? null };
  const reread = analysePitchText(pitch, undefined, said);
  const {
    outcome,
    fused,
    model: scores,
  } = joinScores(pitch, report, reread, judgement?.result ?? null, exam);
  if (judgement && outcome) judgement.reading.outcome = outcome;
  const shown = fused?.metrics ?? report.metrics;
  const written = [rewriting?.result?.perfectPitch ?? "", ...(hooks?.result ?? []).map((hook) => hook.text)];
  return {
    fused,
    shown: toScores(shown),
    model: scores,
    tasks: [judgement, rewriting, hooks].flatMap((task) => task?.reading ?? []),
    quotesGiven: countGivenQuotes(pitch, judgement?.reading.asks ?? [], subject.restore),
    quotesShown: countShownQuotes(pitch, fused),
    strays: [
      ...written.flatMap((text) => findStrays(text, pitch.content)),
      ...(fused ? findStraysOfExplanations(pitch, report, fused) : []),
    ],
  };
}

/** The model's own scores are centred on its mark, whatever its examination says. */
function joinScores(
  { content }: PitchText,
  report: TextReport,
  reread: TextReport,
  reading: WholeReading | null,
  { sitting }: SatExam,
) {
  if (!reading) return { outcome: null, fused: null, model: null };
  const passed = sitting.kind === "calibrated";
  const calibration = passed ? sitting.calibration : { points: [[10, 10] as [number, number]], weight: 0 };
  const joined = joinReading({ content, report, reread, oral: null, reading, calibration });
  if (joined.kind !== "fused") return { outcome: "implausible" as const, fused: null, model: null };
  const model = toScores(
    joined.report.metrics.map(({ label, modelScore }) => ({ label, score: modelScore })),
  );
  return passed
    ? { outcome: "written" as const, fused: joined.report, model }
    : { outcome: "undiscerning" as const, fused: null, model };
}

export function toScores(metrics: readonly { label: ContentMetricLabel; score: number }[]): Scores {
  return new Map(metrics.map(({ label, score }) => [label, score]));
}

/** Counts the quotes in every answer of the model, rejected ones included. */
function countGivenQuotes(pitch: PitchText, asks: readonly Ask[], restore: (text: string) => string) {
  const quotes = asks.flatMap(({ value }) => listQuotes(value)).map(restore);
  const unfound = quotes.filter((quote) => findQuote(pitch.content, quote) === null);
  return { total: quotes.length, unfound: unfound.length };
}

function listQuotes(value: unknown): string[] {
  const { carries, holds, first } = (value ?? {}) as Record<string, unknown>;
  const remarks = [carries, holds].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return [...remarks, first].flatMap((remark) => {
    const quote = (remark as { quote?: unknown } | null | undefined)?.quote;
    return typeof quote === "string" && quote.trim() !== "" ? [quote] : [];
  });
}

/**
 * Without the engine's search: evidence is checked at its offsets, and a quote inside an explanation must be in the
 * text.
 */
function countShownQuotes({ content }: PitchText, fused: FusedReport | null) {
  const plain = (text: string) =>
    text
      .replace(/[«»"“”\s]+/g, " ")
      .replaceAll("’", "'")
      .trim()
      .toLowerCase();
  const source = plain(content);
  let total = 0;
  let unfound = 0;
  for (const { evidence, explanation } of fused?.metrics ?? []) {
    const quoted = [...explanation.matchAll(/«([^»]*)»/g)].map(([, words = ""]) => words);
    total += evidence.length + quoted.length;
    unfound += evidence.filter(({ start, end, quote }) => content.slice(start, end) !== quote).length;
    unfound += quoted.filter((words) => !source.includes(plain(words).replace(/[.,;:!?…]+$/, ""))).length;
  }
  return { total, unfound };
}

/**
 * An explanation may also use the report's measures, rounded, and state its own score. What it quotes is counted among
 * the quotes, and may end in the middle of a number.
 */
function findStraysOfExplanations(pitch: PitchText, report: TextReport, { metrics }: FusedReport): string[] {
  const measured = report.metrics.flatMap((metric) => metric.measures.map((measure) => measure.value));
  const known = [...measured, report.recommendations.wordCount].flatMap((value) => [
    value,
    Math.round(value),
    Math.round(10 * value) / 10,
    Math.round(100 * value),
  ]);
  return metrics.flatMap(({ explanation, modelScore }) =>
    findStrays(explanation.replace(/«[^»]*»/g, " "), pitch.content, {
      numbersToo: [...known, modelScore],
      names: false,
    }),
  );
}
