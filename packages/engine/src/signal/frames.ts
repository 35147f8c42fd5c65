/** Every measure works on mono samples at this rate. */
export const SAMPLE_RATE_HZ = 16_000;

/** One frame every 10 ms, shared by every track. */
export const FRAME_STEP_SEC = 0.01;
export const FRAME_STEP_SAMPLES = 160;

/** Frames of a recording: frame i is centred in its own 10 ms. */
export function frameCountOf(sampleCount: number): number {
  return Math.floor(sampleCount / FRAME_STEP_SAMPLES);
}

export function frameTimeSec(frame: number): number {
  return (frame + 0.5) * FRAME_STEP_SEC;
}

/** The frame that holds a time, kept inside the track. */
export function frameAt(timeSec: number, frameCount: number): number {
  return Math.max(0, Math.min(frameCount - 1, Math.floor(timeSec / FRAME_STEP_SEC + 1e-9)));
}
