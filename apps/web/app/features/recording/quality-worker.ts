import { assessRecording, resampleTo16k } from "@app/engine/sound";

/** The engine's own judgement of a few seconds, away from the page. */
export interface QualityQuestion {
  samples: Float32Array<ArrayBuffer>;
  sampleRateHz: number;
}

addEventListener("message", ({ data }: MessageEvent<QualityQuestion>) =>
  postMessage(assessRecording(resampleTo16k(data.samples, data.sampleRateHz))),
);
