import type {
  RecogniserAnswer,
  RecogniserRequest,
} from "../src/adapters/transcription/recogniser-process.ts";

/** Speaks the protocol of the recogniser's process without a model: -1 makes it die, 1 makes it hang. */
process.on("message", (request: RecogniserRequest) => {
  const send = (answer: RecogniserAnswer) => process.send!(answer);
  if ("model" in request) send({ ready: true });
  else if (request.samples[0] === -1) process.kill(process.pid, "SIGKILL");
  else if (request.samples[0] !== 1)
    send({ text: "bonjour tous", lang: "", tokens: [" bon", "jour", " tous"], timestamps: [0.2, 0.3, 0.6] });
});
process.on("disconnect", () => process.exit(0));
