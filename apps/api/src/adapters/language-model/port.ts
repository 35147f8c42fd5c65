/** One question to a model. Nothing in it identifies the pitch's author: see `engine/review/masking`. */
export interface ModelRequest {
  /** The task's name, for formats that require one: letters only. */
  name: string;
  system: string;
  /** Oldest first; the last one is a user's. */
  turns: readonly { role: "user" | "assistant"; text: string }[];
  /** JSON Schema in the strict subset: every key required, no additional one, no bounds. */
  schema: Record<string, unknown>;
  outputTokensMax: number;
  /** The caller's deadline, in milliseconds since the epoch: no wait that would outlast it is started. */
  endsAt?: number;
}

export interface ModelAnswer {
  text: string;
  /** The JSON found in the text, not validated; undefined when there is none. */
  value: unknown;
  /** Input and output tokens together, as the service counts them, or as we estimate them. */
  tokens: number;
}

/** One way to reach a language model. It answers or throws a `ModelFailure`; it never falls back on another model. */
export interface LanguageModel {
  /** Null where no model is configured; then `ask` is never called. */
  describe(): { model: string; host: string; local: boolean } | null;
  /**
   * `signal` bounds all attempts together; the caller aborts it at its deadline. A reason named `TimeoutError` means
   * that deadline (`timeout`), any other one that the caller left (`cancelled`).
   */
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
  close(): Promise<void>;
}

export type ModelFailureKind =
  /** The service refuses the request or the key: retrying is useless until the operator fixes it. */
  | "refused"
  | "busy"
  | "unreachable"
  | "timeout"
  /** The caller gave up. */
  | "cancelled"
  /** Not a valid answer: cut at the token limit, endless, or not in this protocol. */
  | "malformed"
  /** The model, or its service's content filter, declines to answer. */
  | "content_filter"
  /** The service failed several times in a row: the circuit breaker does not call it for a while. */
  | "circuit_open"
  /** The daily token budget is spent. */
  | "budget_exceeded";

/** Its message has what an operator needs, never the key nor a word of the pitch. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
