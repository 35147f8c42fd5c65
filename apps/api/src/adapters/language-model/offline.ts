import { type LanguageModel, ModelFailure } from "./port.ts";

/** No model is configured: the engine works alone, and the report says so. */
export const offlineLanguageModel: LanguageModel = {
  describe: () => null,
  ask: async () => {
    throw new ModelFailure("refused", "no language model is configured");
  },
  close: async () => {},
};
