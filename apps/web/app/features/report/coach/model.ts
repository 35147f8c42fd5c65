import { COACH_TASKS, type CoachOutcome, type CoachTaskName, type Source } from "@app/contracts/coach";
import { totalScore } from "@app/engine/report";
import type { ShownAnalysis } from "../model.ts";

/** Which model wrote a part, and when. */
export interface Generated {
  model: string;
  at: string;
}

/** Who wrote one part of the report. */
export type CoachPart =
  /** The engine; no model was asked. */
  | { kind: "engine" }
  /** The engine, until the model has written its version. */
  | { kind: "pending" }
  | ({ kind: "written" } & Generated)
  /** The engine, because the model's version failed or was rejected. */
  | { kind: "kept"; outcome: Exclude<CoachOutcome, "written"> };

export type CoachParts = Record<CoachTaskName, CoachPart>;

const byModel = ({ method, model, at }: Source): Generated | null =>
  method === "modèle" && model !== null ? { model, at } : null;

/** Who wrote each part, read from the parts themselves; how failed tasks ended, from the coach's record. */
export function readCoachParts(analysis: ShownAnalysis, pending: readonly CoachTaskName[]): CoachParts {
  const { coach, contentAnalysis, recommendations } = analysis;
  const isJudged = contentAnalysis.metrics.some(({ judgement }) => judgement !== null);
  const makers: Record<CoachTaskName, Generated | null> = {
    judgement: isJudged && coach.model !== null ? { model: coach.model, at: coach.at } : null,
    rewriting: byModel(recommendations.sources.perfectPitch),
    hooks: byModel(recommendations.sources.hooks),
  };
  const read = (task: CoachTaskName): CoachPart => {
    const maker = makers[task];
    if (maker) return { kind: "written", ...maker };
    if (pending.includes(task)) return { kind: "pending" };
    const outcome = coach.tasks.find((done) => done.task === task)?.outcome;
    if (!outcome || outcome === "written" || outcome === "absent") return { kind: "engine" };
    return { kind: "kept", outcome };
  };
  return { judgement: read("judgement"), rewriting: read("rewriting"), hooks: read("hooks") };
}

/** Whether no model was asked because none is configured. */
export const isCoachAbsent = ({ coach }: Pick<ShownAnalysis, "coach">): boolean =>
  coach.tasks.length > 0 && coach.tasks.every(({ outcome }) => outcome === "absent");

/** Whether a model was asked for anything in this report, even if it failed. */
export const hasCoach = (parts: CoachParts): boolean =>
  COACH_TASKS.some((task) => parts[task].kind !== "engine");

/** The global score from the rules alone, without the model. */
export function engineTotal({ contentAnalysis, oralPerformance }: ShownAnalysis): number {
  const content = contentAnalysis.metrics.map(({ label, score, judgement }) => ({
    label,
    score: judgement?.engineScore ?? score,
  }));
  return totalScore(content, oralPerformance?.metrics ?? null).globalScore;
}
