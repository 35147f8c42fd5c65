import type { VoiceSource } from "../voice-source.ts";

/** A voice source without a recorder. */
export const silentVoice = (change: Partial<VoiceSource> = {}): VoiceSource => ({
  status: "missing",
  hasTake: false,
  focusId: "recording",
  clear: () => {},
  transcribe: () => Promise.reject(new Error("no take")),
  restore: async () => {},
  renderStage: () => null,
  renderPlayer: () => null,
  renderGuard: () => null,
  ...change,
});
