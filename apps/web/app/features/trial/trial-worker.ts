import { measureTrial } from "./measure-trial.ts";
import type { TrialQuestion } from "./model.ts";

/** Runs the engine in a worker, so that the page stays responsive. */
addEventListener("message", ({ data }: MessageEvent<TrialQuestion>) => postMessage(measureTrial(data)));
