import { DELIVERY, SIGNAL } from "@app/engine/sound";
import type { LiveLevel } from "./live-meter.ts";

/** At most one word during speech: dense displays distract speakers (Chollet et al. 2022). */
export type Cue = "unheard" | "louder" | "softer" | "breathe" | "slower";

/** Minimal duration of a cue, and of its absence. */
const STEADY_SEC = 5;
const UNHEARD_SEC = 6;
/** No room is this silent: the microphone was muted. A speaker who is thinking may be silent for a minute. */
const MUTED_DB = -90;
const MUTED_SEC = 12;
/** Duration without a pause that triggers « breathe »: well beyond a long sentence said in one breath. */
const BREATHLESS_SEC = 15;
const MEMORY_SEC = 3;
/** The level must improve by this much beyond its threshold before the cue goes away. */
const HYSTERESIS_DB = 4;

/** The pace must be this much slower (syllables per second) before the cue goes away. */
const HYSTERESIS_PACE = 0.5;

/**
 * Follows one recording and returns the cue to show now.
 *
 * @param pace over the last 20 s, in syllables per second; null when unknown
 */
export function createCueTracker(): (level: LiveLevel, pace?: number | null) => Cue | null {
  let now = 0;
  let changedAt = -STEADY_SEC;
  let shown: Cue | null = null;
  let heard = false;
  let pauseSec = 0;
  let pausedAt = 0;
  let mutedSec = 0;
  /** Over the last seconds. */
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
    // A hurried speaker who does not pause is given both cues in turn.
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
      // Level of the loudest recent speech, with a slow decay, so that one weak word triggers nothing.
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
