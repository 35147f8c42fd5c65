import type { LanguageModelSettings } from "../../config.ts";
import { openBreaker } from "./breaker.ts";
import { offlineLanguageModel } from "./offline.ts";
import type { LanguageModel } from "./port.ts";

/** Chosen once, at the start: a later failure is reported as such, and no other model replaces it. */
export async function chooseLanguageModel(settings: LanguageModelSettings | null): Promise<LanguageModel> {
  if (!settings) return offlineLanguageModel;
  // The SDK costs a start about 180 ms and 17 MB: only who has a model pays for it.
  const { openServiceModel } = await import("./openai-compatible.ts");
  return openBreaker(openServiceModel(settings));
}
