import { MESSAGES } from "@app/contracts/messages";
import type { Transcription } from "@app/contracts/recording";
import { useRef, useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { fetchRecording } from "../../lib/fetch-recording.ts";
import { readStored, writeStored } from "../../lib/session-storage.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { requestTranscription, sendRecording } from "./api.ts";
import { worstIssue } from "./check-microphone.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { CHECK_TEXT } from "./messages.ts";
import { judgeLength, type Take } from "./model.ts";
import { RECORD_ID } from "./record-button.tsx";
import { RecordingStage } from "./recording-stage.tsx";
import { TakePlayer } from "./take-player.tsx";
import { useRecorder } from "./use-recorder.ts";

const NOTICE_SEEN_KEY = "recording-notice";
const isGone = (error: unknown) => error instanceof ApiError && error.code === "recording_not_found";

/** What became of a take on the server. */
export interface Spoken {
  audioUrl: string;
  /** The user's wish to play it again later. */
  keep: boolean;
  /** Null when the recogniser failed: the user may write the text. */
  transcription: Transcription | null;
  failure: string | null;
  /** What spoils the sound, if anything does: a new take is its remedy. */
  advice: string | null;
}

interface Sent {
  take: Take;
  keep: boolean;
  audioUrl: string;
  advice: string | null;
}

/** A spoken pitch, from the record screen to its text. The form takes it as it is. */
export function useVoice() {
  const recorder = useRecorder();
  const [keep, setKeep] = useState(false);
  /** So that a second try sends nothing twice. */
  const sent = useRef<Sent | null>(null);
  const { take, step } = recorder.state;
  const ready = take && judgeLength(take.durationSec) === null;

  const send = async (file: Take, onProgress: (share: number) => void): Promise<Sent> => {
    if (sent.current?.take === file && sent.current.keep === keep) return sent.current;
    const { audio_url, quality } = await sendRecording({ file: file.file, keep, onProgress });
    const issue = worstIssue(quality);
    sent.current = { take: file, keep, audioUrl: audio_url, advice: issue && CHECK_TEXT.issues[issue] };
    return sent.current;
  };

  const transcribe = async (onProgress: (share: number) => void): Promise<Spoken> => {
    if (!take) throw new Error(MESSAGES.audioRequired);
    for (;;) {
      const known = sent.current;
      const { audioUrl, advice } = await send(take, onProgress);
      onProgress(1);
      try {
        const transcription = await requestTranscription(audioUrl);
        return { audioUrl, keep, advice, transcription, failure: null };
      } catch (error) {
        // The server has forgotten what was sent before: it is sent once more.
        if (isGone(error)) sent.current = null;
        if (isGone(error) && known?.audioUrl === audioUrl) continue;
        if (error instanceof ApiError && error.code === "transcription_failed")
          return { audioUrl, keep, advice, transcription: null, failure: error.message };
        throw error;
      }
    }
  };

  const restore = async ({ audioUrl, keep, advice }: Spoken, signal: AbortSignal): Promise<void> => {
    const sound = await fetchRecording(audioUrl, signal);
    const take = await recorder.importFile(new File([sound], "pitch.wav", { type: "audio/wav" }));
    if (!take || signal.aborted) return;
    setKeep(keep);
    sent.current = { take, keep, audioUrl, advice };
  };

  const start = () => {
    writeStored(NOTICE_SEEN_KEY, true);
    void recorder.record();
  };
  const begin = () => (readStored(NOTICE_SEEN_KEY) === true ? start() : recorder.introduce());

  return {
    status: step.name !== "rest" ? "busy" : !take ? "missing" : ready ? "ready" : "too-short",
    hasTake: take !== null || step.name === "recording",
    /** The sound itself, for the report that follows. */
    file: take?.file ?? null,
    focusId: RECORD_ID,
    clear: recorder.clear,
    transcribe,
    restore,
    renderStage: (scene: { question: string | null; error: string | undefined }) => (
      <RecordingStage
        {...scene}
        recorder={recorder}
        keep={keep}
        onKeep={setKeep}
        onRecord={begin}
        onStart={start}
      />
    ),
    renderPlayer: () =>
      take ? (
        <TakePlayer take={take} />
      ) : (
        step.name === "reading" && <Skeleton className="h-13 w-full max-w-120" />
      ),
    renderGuard: (lostWith: "page" | "tab" | "nothing") => (
      <LeaveGuard
        lostWith={step.name === "recording" || take?.origin === "microphone" ? lostWith : "nothing"}
      />
    ),
  } as const;
}
