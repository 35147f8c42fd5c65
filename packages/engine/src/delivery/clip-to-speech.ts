import type { Stretch } from "../signal/voice-activity.ts";

/** The part of a word's time that overlaps a sounding run; of several runs, the one with the longest overlap. */
export function clipToSpeech(time: Stretch, runs: readonly Stretch[]): Stretch {
  let best: Stretch | null = null;
  for (const run of runs) {
    if (run.startSec >= time.endSec) break;
    const startSec = Math.max(time.startSec, run.startSec);
    const endSec = Math.min(time.endSec, run.endSec);
    if (endSec > startSec && (!best || endSec - startSec > best.endSec - best.startSec))
      best = { startSec, endSec };
  }
  return best ?? time;
}
