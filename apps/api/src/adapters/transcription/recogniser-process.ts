import { createRequire } from "node:module";
import { answerRequests } from "../forked/answer-requests.ts";
import type { TokenTimes } from "./join-tokens.ts";
import type { LocalModel } from "./local-model.ts";

/**
 * The program that `local.ts` starts. The native library ends its whole process on a file that it cannot load: in a
 * process of its own, it cannot take the server down.
 */
export type RecogniserRequest =
  | { model: LocalModel; threads: number }
  | { samples: Float32Array; sampleRate: number };
export type Heard = { text: string; lang: string } & TokenTimes;

interface Recogniser {
  createStream(): { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void };
  decode(stream: unknown): void;
  getResult(stream: unknown): { text: string; lang?: string; tokens?: string[]; timestamps?: number[] };
}

let recogniser: Recogniser | null = null;

answerRequests((request: RecogniserRequest) => {
  if ("samples" in request) return recognise(request);
  recogniser = load(request.model, request.threads);
  return null;
});

function load(model: LocalModel, threads: number): Recogniser {
  const { OfflineRecognizer } = createRequire(import.meta.url)("sherpa-onnx-node") as {
    OfflineRecognizer: new (config: unknown) => Recogniser;
  };
  const { kind, tokens, encoder, decoder } = model;
  const part =
    kind === "transducer"
      ? { transducer: { encoder, decoder, joiner: model.joiner }, modelType: "nemo_transducer" }
      : { whisper: { encoder, decoder, language: "fr", task: "transcribe", enableTokenTimestamps: 1 } };
  return new OfflineRecognizer({
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { ...part, tokens, numThreads: threads, provider: "cpu", debug: 0 },
    decodingMethod: "greedy_search",
  });
}

function recognise(wave: { samples: Float32Array; sampleRate: number }): Heard {
  const stream = recogniser!.createStream();
  stream.acceptWaveform(wave);
  recogniser!.decode(stream);
  const { text, lang = "", tokens = [], timestamps = [] } = recogniser!.getResult(stream);
  return { text, lang, tokens, timestamps };
}
