import { measureTrial } from "./measure-trial.ts";
import type { TrialQuestion } from "./model.ts";

/** The engine beside the page, so that the page stays alive while it counts. */
addEventListener("message", ({ data }: MessageEvent<TrialQuestion>) => postMessage(measureTrial(data)));
