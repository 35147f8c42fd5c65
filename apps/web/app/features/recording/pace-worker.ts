import { measurePace, resampleTo16k } from "@app/engine/sound";

/** The last seconds of a recording, measured away from the page that draws. */
export interface PaceQuestion {
  samples: Float32Array;
  sampleRateHz: number;
}

addEventListener("message", ({ data }: MessageEvent<PaceQuestion>) =>
  postMessage(measurePace(resampleTo16k(data.samples, data.sampleRateHz))),
);
