import type { LlmDeps } from "../llm/model-task.ts";

/** Examines the judge whenever it is due; the coach's code is loaded only where a model is configured. */
export async function examineWhenDue(deps: LlmDeps, _now: Date, signal: AbortSignal): Promise<void> {
  if (!deps.coach.describe()) return;
  const { examineJudges } = await import("../features/judge-exam/examine-judge.ts");
  await examineJudges(deps, signal);
}
