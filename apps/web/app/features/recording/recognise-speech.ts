import { findRecogniser, LANGUAGE, type Recogniser } from "./find-recogniser.ts";
import type { BrowserWords, RecogniserWay } from "./model.ts";

export interface RunningRecogniser {
  /** The clock of the recording, and whether a voice sounds. */
  hear(seconds: number, isVoice: boolean): void;
  /** What is written so far, provisional words included; null for nothing. */
  read(): BrowserWords | null;
  /** The same, once what was being written is. */
  stop(): Promise<BrowserWords | null>;
  cancel(): void;
}

/** So much voice without a word, not even a provisional one, and words are missing. */
const GAP_VOICE_SEC = 6;
/** A recogniser stops of itself after a silence or a minute, and is started again; one that never hears is let go. */
const EMPTY_STARTS_MAX = 4;
const END_MS_MAX = 4000;
/** Nothing will mend these during a take. */
const FATAL = new Set(["not-allowed", "service-not-allowed", "language-not-supported", "audio-capture"]);

interface ResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/**
 * Has the browser write French from the track that is recorded, until it is stopped. Null where it cannot; `onLost` is called
 * when it gives up before.
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
  /** Of the run that is under way: what may still change. */
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
