import { findLocalModel } from "./local-model.ts";
import { openLocalTranscriber } from "./local.ts";
import { offlineTranscriber } from "./offline.ts";
import { openServiceTranscriber, type TranscriptionService } from "./openai-compatible.ts";
import type { Transcriber } from "./port.ts";

interface Choice {
  service: TranscriptionService | null;
  modelsDir: string;
}

/** Chosen once, at the start: what fails later is told as a failure, and nothing steps in silently. */
export function chooseTranscriber({ service, modelsDir }: Choice): Transcriber {
  if (service) return openServiceTranscriber(service);
  const model = findLocalModel(modelsDir);
  return model ? openLocalTranscriber(model) : offlineTranscriber;
}
