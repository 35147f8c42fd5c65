import { measureVoice } from "@app/engine/voice";
import { type PracticeQuestion, readSaying } from "./model.ts";

/** The engine's measures of the voice, beside the page. */
addEventListener("message", ({ data }: MessageEvent<PracticeQuestion>) =>
  postMessage(readSaying(measureVoice(data.samples, data.sampleRateHz, { text: data.text }))),
);
