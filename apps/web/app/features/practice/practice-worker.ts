import { measureSaying } from "./measure-saying.ts";
import type { PracticeQuestion } from "./model.ts";

/** Runs the engine's voice measures outside the page's thread. */
addEventListener("message", ({ data }: MessageEvent<PracticeQuestion>) => postMessage(measureSaying(data)));
