import { createLevelFeed } from "../level-feed.ts";
import { AT_REST } from "../reduce-recorder.ts";
import type { Voice } from "../use-voice.ts";

/** A voice without a microphone, at rest. */
export const silentVoice = (change: Partial<Voice> = {}): Voice => ({
  recorder: {
    state: AT_REST,
    levels: createLevelFeed(),
    record: async () => {},
    stop: async () => {},
    importFile: async () => null,
    introduce: () => {},
    refuse: () => {},
    clear: () => {},
  },
  take: null,
  status: "missing",
  hasTake: false,
  isUnsaved: false,
  keep: false,
  setKeep: () => {},
  record: () => {},
  recordNow: () => {},
  clear: () => {},
  transcribe: () => Promise.reject(new Error("no take")),
  restore: async () => {},
  ...change,
});
