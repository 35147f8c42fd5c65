import { measurePace, resampleTo16k } from "@app/engine/sound";

/** Measures the last seconds of a recording outside the page's thread. */
export interface PaceQuestion {
  samples: Float32Array;
  sampleRateHz: number;
}

addEventListener("message", ({ data }: MessageEvent<PaceQuestion>) =>
  postMessage(measurePace(resampleTo16k(data.samples, data.sampleRateHz))),
);
