import { AUDIO_ANALYSIS_COST } from "@app/contracts/limits";
import type { Transcription } from "@app/contracts/recording";
import { TranscriptionFailure } from "../../adapters/transcription/port.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { findAvailableCredits } from "../credit/service.ts";
import { readRecording } from "./read-recording.ts";
import { saveTranscription } from "./store.ts";

/** After this time the caller gets an answer, even if the recogniser has not answered. */
const TRANSCRIBE_MS_MAX = 300_000;

type TranscribeDeps = Pick<Deps, "database" | "files" | "transcriber" | "config" | "log">;

/** Transcriptions in progress, by recording: a second click waits for the first one's result. */
const atWork = new Map<string, Promise<Transcription>>();

export async function transcribeRecording(
  deps: TranscribeDeps,
  userId: string,
  reference: string,
): Promise<Transcription> {
  const recording = await readRecording(deps, userId, reference);
  if (recording.transcription) return recording.transcription;
  const { method, model } = deps.transcriber.describe();
  if (method === "none") return { text: "", method, model, language: null, words: null };
  // Transcription costs the operator money: refuse a user without enough credits for the analysis before it starts.
  if ((await findAvailableCredits(deps.database, userId)) < AUDIO_ANALYSIS_COST)
    throw new Refusal("credits_insufficient");

  const { id } = recording;
  const running = atWork.get(id) ?? recogniseOnce(deps, userId, reference).finally(() => atWork.delete(id));
  atWork.set(id, running);
  return running;
}

async function recogniseOnce(
  deps: TranscribeDeps,
  userId: string,
  reference: string,
): Promise<Transcription> {
  const { method, model } = deps.transcriber.describe();
  // Read it again: another call may just have stored a transcription.
  const recording = await readRecording(deps, userId, reference);
  if (recording.transcription) return recording.transcription;
  const wav = await recording.readWav();
  try {
    const speech = await deps.transcriber.transcribe(wav, AbortSignal.timeout(TRANSCRIBE_MS_MAX), userId);
    const found = { ...speech, method, model };
    await saveTranscription(deps.database, recording.id, found);
    return found;
  } catch (error) {
    if (!(error instanceof TranscriptionFailure)) throw error;
    deps.log.warn({ kind: error.kind, method }, error.message);
    throw new Refusal("transcription_failed", { cause: error });
  }
}
