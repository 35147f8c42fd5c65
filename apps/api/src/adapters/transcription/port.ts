import type { TimedWord, TranscriptionMethod } from "@app/contracts/recording";

export interface SpeechText {
  text: string;
  /** ISO code of two letters; null when the recogniser does not tell. */
  language: string | null;
  /** Null when the recogniser gives no times: they are then measured on the signal. */
  words: TimedWord[] | null;
}

/**
 * One way to transcribe speech. It answers or throws a `TranscriptionFailure`; it never falls back on another method.
 */
export interface Transcriber {
  describe(): { method: TranscriptionMethod; model: string | null };
  /** `wav`: our encoding (16 kHz, mono, 16 bits). `user`: whose turn it counts for in a shared queue. */
  transcribe(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal, user: string): Promise<SpeechText>;
  close(): Promise<void>;
}

type TranscriptionFailureKind =
  /** The service refuses the request or the key: retrying is useless until the operator fixes it. */
  | "refused"
  | "busy"
  | "unreachable"
  | "timeout"
  /** Not a transcription, or an endless answer. */
  | "malformed"
  /** The local model does not load, or its process died. */
  | "broken";

/** Its message has what an operator needs, never the key nor a word of what was said. */
export class TranscriptionFailure extends Error {
  override name = "TranscriptionFailure";
  readonly kind: TranscriptionFailureKind;

  constructor(kind: TranscriptionFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
