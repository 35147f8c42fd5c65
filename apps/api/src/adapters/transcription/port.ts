import type { TimedWord, TranscriptionMethod } from "@app/contracts/recording";

export interface SpeechText {
  text: string;
  /** Two letters, or null where the recogniser does not say. */
  language: string | null;
  /** Null where the recogniser gives no times: they are measured on the signal instead. */
  words: TimedWord[] | null;
}

/** One way from speech to words. It answers, or throws a `TranscriptionFailure`: never another method's answer. */
export interface Transcriber {
  describe(): { method: TranscriptionMethod; model: string | null };
  /** `wav`: our own, 16 kHz, one channel, 16 bits. `user`: who it is for, where turns are shared. */
  transcribe(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal, user: string): Promise<SpeechText>;
  close(): Promise<void>;
}

type TranscriptionFailureKind =
  /** The service refuses the request or the key: trying again is useless until the operator mends it. */
  | "refused"
  | "busy"
  | "unreachable"
  | "timeout"
  /** An answer that is not a transcription, or without end. */
  | "malformed"
  /** The local model does not load or stopped. */
  | "broken";

/** Holds what an operator needs, and neither the key nor a word of what was said. */
export class TranscriptionFailure extends Error {
  override name = "TranscriptionFailure";
  readonly kind: TranscriptionFailureKind;

  constructor(kind: TranscriptionFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
