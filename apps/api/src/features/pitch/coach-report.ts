import type { CoachTaskName } from "@app/contracts/coach";
import type { Deps } from "../../deps.ts";
import { applyCoaching, pendingTasks } from "./apply-coaching.ts";
import type { EngineAnswer, MeasuredPitch } from "./measured-pitch.ts";
import { proveReport } from "./stored-report.ts";

interface Coaching {
  userId: string;
  /** Aborts the coach's work only. */
  signal: AbortSignal;
  /** Called with the engine's report, then again after each task. */
  tellDraft(draft: MeasuredPitch, pending: CoachTaskName[]): void;
}

/** The engine's report completed by the coach; unchanged where no model is configured. */
export async function coachReport(
  deps: Deps,
  { measured, judged }: EngineAnswer,
  { userId, signal, tellDraft }: Coaching,
): Promise<MeasuredPitch> {
  const model = deps.coach.describe()?.model;
  if (model === undefined) return measured;
  // Loaded at startup and only where a model is configured: it brings the engine into this process.
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
