import { findLocalModel } from "./local-model.ts";
import { openLocalTranscriber } from "./local.ts";
import { offlineTranscriber } from "./offline.ts";
import { openServiceTranscriber, type TranscriptionService } from "./openai-compatible.ts";
import type { Transcriber } from "./port.ts";

interface Choice {
  service: TranscriptionService | null;
  modelsDir: string;
}

/** Chosen once, at startup: a later failure is reported, and nothing replaces it silently. */
export function chooseTranscriber({ service, modelsDir }: Choice): Transcriber {
  if (service) return openServiceTranscriber(service);
  const model = findLocalModel(modelsDir);
  return model ? openLocalTranscriber(model) : offlineTranscriber;
}
