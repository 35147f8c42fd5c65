import { COACH_TASKS, type CoachTaskName, type Source } from "@app/contracts/coach";
import type { TaskEnd } from "../coach/service.ts";
import type { MeasuredPitch } from "./measured-pitch.ts";
import type { StoredReport } from "./stored-report.ts";

/**
 * A measured pitch after one task of the coach. What the model wrote replaces the engine's text and is labelled as the
 * model's; any other outcome is recorded and changes nothing.
 */
export function applyCoaching(
  measured: MeasuredPitch,
  end: TaskEnd,
  { model, at }: { model: string; at: Date },
): MeasuredPitch {
  const { report } = measured;
  const coach = { ...report.coach, tasks: inOrder([...report.coach.tasks, end]) };
  const told = { ...measured, report: { ...report, coach } };
  const written: Source = { method: "modèle", model, at: at.toISOString() };

  if (end.outcome !== "written" || end.result === null) return told;
  if (end.task === "judgement") return putJudgement(told, end.result);
  const { recommendations } = report;
  const { sources } = recommendations;
  return {
    ...told,
    report: {
      ...told.report,
      recommendations:
        end.task === "rewriting"
          ? {
              ...recommendations,
              ...end.result,
              byRules: {
                perfectPitch: recommendations.perfectPitch,
                perfectPitchOral: recommendations.perfectPitchOral,
                rewriting: recommendations.rewriting,
              },
              sources: { ...sources, perfectPitch: written },
            }
          : { ...recommendations, hooks: end.result, sources: { ...sources, hooks: written } },
    },
  };
}

/** The tasks that have not ended. */
export function pendingTasks({ coach }: StoredReport): CoachTaskName[] {
  return COACH_TASKS.filter((task) => !coach.tasks.some((ended) => ended.task === task));
}

type Fused = NonNullable<Extract<TaskEnd, { task: "judgement" }>["result"]>;

/** The whole report follows the joined claims (engine and model), so that it does not contradict itself. */
function putJudgement(measured: MeasuredPitch, fused: Fused): MeasuredPitch {
  const { report } = measured;
  const { globalScore, verdict, claims, findings, suggestions, reading } = fused;
  // Remarks on the voice stay as they are: the model only reads the text.
  const delivery = report.claims.filter(({ rule }) => rule === "delivery");
  const voiced = new Set(delivery.map(({ text }) => text));
  const judgedOf = new Map(fused.metrics.map((metric) => [metric.label, metric]));
  const metrics = report.contentAnalysis.metrics.map((metric) => {
    const judged = judgedOf.get(metric.label);
    if (!judged) return metric;
    const { score, label: _label, told: explanation, ...judgement } = judged;
    return Object.assign({}, metric, { score, explanation, method: "modèle" as const, judgement });
  });
  return {
    ...measured,
    globalScore,
    report: {
      ...report,
      verdict,
      claims: [...claims, ...delivery],
      findings,
      contentAnalysis: { metrics, reading },
      recommendations: {
        ...report.recommendations,
        suggestions: [
          ...suggestions,
          ...report.recommendations.suggestions.filter((text) => voiced.has(text)),
        ],
      },
    },
  };
}

function inOrder(ends: StoredReport["coach"]["tasks"]): StoredReport["coach"]["tasks"] {
  return COACH_TASKS.flatMap((task) => {
    const end = ends.find((each) => each.task === task);
    return end ? [{ task, outcome: end.outcome }] : [];
  });
}
