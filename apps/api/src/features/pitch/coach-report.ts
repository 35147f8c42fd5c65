import type { CoachTaskName } from "@app/contracts/coach";
import type { Deps } from "../../deps.ts";
import { applyCoaching, pendingTasks } from "./apply-coaching.ts";
import type { EngineAnswer, MeasuredPitch } from "./measured-pitch.ts";
import { proveReport } from "./stored-report.ts";

interface Coaching {
  userId: string;
  /** Ends the coach's work, and that alone. */
  signal: AbortSignal;
  /** The engine's report first, then once more after each task. */
  tellDraft(draft: MeasuredPitch, pending: CoachTaskName[]): void;
}

/** The engine's answer as the coach leaves it; as it is where no model is configured. */
export async function coachReport(
  deps: Deps,
  { measured, judged }: EngineAnswer,
  { userId, signal, tellDraft }: Coaching,
): Promise<MeasuredPitch> {
  const model = deps.coach.describe()?.model;
  if (model === undefined) return measured;
  // It brings the engine into this thread: only who has a model pays for it, while the server starts.
  const { coachPitch } = await import("../coach/service.ts");
  const { findCalibration } = await import("../judge-exam/find-calibration.ts");
  const begun = { model, at: new Date().toISOString(), tasks: [] };
  let coached: MeasuredPitch = { ...measured, report: { ...measured.report, coach: begun } };
  const tell = () => tellDraft(coached, pendingTasks(coached.report));
  tell();
  const coach = await coachPitch(deps, judged, {
    userId,
    signal,
    findCalibration: (judge, pitchType) => findCalibration(deps.database, judge, pitchType),
    onEnd(end) {
      coached = applyCoaching(coached, end, { model, at: new Date() });
      tell();
    },
  });
  return { ...coached, report: proveReport({ ...coached.report, coach }) };
}
