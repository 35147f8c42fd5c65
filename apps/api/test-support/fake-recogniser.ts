import { answerRequests } from "../src/adapters/forked/answer-requests.ts";
import type { RecogniserRequest } from "../src/adapters/transcription/recogniser-process.ts";

/** Implements the recogniser process's protocol without a model: -1 makes it die, 1 makes it hang. */
answerRequests((request: RecogniserRequest) => {
  if ("model" in request) return null;
  if (request.samples[0] === -1) process.kill(process.pid, "SIGKILL");
  if (request.samples[0] === 1) return new Promise(() => {});
  return { text: "bonjour tous", lang: "", tokens: [" bon", "jour", " tous"], timestamps: [0.2, 0.3, 0.6] };
});
