import { RECORDING_SEC_MAX, RECORDING_SEC_MIN, RECORDING_TOLERANCE_SEC } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { RECORDING_TEXT } from "./messages.ts";

/** On this device, where no sound leaves it; or by the service of the browser's maker, which is sent the sound. */
export type RecogniserWay = "device" | "service";

/** What the browser wrote while one spoke, and where it wrote nothing though a voice was heard. */
export interface BrowserWords {
  text: string;
  way: RecogniserWay;
  /** Seconds of the recording. */
  gaps: { startSec: number; endSec: number }[];
}

/** A recording in this page; where the device keeps it as well, it outlives the page. */
export interface Take {
  file: File;
  /** Of its decoded samples. */
  durationSec: number;
  /** Shape of the sound for drawing, 0 to 1; empty where the browser could not read it back. */
  peaks: Float32Array;
  /** Lost with the page when it came from the microphone. */
  origin: "microphone" | "file";
  /** Gone by while the microphone gave nothing: a call, or a page that the system had put to sleep. */
  missedSec?: number;
  /** What the browser wrote while it was recorded; null where it was to write and wrote nothing. */
  words?: BrowserWords | null;
  /** Adds to what this device keeps of it, where it keeps it. */
  keepWords?: (words: BrowserWords | null) => void;
  /** Leaves what this device keeps of it to be offered again, where it keeps it. */
  release?: () => Promise<void>;
  /** Removes what this device keeps of it, where it keeps it. */
  forget?: () => Promise<void>;
}

/** Why a length cannot be analysed; the server judges it again, the same way. */
export function judgeLength(durationSec: number): string | null {
  if (durationSec < RECORDING_SEC_MIN - RECORDING_TOLERANCE_SEC) return MESSAGES.audioTooShort;
  if (durationSec > RECORDING_SEC_MAX + RECORDING_TOLERANCE_SEC) return MESSAGES.audioTooLong;
  return null;
}

/** What ended a take, and that it is kept: of one that is too short to be analysed, only what ended it. */
export function tellNote(note: string | null, { durationSec }: Take): string | null {
  return note && judgeLength(durationSec) === null ? `${note} ${RECORDING_TEXT.kept}` : note;
}

/** From here on the timer turns warm. */
export const LAST_SEC = 30;
/** Left when the time is announced, in seconds. */
const ANNOUNCED_SEC = new Set([60, 10]);

/** What a screen reader announces at this second, instead of the timer. */
export function announceTime(second: number): string {
  const left = RECORDING_SEC_MAX - second;
  if (!ANNOUNCED_SEC.has(left)) return "";
  return left === 60 ? "Il reste une minute." : `Il reste ${left} secondes.`;
}

const PHONE = /Android|iPhone|iPad|iPod/;

/** Where a compressed file is recorded: an upload over a mobile network counts. An iPad calls itself a Mac. */
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
