import { findRecogniser, LANGUAGE, type Recogniser } from "./find-recogniser.ts";
import type { BrowserWords, RecogniserWay } from "./model.ts";

export interface RunningRecogniser {
  /** Receives the recording's time in seconds, and whether there is a voice. */
  hear(seconds: number, isVoice: boolean): void;
  /** The text so far, provisional words included; null if empty. */
  read(): BrowserWords | null;
  /** The same, once the last words are final. */
  stop(): Promise<BrowserWords | null>;
  cancel(): void;
}

/** This much voice without a word, even a provisional one, counts as missing words. */
const GAP_VOICE_SEC = 6;
/**
 * Recognisers stop by themselves after a silence or a minute, and are restarted; one that stays empty this many times
 * is given up.
 */
const EMPTY_STARTS_MAX = 4;
const END_MS_MAX = 4000;
/** Errors that cannot be solved during a take. */
const FATAL = new Set(["not-allowed", "service-not-allowed", "language-not-supported", "audio-capture"]);

interface ResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/**
 * Makes the browser transcribe French from the recorded track until it is stopped. Null if it cannot; `onLost` is
 * called if it gives up earlier.
 */
export function recogniseSpeech(
  way: RecogniserWay,
  track: MediaStreamTrack | undefined,
  onLost: () => void = () => {},
): RunningRecogniser | null {
  const Class = findRecogniser();
  if (!Class) return null;
  const written: string[] = [];
  const gaps: BrowserWords["gaps"] = [];
  /** Provisional text of the current run, which may still change. */
  let provisional = "";
  let now = 0;
  let voiceSec = 0;
  let voiceFrom: number | null = null;
  let emptyStarts = 0;
  let isOver = false;
  let current: Recogniser | null = null;
  let ended!: () => void;
  const end = new Promise<void>((resolve) => (ended = resolve));

  const openGaps = () =>
    voiceSec >= GAP_VOICE_SEC && voiceFrom !== null ? [{ startSec: voiceFrom, endSec: now }] : [];
  const closeGap = () => {
    gaps.push(...openGaps());
    voiceSec = 0;
    voiceFrom = null;
  };
  const onResult = (event: Event) => {
    const { results, resultIndex } = event as ResultEvent;
    closeGap();
    emptyStarts = 0;
    provisional = "";
    for (let index = resultIndex; index < results.length; index++) {
      const text = results[index]?.[0]?.transcript.trim() ?? "";
      if (results[index]!.isFinal) written.push(text);
      else provisional += ` ${text}`;
    }
  };
  const settle = () => {
    if (provisional.trim()) written.push(provisional.trim());
    provisional = "";
  };
  const giveUp = () => {
    if (isOver) return;
    isOver = true;
    onLost();
  };
  const start = () => {
    const recogniser = (current = new Class());
    recogniser.lang = LANGUAGE;
    recogniser.continuous = true;
    recogniser.interimResults = true;
    if (way === "device") recogniser.processLocally = true;
    recogniser.addEventListener("result", onResult);
    recogniser.addEventListener("error", (event) => {
      if (FATAL.has((event as Event & { error: string }).error)) giveUp();
    });
    recogniser.addEventListener("end", () => {
      settle();
      if (++emptyStarts > EMPTY_STARTS_MAX) giveUp();
      if (isOver) ended();
      else start();
    });
    try {
      recogniser.start(track);
    } catch {
      giveUp();
      ended();
    }
  };
  start();
  const read = () => {
    const text = [...written, provisional.trim()].filter(Boolean).join(" ");
    return text === "" ? null : { text, way, gaps: [...gaps, ...openGaps()] };
  };
  return {
    read,
    hear(seconds, isVoice) {
      now += seconds;
      if (!isVoice) return;
      voiceFrom ??= now - seconds;
      voiceSec += seconds;
    },
    async stop() {
      if (!isOver) {
        isOver = true;
        current?.stop();
        let timer: ReturnType<typeof setTimeout> | undefined;
        await Promise.race([end, new Promise<void>((resolve) => (timer = setTimeout(resolve, END_MS_MAX)))]);
        clearTimeout(timer);
      }
      return read();
    },
    cancel() {
      isOver = true;
      current?.abort();
    },
  };
}
