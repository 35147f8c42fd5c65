import { COMPRESSED_AUDIO_BYTES_MAX, RECORDING_SEC_MAX, WAV_BYTES_MAX } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { SAMPLE_RATE_HZ, takeWaveformPeaks } from "@app/engine/sound";
import { formatClock } from "../../lib/format-clock.ts";
import { FILE_ADVICE } from "./messages.ts";
import { judgeLength, type Take } from "./model.ts";
import { decodeTo16k } from "./decode-to-16k.ts";

/** File types offered by the file picker. */
export const AUDIO_FILES = "audio/*,.wav,.m4a,.mp3";

/** Why a file is refused; the message is shown to the user. */
export class AudioFileError extends Error {
  override name = "AudioFileError";
}

const AUDIO_NAME = /\.(?:wav|wave|m4a|mp3|mp4|webm|ogg|oga|opus)$/i;
const WAV_NAME = /\.wave?$/i;
/** A declared length may be wrong; but from twice the limit on, do not decode the file. */
const DECLARED_SEC_MAX = 2 * RECORDING_SEC_MAX;

/** Builds the message: the refusal, then what the user can do. */
const refuse = (message: string, advice: string, cause?: unknown) =>
  new AudioFileError(`${message}. ${advice}`, { cause });

const VIDEO_NAME = /\.(?:mov|mkv|avi|m4v|wmv)$/i;
const isVideo = ({ name, type }: File) => type.startsWith("video/") || VIDEO_NAME.test(name);
const isAudio = ({ name, type }: File) => type.startsWith("audio/") || AUDIO_NAME.test(name);
const bytesMax = ({ name, type }: File) =>
  WAV_NAME.test(name) || /wav/.test(type) ? WAV_BYTES_MAX : COMPRESSED_AUDIO_BYTES_MAX;

/** Reads a chosen file and validates it as the server will, before anything is sent. */
export async function readAudioFile(file: File): Promise<Take> {
  if (!isAudio(file))
    throw refuse(MESSAGES.audioFormat, isVideo(file) ? FILE_ADVICE.video : FILE_ADVICE.other);
  if (file.size > bytesMax(file)) throw new AudioFileError(MESSAGES.audioTooLarge);
  if ((await readDeclaredLength(file)) > DECLARED_SEC_MAX) throw new AudioFileError(MESSAGES.audioTooLong);
  const samples = await decodeTo16k(file).catch((cause: unknown) => {
    throw refuse(MESSAGES.audioUnreadable, FILE_ADVICE.unreadable, cause);
  });
  const durationSec = samples.length / SAMPLE_RATE_HZ;
  if (durationSec === 0) throw refuse(MESSAGES.audioUnreadable, FILE_ADVICE.unreadable);
  const problem = judgeLength(durationSec);
  if (problem) throw refuse(problem, FILE_ADVICE.lasts(formatClock(durationSec)));
  return { file, durationSec, peaks: takeWaveformPeaks(samples), origin: "file" };
}

/** The length declared in the header, 0 if none: hours of sound in a small file would fill the page's memory. */
function readDeclaredLength(file: File): Promise<number> {
  const url = URL.createObjectURL(file);
  return new Promise<number>((resolve) => {
    const audio = new Audio();
    audio.preload = "metadata";
    audio.addEventListener("loadedmetadata", () =>
      resolve(Number.isFinite(audio.duration) ? audio.duration : 0),
    );
    audio.addEventListener("error", () => resolve(0));
    audio.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
