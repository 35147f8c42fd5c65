import type { Readable } from "node:stream";
import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointEvent,
  type EndpointInput,
  listErrors,
} from "@app/contracts/endpoint";
import { ERRORS, type ErrorCode } from "@app/contracts/errors";
import { MESSAGES } from "@app/contracts/messages";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { toJSONSchema } from "zod/v4/core";
import type { Deps } from "../deps.ts";
import { type Authenticate, refuseOthersThanOperator, type SessionUser } from "./access.ts";
import { describeError } from "./error-funnel.ts";
import { acceptsEvents, prepareEventStream } from "./event-stream.ts";
import { MEDIA_TYPES } from "./media-types.ts";
import { Refusal } from "../errors.ts";
import { refuseHostile } from "./request-text.ts";
import { throttle, throttledAddress, throttleOf } from "./throttle.ts";

/** What each feature needs to mount its routes. */
export interface Api {
  app: FastifyInstance;
  deps: Deps;
  authenticate: Authenticate;
  /** Running handlers, even if their clients disconnected: stopping the server waits for them. */
  live: Set<Promise<unknown>>;
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal;
}

export interface Call<E extends Endpoint> extends Omit<EndpointInput<E>, "body"> {
  /** Validated by the endpoint's schema; for a webhook the raw bytes, since its signature covers them. */
  body: E["access"] extends "webhook" ? Buffer : EndpointInput<E>["body"];
  /** The signed-in user; null where the endpoint requires none. */
  user: E["access"] extends "user" ? SessionUser : null;
  /** The client's IP address, as `TRUST_PROXY` lets us determine it. */
  address: string;
  /** As sent; null when absent or when the endpoint accepts none. */
  idempotencyKey: string | null;
  /** Sends an event to a client that accepts `text/event-stream`; does nothing for others. */
  emit(event: EndpointEvent<E>): void;
  /** Aborted when the client leaves or the server begins to stop: for work that can be given up. */
  signal: AbortSignal;
}

/** For what schemas cannot describe: files received or sent as streams. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<E extends Endpoint> = E extends { response: object }
  ? EndpointAnswer<E>
  : E extends { responseType: "bytes" }
    ? Readable
    : void;

type Schema = NonNullable<Endpoint["body"]>;

const IDEMPOTENCY_KEY = /^[\w.:-]{1,100}$/;
/** The specification gives these paths both under `/api` and under `/api/api`: both work. */
const DOUBLED = /^\/(?:analysis|payments)\//;
const FRENCH = new Set<string>(Object.values(MESSAGES));

export function pathsOf(endpoint: Endpoint): string[] {
  const path = `/api${endpoint.path}`;
  return DOUBLED.test(endpoint.path) ? [path, `/api${path}`] : [path];
}

/** Mounts one endpoint of the contracts: checks access, validates the input, runs the handler, validates its answer. */
export function mount<E extends Endpoint>(
  { app, deps, authenticate, live, stopping }: Api,
  endpoint: E,
  handle: (call: Call<E>, exchange: Exchange) => Promise<Answer<E>>,
): void {
  refuseMisdeclared(endpoint);
  const isWebhook = endpoint.access === "webhook";
  const errors = listErrors(endpoint);
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    emit: (event: unknown) => void = () => {},
  ) => {
    const call = {
      user: request.user,
      address: request.ip,
      idempotencyKey: endpoint.idempotent ? readIdempotencyKey(request) : null,
      params: prove(endpoint.params, request.params),
      query: prove(endpoint.query, request.query),
      body: isWebhook ? (request.body ?? Buffer.alloc(0)) : prove(endpoint.body, request.body),
      emit,
      signal: signalOf(reply, stopping),
    };
    if (endpoint.throttle) {
      const subject = endpoint.throttle.by === "user" ? request.user!.id : throttledAddress(request.ip);
      await throttle(deps, throttleOf({ ...endpoint, throttle: endpoint.throttle }), subject);
    }
    return handle(call as unknown as Call<E>, { request, reply });
  };
  const stream = async (request: FastifyRequest, reply: FastifyReply, events: Schema) => {
    const told = prepareEventStream(events, reply);
    try {
      const result = await answer(request, reply, told.send);
      if (!told.isOpen()) return result;
    } catch (error) {
      if (!told.isOpen()) throw error;
      const { status, body } = describeError(error, request);
      told.send({ event: "failed", status, error: body });
    }
    return told.end();
  };

  for (const url of pathsOf(endpoint))
    app.route({
      method: endpoint.method as HTTPMethods,
      url,
      config: { errors, slowBody: endpoint.bodyType === "multipart", rawBody: isWebhook },
      // Before the body is read: a request without a session never has its body parsed.
      onRequest: async (request) => {
        const { authorization } = request.headers;
        if (endpoint.access === "user") request.user = await authenticate(authorization);
        if (endpoint.access === "operator")
          refuseOthersThanOperator(deps.config.operatorSecret, authorization);
        refuseMediaType(endpoint, request);
      },
      handler: async (request, reply) => {
        const { events } = endpoint;
        const streams = events && acceptsEvents(request.headers.accept);
        const work = streams ? stream(request, reply, events) : answer(request, reply);
        live.add(work);
        try {
          const result = await work;
          // The stream has already answered.
          if (reply.sent) return;
          if (endpoint.response) return reply.send(endpoint.response.parse(result));
          return endpoint.responseType === "bytes" ? reply.send(result) : reply.code(204).send();
        } finally {
          live.delete(work);
        }
      },
    });
}

const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A contradictory declaration fails at startup rather than at the first call. */
function refuseMisdeclared(endpoint: Endpoint): void {
  const { access, params, query, body, throttle: limit } = endpoint;
  const hasToken = [params, query].some(
    (shape) => shape && "token" in (toJSONSchema(shape, { unrepresentable: "any" }).properties ?? {}),
  );
  const mistakes = [
    access === "link" && !hasToken && "a link needs a `token` in its path or its query",
    access === "link" && !limit && "a link needs a throttle: its token could be guessed",
    access === "webhook" && body && "a webhook receives bytes: it has no body schema",
    limit?.by === "user" && access !== "user" && "a throttle by user needs a signed-in user",
  ].filter(Boolean);
  if (mistakes.length > 0) throw new Error(`${routeOf(endpoint)}: ${mistakes.join("; ")}`);
}

/** Aborted when the client disconnects before its answer is complete, or when the server begins to stop. */
function signalOf({ raw }: FastifyReply, stopping: AbortSignal): AbortSignal {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  // By hand: `AbortSignal.any` on a signal that lives as long as the process leaks memory once it has listeners.
  stopping.addEventListener("abort", leave);
  if (stopping.aborted || raw.destroyed) leave();
  raw.once("close", () => {
    stopping.removeEventListener("abort", leave);
    if (!raw.writableFinished) leave();
  });
  return leaving.signal;
}

function refuseMediaType(endpoint: Endpoint, request: FastifyRequest) {
  const given = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const expected = MEDIA_TYPES[endpoint.bodyType ?? "json"];
  const wrong = given && endpoint.body && given !== expected;
  // Without a body schema, only the content type tells that a file follows.
  if (wrong || (endpoint.bodyType === "multipart" && given !== expected))
    throw new Refusal("media_type_unsupported");
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !IDEMPOTENCY_KEY.test(key)) throw new Refusal("request_invalid");
  return key;
}

function prove(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  refuseHostile(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues)
    if (path.length > 0 && FRENCH.has(message)) fields[path.join(".")] ??= message;
  // A schema without its own message would answer in English: use the catalogue's general message instead.
  const detail = result.error.issues.map((issue) => issue.message).find((message) => FRENCH.has(message));
  throw new Refusal(codeOf(detail), {
    ...(detail && { detail }),
    ...(Object.keys(fields).length > 0 && { fields }),
  });
}

/** The error whose message the schema used, so that « Invalid pitch ID » keeps its own code. */
function codeOf(detail: string | undefined): ErrorCode {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return codes.find((code) => ERRORS[code].message === detail) ?? "request_invalid";
}

declare module "fastify" {
  interface FastifyRequest {
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    /** Every error that the endpoint declares; absent for routes outside the contracts. */
    errors?: ErrorCode[];
    /** Keep the body as raw bytes. */
    rawBody?: boolean;
  }
}
