import type * as z from "zod/mini";

/** Who may call: anyone, or the bearer of a live session. */
export type Access = "public" | "user";

type Schema = z.ZodMiniType;

/** One call of the API, said once: the server mounts it, the browser calls it, the tests walk it, the docs print it. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below `/api`, with `:name` parameters. */
  path: string;
  access: Access;
  /** One English line for the OpenAPI description. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `form` is application/x-www-form-urlencoded, `multipart` a file that the handler streams; JSON otherwise. */
  bodyType?: "json" | "form" | "multipart";
  /** Takes an `Idempotency-Key`: the same key gives the same answer, charged once. */
  idempotent?: boolean;
  /** Absent for an empty answer (204). */
  response?: Schema;
  /**
   * Also answers as server-sent events, each one JSON of this shape, to whoever accepts `text/event-stream`. One of them
   * is `{ event: "failed", status, error }`: what goes wrong once the stream is open.
   */
  events?: Schema;
  /** `bytes` is a file that the handler streams, without a schema; JSON otherwise. */
  responseType?: "json" | "bytes";
}

/** Keeps the literal types of the definition. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives, proved by the schemas. */
export interface EndpointInput<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
}

/** What a caller gives. */
export interface EndpointCall<E extends Endpoint> {
  params: Input<E["params"]>;
  query: Input<E["query"]>;
  body: Input<E["body"]>;
}

export type EndpointAnswer<E extends Endpoint> = Output<E["response"]>;

/** What a handler tells while it works, where the endpoint streams. */
export type EndpointEvent<E extends Endpoint> = E extends { events: infer S extends Schema }
  ? z.input<S>
  : never;
