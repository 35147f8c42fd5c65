import { FRAME_STEP_SEC } from "./frames.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";

const SPAN = Math.round(SIGNAL.decaySpanSec.value / FRAME_STEP_SEC);

/**
 * How fast the sound dies at its fastest, dB per second: a room that echoes lets nothing fall faster than 60 dB in its
 * reverberation time. null where nothing is as loud as a voice.
 *
 * @param levelsDb of the 10 ms frames
 */
export function measureDecay(levelsDb: Float32Array): number | null {
  if (levelsDb.length <= SPAN) return null;
  const [loud] = quantiles(levelsDb, 0.95) as [number];
  const falls: number[] = [];
  for (let frame = 0; frame + SPAN < levelsDb.length; frame++)
    if (levelsDb[frame]! > loud - SIGNAL.decayRangeDb.value)
      falls.push((levelsDb[frame]! - levelsDb[frame + SPAN]!) / SIGNAL.decaySpanSec.value);
  if (falls.length === 0) return null;
  const [fastest] = quantiles(falls, 1 - SIGNAL.decayQuantile.value) as [number];
  return fastest;
}

/** From 0 in a dry room, or where noise hides how the sound falls, to 1 where it echoes. */
export function echoShare(decayDbPerSec: number | null, snrDb: number): number {
  if (decayDbPerSec === null || snrDb < SIGNAL.echoSnrDb.value) return 0;
  const dry = SIGNAL.dryDecayDbPerSec.value;
  const echo = SIGNAL.echoDecayDbPerSec.value;
  return Math.max(0, Math.min(1, (dry - decayDbPerSec) / (dry - echo)));
}

/** From 0 where a room echoes as a small one does, to 1 where what was said goes on under what follows. */
export function reverberationShare(decayDbPerSec: number | null, snrDb: number): number {
  if (decayDbPerSec === null || snrDb < SIGNAL.echoSnrDb.value) return 0;
  const [some, much] = [SIGNAL.echoDecayDbPerSec.value, SIGNAL.reverberantDecayDbPerSec.value];
  return Math.max(0, Math.min(1, (some - decayDbPerSec) / (some - much)));
}

export function isEchoing(echo: number): boolean {
  return echo >= SIGNAL.echoNoticeShare.value;
}
