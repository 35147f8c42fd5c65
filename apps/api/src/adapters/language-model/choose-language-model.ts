import type { LanguageModelSettings } from "../../config.ts";
import { openBreaker } from "./breaker.ts";
import { offlineLanguageModel } from "./offline.ts";
import type { LanguageModel } from "./port.ts";

/** Chosen once, at startup: a later failure is reported, and no other model replaces this one. */
export async function chooseLanguageModel(settings: LanguageModelSettings | null): Promise<LanguageModel> {
  if (!settings) return offlineLanguageModel;
  // Loading the SDK takes about 180 ms and 17 MB at startup: only where a model is configured.
  const { openServiceModel } = await import("./openai-compatible.ts");
  return openBreaker(openServiceModel(settings));
}
