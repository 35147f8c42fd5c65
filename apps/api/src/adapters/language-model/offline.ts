import { type LanguageModel, ModelFailure } from "./port.ts";

/** No model at all: the engine speaks alone, and the report says so. */
export const offlineLanguageModel: LanguageModel = {
  describe: () => null,
  ask: async () => {
    throw new ModelFailure("refused", "no language model is configured");
  },
  close: async () => {},
};
