import { MESSAGES } from "@app/contracts/messages";
import type { Transcription } from "@app/contracts/recording";
import { useRef, useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { fetchRecording } from "../../lib/fetch-recording.ts";
import { readStored, writeStored } from "../../lib/session-storage.ts";
import { requestTranscription, sendRecording } from "./api.ts";
import { worstIssues } from "./check-microphone.ts";
import { findKept } from "./find-kept.ts";
import type { ReadOwner } from "./keep-take.ts";
import { CHECK_TEXT } from "./messages.ts";
import { type BrowserWords, judgeLength, type Take } from "./model.ts";
import type { KeptTake } from "./store-takes.ts";
import type { BrowserWordsChoice } from "./use-browser-words.ts";
import { type Recorder, useRecorder } from "./use-recorder.ts";

const NOTICE_SEEN_KEY = "recording-notice";
const isGone = (error: unknown) => error instanceof ApiError && error.code === "recording_not_found";

/** The user discarded the take while its transcript was being requested. */
export class TakeClearedError extends Error {
  override name = "TakeClearedError";
}

/** An uploaded take and its words. */
export interface Spoken {
  audioUrl: string;
  /** The user wants to play it again later. */
  keep: boolean;
  /** Null if the transcription failed: the user may type the text. */
  transcription: Transcription | null;
  failure: string | null;
  /** The browser's transcription, if used; the report then names this method. */
  recognised?: Pick<BrowserWords, "text" | "gaps"> | undefined;
  /** The browser was to transcribe, but produced nothing. */
  isUnwritten?: boolean | undefined;
  /** A problem of the sound, if any, with the advice to record again. */
  advice: string | null;
}

export interface Voice {
  browser: BrowserWordsChoice;
  recorder: Recorder;
  take: Take | null;
  status: "missing" | "busy" | "too-short" | "ready";
  /** A change of mode would lose a take. */
  hasTake: boolean;
  /** The take exists only in this page: unlike a file, a recording cannot be chosen again. */
  isUnsaved: boolean;
  /** The take was uploaded. */
  isSent: boolean;
  keep: boolean;
  setKeep: (keep: boolean) => void;
  /** Starts a take, after the notice the first time. */
  record: () => void;
  /** Tests the microphone again, after the notice the first time. */
  test: () => void;
  /** Starts a take immediately. */
  recordNow: () => void;
  clear: () => void;
  /**
   * Uploads the take and returns its words. `onProgress` receives the uploaded share, 0 to 1. Throws `TakeClearedError`
   * if the take is cleared meanwhile.
   */
  transcribe: (onProgress: (share: number) => void) => Promise<Spoken>;
  /** Fetches the sound of an uploaded take, to play it again. Throws `RecordingGoneError`. */
  restore: (spoken: Spoken, signal: AbortSignal) => Promise<void>;
  /** A take of this account left on this device by a closed page. */
  findKept: () => Promise<KeptTake | null>;
  resume: (take: Take) => void;
  /** Removes the device's copy: the transcript or the report now outlives the page. */
  forgetKept: () => void;
}

interface Sent {
  take: Take;
  keep: boolean;
  audioUrl: string;
  advice: string | null;
}

/** A spoken pitch, from the recording to its words. */
export function useVoice(browser: BrowserWordsChoice, readOwner?: ReadOwner): Voice {
  const recorder = useRecorder(readOwner);
  const [keep, setKeep] = useState(false);
  /** Remembered so that a retry does not upload again. */
  const sent = useRef<Sent | null>(null);
  const [sentTake, setSentTake] = useState<Take | null>(null);
  const setSent = (next: Sent | null) => {
    sent.current = next;
    setSentTake(next?.take ?? null);
  };
  const { take, step } = recorder.state;
  const isLongEnough = take && judgeLength(take.durationSec) === null;

  const sending = useRef<AbortController>(null);
  const send = async (
    take: Take,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Sent> => {
    if (sent.current?.take === take && sent.current.keep === keep) return sent.current;
    const { audio_url, quality } = await sendRecording({ file: take.file, keep, onProgress, signal });
    signal.throwIfAborted();
    const advice = worstIssues(quality).map((issue) => CHECK_TEXT.issues[issue]);
    const next = { take, keep, audioUrl: audio_url, advice: advice.join(" ") || null };
    setSent(next);
    return next;
  };

  const transcribe = async (onProgress: (share: number) => void): Promise<Spoken> => {
    if (!take) throw new Error(MESSAGES.audioRequired);
    const { signal } = (sending.current = new AbortController());
    for (;;) {
      const known = sent.current;
      const { audioUrl, advice } = await send(take, onProgress, signal);
      onProgress(1);
      try {
        const transcription = await requestTranscription(audioUrl, signal);
        signal.throwIfAborted();
        const spoken = { audioUrl, keep, advice, failure: null };
        const { words } = take;
        // In order of preference: a service, a model on the server, the browser, typing.
        if (transcription.method !== "none" || !words) {
          const isUnwritten = transcription.method === "none" && words === null;
          return { ...spoken, transcription, ...(isUnwritten && { isUnwritten }) };
        }
        const { text, gaps } = words;
        return {
          ...spoken,
          transcription: { ...transcription, method: "browser", text, language: "fr" },
          recognised: { text, gaps },
        };
      } catch (error) {
        // The server no longer has the earlier upload: upload again.
        if (isGone(error)) setSent(null);
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
    setSent({ take, keep, audioUrl, advice });
  };

  const recordNow = () => {
    writeStored(NOTICE_SEEN_KEY, true);
    void recorder.record(browser.way);
  };
  const isIntroduced = () => readStored(NOTICE_SEEN_KEY) === true;
  return {
    browser,
    recorder,
    take,
    status: step.name !== "rest" ? "busy" : !take ? "missing" : isLongEnough ? "ready" : "too-short",
    hasTake: take !== null || step.name === "recording",
    isUnsaved: step.name === "recording" || take?.origin === "microphone",
    isSent: take !== null && take === sentTake,
    keep,
    setKeep,
    record: () => (isIntroduced() ? recordNow() : recorder.introduce()),
    test: () => recorder.introduce(isIntroduced()),
    recordNow,
    clear() {
      sending.current?.abort(new TakeClearedError());
      recorder.clear();
    },
    transcribe,
    restore,
    findKept: async () => (readOwner ? findKept(await readOwner()) : null),
    resume: recorder.resume,
    forgetKept: recorder.forgetKept,
  };
}
