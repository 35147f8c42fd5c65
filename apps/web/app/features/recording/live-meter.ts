import { SIGNAL } from "@app/engine/sound";

/** Current loudness: enough to draw bars and give a hint, not to score. */
export interface LiveLevel {
  levelDb: number;
  /** Share of clipped samples, 0 to 1. */
  clippedShare: number;
  speaking: boolean;
  seconds: number;
}

const FLOOR_START_DB = -60;
/** The noise floor never rises above this: louder sound is a voice. */
const FLOOR_MAX_DB = -35;
const FLOOR_RISE_DB_PER_SEC = 0.5;
const OVER_FLOOR_DB = 12;
const SPEECH_MIN_DB = -58;
const SILENCE_DB = -100;

/** Tracks the microphone's level and the background noise. */
export function createLiveMeter(): (block: Float32Array, sampleRateHz: number) => LiveLevel {
  let floorDb = FLOOR_START_DB;
  return (block, sampleRateHz) => {
    const seconds = block.length / sampleRateHz;
    let energy = 0;
    let clipped = 0;
    for (const value of block) {
      energy += value * value;
      if (Math.abs(value) >= SIGNAL.clippedLevel.value) clipped++;
    }
    const levelDb = energy > 0 ? 10 * Math.log10(energy / block.length) : SILENCE_DB;
    floorDb = levelDb < floorDb ? levelDb : Math.min(FLOOR_MAX_DB, floorDb + FLOOR_RISE_DB_PER_SEC * seconds);
    const speaking = levelDb > Math.max(floorDb + OVER_FLOOR_DB, SPEECH_MIN_DB);
    return { levelDb, clippedShare: clipped / (block.length || 1), speaking, seconds };
  };
}

const BAR_FLOOR_DB = -60;
const BAR_TOP_DB = -8;

/** Height of a bar, 0 to 1. */
export const barHeight = (levelDb: number): number =>
  Math.max(0, Math.min(1, (levelDb - BAR_FLOOR_DB) / (BAR_TOP_DB - BAR_FLOOR_DB)));
