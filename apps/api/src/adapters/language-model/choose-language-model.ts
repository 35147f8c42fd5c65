import type { LanguageModelSettings } from "../../config.ts";
import { openBreaker } from "./breaker.ts";
import { offlineLanguageModel } from "./offline.ts";
import { openServiceModel } from "./openai-compatible.ts";
import type { LanguageModel } from "./port.ts";

/** Chosen once, at the start: what fails later is told as a failure, and no other model steps in. */
export function chooseLanguageModel(settings: LanguageModelSettings | null): LanguageModel {
  return settings ? openBreaker(openServiceModel(settings)) : offlineLanguageModel;
}
