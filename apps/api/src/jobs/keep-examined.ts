import { repeat } from "./repeat.ts";
import type { CoachDeps } from "../features/coach/service.ts";

const EVERY_MS = 20_000;

/** Examines the judge from the start of the server and whenever it is due; `stop` leaves a paper where it is. */
export function keepExamined(deps: CoachDeps, report: (error: unknown) => void): { stop(): Promise<void> } {
  if (!deps.coach.describe()) return { stop: async () => {} };
  const stopped = new AbortController();
  const examine = async () => {
    const { examineJudges } = await import("../features/coach/examine-judge.ts");
    await examineJudges(deps, stopped.signal);
  };
  const job = repeat(EVERY_MS, examine, report);
  return {
    stop: () => {
      stopped.abort();
      return job.stop();
    },
  };
}
