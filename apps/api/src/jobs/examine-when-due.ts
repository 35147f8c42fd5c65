import type { CoachDeps } from "../features/coach/service.ts";

/** Examines the judge whenever it is due; the coach's code is loaded only where a model is configured. */
export async function examineWhenDue(deps: CoachDeps, _now: Date, signal: AbortSignal): Promise<void> {
  if (!deps.coach.describe()) return;
  const { examineJudges } = await import("../features/coach/examine-judge.ts");
  await examineJudges(deps, signal);
}
