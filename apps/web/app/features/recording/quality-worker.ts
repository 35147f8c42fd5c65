import { assessRecording, resampleTo16k } from "@app/engine/sound";

/** The engine's assessment of a few seconds of signal, outside the page's thread. */
export interface QualityQuestion {
  samples: Float32Array<ArrayBuffer>;
  sampleRateHz: number;
}

addEventListener("message", ({ data }: MessageEvent<QualityQuestion>) =>
  postMessage(assessRecording(resampleTo16k(data.samples, data.sampleRateHz))),
);
