import { measureSignal } from "../signal/measure-signal.ts";

/** Least speech to measure a pace. */
const SPEECH_MIN_SEC = 10;

/**
 * Syllables heard a second, pauses included, from the first to the last sound; null where there is too little speech,
 * or too much noise to tell.
 *
 * @param samples mono, 16 kHz: the last seconds of a recording that is under way
 */
export function measurePace(samples: Float32Array): number | null {
  const { runs, nucleiSec, quality } = measureSignal(samples);
  const spokenSec = (runs.at(-1)?.endSec ?? 0) - (runs[0]?.startSec ?? 0);
  if (
    spokenSec < SPEECH_MIN_SEC ||
    quality.issues.some((issue) => issue === "unreliable" || issue === "silent")
  )
    return null;
  return nucleiSec.length / spokenSec;
}
