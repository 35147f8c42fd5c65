import { COACH_TASKS, type CoachOutcome, type CoachWork } from "@app/contracts/coach";
import type { OralMetricLabel } from "@app/engine/delivery/report";
import type { FusedReport } from "@app/engine/scoring/fuse-judgement";
import type { Hook, PitchText, TextReport } from "@app/engine/scoring/report";
import type { Deps } from "../../deps.ts";

export type TaskEnd =
  | { task: "judgement"; outcome: CoachOutcome; result: FusedReport | null }
  | {
      task: "rewriting";
      outcome: CoachOutcome;
      result: { perfectPitch: string; perfectPitchOral: string } | null;
    }
  | { task: "hooks"; outcome: CoachOutcome; result: Hook[] | null };

/** No task is asked yet: each ends where the engine left it. */
export async function coachPitch(
  _deps: Pick<Deps, "coach" | "database" | "log" | "config">,
  _pitch: {
    text: PitchText;
    report: TextReport;
    oral: readonly { label: OralMetricLabel; score: number | null }[] | null;
  },
  options: { signal: AbortSignal; onEnd(end: TaskEnd): void },
): Promise<CoachWork> {
  for (const task of COACH_TASKS) options.onEnd({ task, outcome: "absent", result: null } as TaskEnd);
  return {
    model: null,
    at: new Date().toISOString(),
    tasks: COACH_TASKS.map((task) => ({ task, outcome: "absent" as const })),
  };
}
