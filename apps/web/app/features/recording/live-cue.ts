import { DELIVERY, SIGNAL } from "@app/engine/sound";
import type { LiveLevel } from "./live-meter.ts";

/** One word at most while someone speaks: a dense display makes speakers worse (Chollet et al. 2022). */
export type Cue = "unheard" | "louder" | "softer" | "breathe" | "slower";

/** The cue on the screen stays, and so does its absence, for as long. */
const STEADY_SEC = 5;
const UNHEARD_SEC = 6;
/** No room is as silent as this: the microphone itself was muted. A speaker who thinks may be silent for a minute. */
const MUTED_DB = -90;
const MUTED_SEC = 12;
/** Without any pause: well beyond a long sentence said in one breath. */
const BREATHLESS_SEC = 15;
const MEMORY_SEC = 3;
/** Louder or softer by so much before a cue goes away again. */
const HYSTERESIS_DB = 4;

/** A pace this much slower, in syllables a second, takes its cue away again. */
const HYSTERESIS_PACE = 0.5;

/**
 * Follows one recording and says which cue is to be shown now.
 *
 * @param pace of the last 20 s, in syllables a second; null where nobody can tell
 */
export function createCueTracker(): (level: LiveLevel, pace?: number | null) => Cue | null {
  let now = 0;
  let changedAt = -STEADY_SEC;
  let shown: Cue | null = null;
  let heard = false;
  let pauseSec = 0;
  let pausedAt = 0;
  let mutedSec = 0;
  /** Of the last seconds. */
  const clipped: { until: number; share: number }[] = [];
  let loudestDb = 0;

  const judge = (pace: number | null): Cue | null => {
    if (!heard) return now >= UNHEARD_SEC ? "unheard" : null;
    if (mutedSec >= MUTED_SEC) return "unheard";
    const clippedMax = SIGNAL.clippedShareMax.value * (shown === "softer" ? 0.5 : 1);
    const clippedSum = clipped.reduce((sum, { share }) => sum + share, 0);
    if (now >= MEMORY_SEC && clippedSum > clippedMax * clipped.length) return "softer";
    const enoughDb = SIGNAL.quietSpeechDb.value + (shown === "louder" ? HYSTERESIS_DB : 0);
    if (now >= MEMORY_SEC && loudestDb < enoughDb) return "louder";
    const hurried = DELIVERY.hurriedSyllablesPerSec.value - (shown === "slower" ? HYSTERESIS_PACE : 0);
    const isHurried = pace !== null && pace > hurried;
    // Who hurries on without a breath is told both, one after the other.
    const isToldToBreathe = shown === "breathe" && now - changedAt >= 2 * STEADY_SEC;
    const goesOn = isHurried && (shown === "slower" || isToldToBreathe);
    if (now - pausedAt >= BREATHLESS_SEC && !goesOn) return "breathe";
    return isHurried ? "slower" : null;
  };

  return ({ levelDb, clippedShare, speaking, seconds }, pace = null) => {
    now += seconds;
    mutedSec = levelDb < MUTED_DB ? mutedSec + seconds : 0;
    clipped.push({ until: now + MEMORY_SEC, share: clippedShare });
    while (clipped[0] && clipped[0].until <= now) clipped.shift();
    if (speaking) {
      // The loudest recent speech: it fades slowly, so that one weak word says nothing.
      loudestDb = heard ? Math.max(levelDb, loudestDb - (HYSTERESIS_DB / MEMORY_SEC) * seconds) : levelDb;
      heard = true;
      pauseSec = 0;
    } else {
      pauseSec += seconds;
      if (pauseSec >= SIGNAL.pauseMinSec.value) pausedAt = now;
    }
    const next = judge(pace);
    if (next !== shown && now - changedAt >= STEADY_SEC) {
      shown = next;
      changedAt = now;
    }
    return shown;
  };
}
