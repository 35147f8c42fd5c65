import { createHash, randomUUID } from "node:crypto";
import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import type { CoachTaskName } from "@app/contracts/coach";
import { AUDIO_ANALYSIS_COST, TEXT_ANALYSIS_COST } from "@app/contracts/limits";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { captureCredits, forgetHold, holdCredits, releaseCredits } from "../credit/service.ts";
import { requirePlan } from "../plan/read-plan.ts";
import { readRecording } from "../recording/read-recording.ts";
import { removeAudio, settleRecording } from "../recording/settle-recording.ts";
import { coachReport } from "./coach-report.ts";
import { measureText } from "./measure-text.ts";
import { measureVoice } from "./measure-voice.ts";
import type { PitchRequest } from "./measured-pitch.ts";
import { presentAnalysis, presentDraft } from "./present.ts";
import { findAnalysisOfHold, insertAnalysis } from "./store.ts";

/** One submission, and the client that waits for its result. */
interface PitchCall {
  userId: string;
  pitch: PitchRequest;
  /** Null when the client gives none: a repeated request then counts as a new one. */
  idempotencyKey: string | null;
  /** Aborted when the client has left: this stops the coach, never the engine nor the ledger. */
  signal: AbortSignal;
  /** Called with the position in the engine's queue each time it changes; never when there is no wait. */
  tellQueued(position: number): void;
  tellDraft(draft: AnalysisDraft, pending: CoachTaskName[]): void;
}

/**
 * The analysis of one pitch: holds its price, runs the engine in a process of its own, then the coach if there is one,
 * then spends the price and stores the report in one transaction. Any failure gives the price back; a user who
 * disconnects finds the report in the history.
 */
export async function analysePitch(deps: Deps, call: PitchCall): Promise<Analysis> {
  const { userId, pitch, signal } = call;
  if (pitch.interview_plan_id) await requirePlan(deps.database, userId, pitch.interview_plan_id);
  const idempotencyKey = call.idempotencyKey ?? randomUUID();
  const bodyHash = createHash("sha256").update(JSON.stringify(pitch)).digest();
  const price = pitch.audio_url
    ? ({ spend: "audio_analysis", cost: AUDIO_ANALYSIS_COST } as const)
    : ({ spend: "text_analysis", cost: TEXT_ANALYSIS_COST } as const);
  const hold = await holdCredits(deps, { userId, ...price, idempotencyKey, bodyHash });
  try {
    if (!hold.captured) {
      const recording = pitch.audio_url ? await readRecording(deps, userId, pitch.audio_url) : null;
      const place = { user: userId, onPosition: (position: number) => call.tellQueued(position) };
      const answer = recording
        ? await measureVoice(deps, recording, pitch, place)
        : await measureText(deps, pitch, place);
      const keptId = recording?.keep ? recording.id : null;
      const measured = await coachReport(deps, answer, {
        userId,
        signal,
        tellDraft: (draft, pending) => call.tellDraft(presentDraft(pitch, draft, keptId), pending),
      });
      await transact(deps.database, async (transaction) => {
        await captureCredits(transaction, hold.id);
        const recordingId = recording && (await settleRecording(transaction, userId, recording));
        await insertAnalysis(transaction, { holdId: hold.id, userId, pitch, measured, recordingId });
      });
      if (recording) await removeAudio(deps.files, recording);
    }
  } catch (error) {
    // False when the commit had succeeded and only its confirmation was lost: the report is stored and paid.
    if (await releaseCredits(deps.database, hold.id)) throw error;
  } finally {
    forgetHold(hold.id);
  }
  const stored = await findAnalysisOfHold(deps.database, hold.id);
  // A repeated request may come after the user deleted the pitch.
  if (!stored) throw new Refusal(hold.captured ? "pitch_not_found" : "unavailable");
  return presentAnalysis(stored);
}
