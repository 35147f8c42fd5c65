import type { PracticeQuestion, PracticeResult } from "./model.ts";

/** Measures a few seconds in this browser; rejects when the engine could not be fetched. */
export function measureSaying(question: PracticeQuestion): Promise<PracticeResult> {
  const worker = new Worker(new URL("./practice-worker.ts", import.meta.url), { type: "module" });
  return new Promise<PracticeResult>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<PracticeResult>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("the engine could not be loaded")));
    worker.postMessage(question, [question.samples.buffer]);
  }).finally(() => worker.terminate());
}
