import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call:
 * - `public`: anyone;
 * - `user`: the bearer of a live session;
 * - `link`: the holder of a link, whose secret is the `token` of the path or the query; the handler looks it up;
 * - `operator`: the bearer of the secret that the operator set; without that setting the route does not exist;
 * - `webhook`: a provider that signs what it sends; the handler receives the bytes of the body and checks them.
 */
export type Access = "public" | "user" | "link" | "operator" | "webhook";

/** Rate limit: one call every `everySec` seconds on average, `burst` at once, by user or by IP address. */
export interface EndpointThrottle {
  by: "user" | "address";
  everySec: number;
  burst: number;
}

type Schema = z.ZodMiniType;

/** The single definition of an API call, used by the server, the browser, the tests and the docs. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below `/api`, with `:name` parameters. */
  path: string;
  access: Access;
  /** Errors that it may return besides those that `listErrors` derives from its definition. */
  errors?: readonly ErrorCode[];
  throttle?: EndpointThrottle;
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
   * Also answers as server-sent events, each one JSON of this shape, to a client that accepts `text/event-stream`. One
   * of them is `{ event: "failed", status, error }`: what goes wrong once the stream is open.
   */
  events?: Schema;
  /** `bytes` is a file that the handler streams, without a schema; JSON otherwise. */
  responseType?: "json" | "bytes";
  /** Media type of those bytes; if absent, a recording (`audio/wav`), which can also be requested in parts. */
  mediaType?: "image/png" | "application/zip";
}

/** All errors of an endpoint: its own, and those derived from its access, its schemas and its throttle. */
export function listErrors(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, bodyType, idempotent, throttle, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>(["unexpected", "unavailable", ...errors]);
  const add = (...more: ErrorCode[]) => more.forEach((code) => codes.add(code));
  if (params || query || body) add("request_invalid", "characters_forbidden");
  if (idempotent) add("request_invalid");
  if (body || bodyType === "multipart" || access === "webhook")
    add("request_unreadable", "request_too_large", "media_type_unsupported");
  if (access === "user") add("session_expired");
  if (access === "operator") add("route_not_found");
  if (throttle) add("too_many_requests");
  return [...codes];
}

/** Keeps the literal types of the definition. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives, validated by the schemas. */
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

/** The events that a handler sends while it works, where the endpoint streams. */
export type EndpointEvent<E extends Endpoint> = E extends { events: infer S extends Schema }
  ? z.input<S>
  : never;
