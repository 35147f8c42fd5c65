import type { Transcription } from "@app/contracts/recording";
import type { ReactNode } from "react";

/** What became of a recording on the server. */
export interface Spoken {
  audioUrl: string;
  /** The user's wish to play it again later. */
  keep: boolean;
  /** Null when the recogniser failed: the user may write the text. */
  transcription: Transcription | null;
  failure: string | null;
  /** What spoils the sound, if anything does. */
  advice: string | null;
}

/** What the form asks of whoever records; the page brings it. */
export interface VoiceSource {
  status: "missing" | "busy" | "too-short" | "ready";
  /** Something would be lost. */
  hasTake: boolean;
  /** The control that starts a take. */
  focusId: string;
  clear: () => void;
  /** Sends the take and gives its words. `onProgress` hears which share of it has left. */
  transcribe: (onProgress: (share: number) => void) => Promise<Spoken>;
  /** Takes a recording that the server has back, so that it can be heard again; throws when it is gone. */
  restore: (spoken: Spoken, signal: AbortSignal) => Promise<void>;
  renderStage: (scene: { question: string | null; error: string | undefined }) => ReactNode;
  renderPlayer: () => ReactNode;
  /** Warns before the take is lost: with the tab, or already by another page of ours. */
  renderGuard: (lostWith: "page" | "tab" | "nothing") => ReactNode;
}
