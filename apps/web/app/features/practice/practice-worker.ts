import { measureSaying } from "./measure-saying.ts";
import type { PracticeQuestion } from "./model.ts";

/** The engine's measures of the voice, beside the page. */
addEventListener("message", ({ data }: MessageEvent<PracticeQuestion>) => postMessage(measureSaying(data)));
