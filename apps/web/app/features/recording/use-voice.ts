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

/** The user has given up the take whose words were asked for. */
export class TakeClearedError extends Error {
  override name = "TakeClearedError";
}

/** A take that the server has, and its words. */
export interface Spoken {
  audioUrl: string;
  /** The user asked to be able to play it again later. */
  keep: boolean;
  /** Null when the recogniser failed: the user may write the text. */
  transcription: Transcription | null;
  failure: string | null;
  /** What the browser wrote, where it was the one; the report says by what method its words were found. */
  recognised?: Pick<BrowserWords, "text" | "gaps"> | undefined;
  /** The browser was to write the words and wrote none. */
  isUnwritten?: boolean | undefined;
  /** What spoils the sound, if anything does: recording again is the remedy. */
  advice: string | null;
}

export interface Voice {
  browser: BrowserWordsChoice;
  recorder: Recorder;
  take: Take | null;
  status: "missing" | "busy" | "too-short" | "ready";
  /** Changing to another mode would lose a take. */
  hasTake: boolean;
  /** The take exists in this page only: a file can be chosen again, a recording cannot. */
  isUnsaved: boolean;
  /** The server has the take. */
  isSent: boolean;
  keep: boolean;
  setKeep: (keep: boolean) => void;
  /** Starts a take, by way of the notice the first time. */
  record: () => void;
  /** Tests the microphone again, by way of the notice the first time. */
  test: () => void;
  /** Starts a take now. */
  recordNow: () => void;
  clear: () => void;
  /**
   * Uploads the take and gives its words. `onProgress` receives the share uploaded, 0 to 1. Throws `TakeClearedError` once
   * the take is cleared.
   */
  transcribe: (onProgress: (share: number) => void) => Promise<Spoken>;
  /** Fetches the sound of a take that the server has, to listen to it again. Throws `RecordingGoneError`. */
  restore: (spoken: Spoken, signal: AbortSignal) => Promise<void>;
  /** A take of this account that a page which is gone has left on this device. */
  findKept: () => Promise<KeptTake | null>;
  resume: (take: Take) => void;
  /** The device keeps the take no longer: its words, or its report, outlive the page. */
  forgetKept: () => void;
}

interface Sent {
  take: Take;
  keep: boolean;
  audioUrl: string;
  advice: string | null;
}

/** A spoken pitch, from the record screen to its words. */
export function useVoice(browser: BrowserWordsChoice, readOwner?: ReadOwner): Voice {
  const recorder = useRecorder(readOwner);
  const [keep, setKeep] = useState(false);
  /** So that a second try uploads nothing twice. */
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
        // The order of preference: a service, a model of the server, the browser, typing.
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
        // The server no longer has what was uploaded before: it is uploaded once more.
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
