import type { TextReport } from "@app/engine/report";
import { number } from "../eval/describe-figures.ts";
import { OUTCOME_NAMES, TASK_NAMES } from "../eval/french-names.ts";
import { type FullReading, toScores } from "../eval/read-pitch.ts";
import { totalOf } from "../eval/reading.ts";

const LINE_MAX = 220;

/** One text as judged by the engine and the model, and as shown to a user, in French. */
export function describeSample(key: string, report: TextReport, reading: FullReading): string[] {
  const { shown, model, fused, tasks } = reading;
  const cell = (value: number | undefined) => number(value ?? Number.NaN, 1).padStart(8);
  const row = (name: string, ...values: (number | undefined)[]) =>
    `  ${name.padEnd(24)}${values.map(cell).join("")}`;
  const metric = fused?.metrics.find(({ evidence }) => evidence.length > 0) ?? fused?.metrics[0];
  return [
    `Un texte noté : fixtures ${key}`,
    `  ${"".padEnd(24)}  moteur  modèle affiché`,
    ...report.metrics.map(({ label, score }) => row(label, score, model?.get(label), shown.get(label))),
    row(
      "total sur 60",
      totalOf(toScores(report.metrics)),
      model ? totalOf(model) : undefined,
      totalOf(shown),
    ),
    ...(metric
      ? [
          `  ${metric.label} : ${shorten(metric.told)}`,
          `  cité, et trouvé dans le texte : ${shorten(metric.evidence.map(({ quote }) => `« ${quote} »`).join(" "))}`,
        ]
      : ["  L'avis du modèle ne compte pas dans ces notes."]),
    `  tâches : ${tasks.map(({ task, outcome, ms }) => `${TASK_NAMES[task]} : ${OUTCOME_NAMES[outcome]} (${number(ms / 1000, 1)} s)`).join(" ; ")}`,
  ];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)}…` : line;
}
