import { RECORDING_SEC_MAX, RECORDING_SEC_MIN, RECORDING_TOLERANCE_SEC } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { RECORDING_TEXT } from "./messages.ts";

/**
 * « device »: on this device, no sound is sent; « service »: by the browser vendor's service, which receives the sound.
 */
export type RecogniserWay = "device" | "service";

/** The browser's transcription, and the stretches of voice where it wrote nothing. */
export interface BrowserWords {
  text: string;
  way: RecogniserWay;
  /** In seconds of the recording. */
  gaps: { startSec: number; endSec: number }[];
}

/** A recording in this page; if it is also stored on the device, it outlives the page. */
export interface Take {
  file: File;
  /** Duration of the decoded samples. */
  durationSec: number;
  /** Waveform heights for drawing, 0 to 1; empty if the browser could not decode the file. */
  peaks: Float32Array;
  /** A microphone take is lost with the page; a file can be chosen again. */
  origin: "microphone" | "file";
  /** Seconds without data from the microphone: a call, or a page suspended by the system. */
  missedSec?: number;
  /** The browser's transcription; null if it was requested but is empty. */
  words?: BrowserWords | null;
  /** Adds the words to the copy on this device, if any. */
  keepWords?: (words: BrowserWords | null) => void;
  /** Leaves the copy on this device to be offered again, if any. */
  release?: () => Promise<void>;
  /** Removes the copy on this device, if any. */
  forget?: () => Promise<void>;
}

/** Why a take of this length cannot be analysed; the server applies the same rule. */
export function judgeLength(durationSec: number): string | null {
  if (durationSec < RECORDING_SEC_MIN - RECORDING_TOLERANCE_SEC) return MESSAGES.audioTooShort;
  if (durationSec > RECORDING_SEC_MAX + RECORDING_TOLERANCE_SEC) return MESSAGES.audioTooLong;
  return null;
}

/** Why the take ended, and that it is kept; for one too short to be analysed, only why it ended. */
export function tellNote(note: string | null, { durationSec }: Take): string | null {
  return note && judgeLength(durationSec) === null ? `${note} ${RECORDING_TEXT.kept}` : note;
}

/** Remaining seconds from which the timer turns a warm colour. */
export const LAST_SEC = 30;
/** Remaining seconds at which the time is announced. */
const ANNOUNCED_SEC = new Set([60, 10]);

/** What a screen reader announces at this second, in place of the timer. */
export function announceTime(second: number): string {
  const left = RECORDING_SEC_MAX - second;
  if (!ANNOUNCED_SEC.has(left)) return "";
  return left === 60 ? "Il reste une minute." : `Il reste ${left} secondes.`;
}

const PHONE = /Android|iPhone|iPad|iPod/;

/** Record compressed sound on mobile devices, because of mobile uploads. iPads identify themselves as Macs. */
export function isMobileDevice({ userAgent, maxTouchPoints }: Navigator): boolean {
  return PHONE.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

/** « 1 min 42 s ». */
export function writeLength(durationSec: number): string {
  const whole = Math.floor(durationSec);
  const minutes = Math.floor(whole / 60);
  return [minutes > 0 && `${minutes}\u00a0min`, (whole % 60 > 0 || minutes === 0) && `${whole % 60}\u00a0s`]
    .filter(Boolean)
    .join("\u00a0");
}
