import { createLevelFeed } from "../level-feed.ts";
import { AT_REST } from "../reduce-recorder.ts";
import type { Voice } from "../use-voice.ts";

/** A browser that does not transcribe. */
export const TYPED_WORDS: Voice["browser"] = {
  ways: null,
  way: null,
  installation: "none",
  look: async () => {},
  choose: () => {},
  install: async () => {},
};

/** A voice state without a microphone, at rest. */
export const silentVoice = (change: Partial<Voice> = {}): Voice => ({
  browser: TYPED_WORDS,
  recorder: {
    state: AT_REST,
    levels: createLevelFeed(),
    record: async () => {},
    stop: async () => {},
    importFile: async () => null,
    introduce: () => {},
    leaveNotice: () => {},
    refuse: () => {},
    resume: () => {},
    forgetKept: () => {},
    clear: () => {},
  },
  take: null,
  status: "missing",
  hasTake: false,
  isUnsaved: false,
  isSent: false,
  keep: false,
  setKeep: () => {},
  record: () => {},
  test: () => {},
  recordNow: () => {},
  clear: () => {},
  transcribe: () => Promise.reject(new Error("no take")),
  restore: async () => {},
  findKept: async () => null,
  resume: () => {},
  forgetKept: () => {},
  ...change,
});
