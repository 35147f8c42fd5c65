import type { Transcription } from "@app/contracts/recordings";
import type { ReactNode } from "react";

/** What became of a recording on the server. */
export interface Spoken {
  audioUrl: string;
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
  renderStage: (scene: { question: string | null; error: string | undefined }) => ReactNode;
  renderPlayer: () => ReactNode;
  /** Warns before the take is lost, while nothing else has it. */
  renderGuard: (unsaved: boolean) => ReactNode;
}
