import type { Transcriber } from "./port.ts";

/** No transcription service: the user provides the text, and the report says so. */
export const offlineTranscriber: Transcriber = {
  describe: () => ({ method: "none", model: null }),
  transcribe: async () => ({ text: "", language: null, words: null }),
  close: async () => {},
};
