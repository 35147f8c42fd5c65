import { type LanguageModelSettings, StartRefusal } from "../../config.ts";
import { offlineLanguageModel } from "./offline.ts";
import type { LanguageModel } from "./port.ts";

/** Chosen once, at the start: what fails later is told as a failure, and no other model steps in. */
export function chooseLanguageModel(settings: LanguageModelSettings | null): LanguageModel {
  if (settings) throw new StartRefusal("Le réglage LLM_BASE_URL n'a pas encore de service qui le suive.");
  return offlineLanguageModel;
}
