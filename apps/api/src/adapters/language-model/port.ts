/** One question to a model. Nothing in it names its author: see `engine/review/masking`. */
export interface ModelRequest {
  /** Of the task, for the formats that want a name: letters only. */
  name: string;
  system: string;
  /** Oldest first, a user's turn last. */
  turns: readonly { role: "user" | "assistant"; text: string }[];
  /** JSON Schema in the strict subset: every key required, no additional one, no bounds. */
  schema: Record<string, unknown>;
  outputTokensMax: number;
  /** When the caller's deadline falls, in milliseconds since the epoch: no wait that would outlast it is begun. */
  endsAt?: number;
}

export interface ModelAnswer {
  text: string;
  /** The JSON that the text is or holds, unproved; undefined where it holds none. */
  value: unknown;
  /** Input and output together, as the service counts them, or as we estimate them where it does not. */
  tokens: number;
}

/** One way to a language model. It answers, or throws a `ModelFailure`: never another model's answer. */
export interface LanguageModel {
  /** Null where no model is configured; then `ask` is never called. */
  describe(): { model: string; host: string; local: boolean } | null;
  /**
   * Every attempt together ends with `signal`, which the caller sets at its deadline. A reason named `TimeoutError`
   * is that deadline (`timeout`), any other one is the caller's leaving (`cancelled`).
   */
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
  close(): Promise<void>;
}

export type ModelFailureKind =
  /** The service refuses the request or the key: trying again is useless until the operator mends it. */
  | "refused"
  | "busy"
  | "unreachable"
  | "timeout"
  /** The caller gave up. */
  | "cancelled"
  /** An answer that is not one: cut at its length, without end, not of this protocol. */
  | "malformed"
  /** The model, or the content filter of its service, refuses to answer this. */
  | "content_filter"
  /** The service failed several times in a row: the circuit breaker does not call it for a while. */
  | "circuit_open"
  /** The tokens of the day are spent. */
  | "budget_exceeded";

/** Holds what an operator needs, and neither the key nor a word of the pitch. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
