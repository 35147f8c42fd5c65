import { COACH_TASKS, type CoachOutcome, type CoachTaskName, type Source } from "@app/contracts/coach";
import { totalScore } from "@app/engine/report";
import type { ShownAnalysis } from "../model.ts";

/** What a model made, and when. */
export interface Generated {
  model: string;
  at: string;
}

/** Whose work one part of the report is. */
export type CoachPart =
  /** The engine's, and nothing else was asked for. */
  | { kind: "engine" }
  /** The engine's, while the model writes its own. */
  | { kind: "pending" }
  | ({ kind: "written" } & Generated)
  /** The engine's, because the model's did not come to be or did not hold. */
  | { kind: "kept"; outcome: Exclude<CoachOutcome, "written"> };

export type CoachParts = Record<CoachTaskName, CoachPart>;

const byModel = ({ method, model, at }: Source): Generated | null =>
  method === "modèle" && model !== null ? { model, at } : null;

/** Who made each part, read from the parts themselves; how the others ended, from the coach's own account. */
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

/** No model was asked for anything, because there is none here. */
export const isCoachAbsent = ({ coach }: Pick<ShownAnalysis, "coach">): boolean =>
  coach.tasks.length > 0 && coach.tasks.every(({ outcome }) => outcome === "absent");

/** Whether a model had a say in this report, were it only to fail. */
export const hasCoach = (parts: CoachParts): boolean =>
  COACH_TASKS.some((task) => parts[task].kind !== "engine");

/** The global score of the rules alone: what it would be without the model. */
export function engineTotal({ contentAnalysis, oralPerformance }: ShownAnalysis): number {
  const content = contentAnalysis.metrics.map(({ label, score, judgement }) => ({
    label,
    score: judgement?.engineScore ?? score,
  }));
  return totalScore(content, oralPerformance?.metrics ?? null).globalScore;
}
