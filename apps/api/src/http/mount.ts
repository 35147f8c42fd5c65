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

/** What the routes of every feature are mounted on. */
export interface Api {
  app: FastifyInstance;
  deps: Deps;
  authenticate: Authenticate;
  /** Handlers at work, those of clients that hung up included: a stop waits for them. */
  live: Set<Promise<unknown>>;
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal;
}

export interface Call<E extends Endpoint> extends Omit<EndpointInput<E>, "body"> {
  /** Proved by the schema of the endpoint; for a webhook the bytes as they came, since its signature is over them. */
  body: E["access"] extends "webhook" ? Buffer : EndpointInput<E>["body"];
  /** The signed-in user, where the endpoint asks for one. */
  user: E["access"] extends "user" ? SessionUser : null;
  /** Of the client, as `TRUST_PROXY` lets us know it. */
  address: string;
  /** As given; null when absent or when the endpoint takes none. */
  idempotencyKey: string | null;
  /** Sends an event to a client that accepts `text/event-stream`; does nothing for other clients. */
  emit(event: EndpointEvent<E>): void;
  /** Aborted when the client leaves or the server begins to stop: for work that can be given up. */
  signal: AbortSignal;
}

/** For what a schema cannot say: a file that comes or goes as a stream. */
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
/** The specification reads these paths once below `/api` and once below `/api/api`; both answer. */
const DOUBLED = /^\/(?:analysis|payments)\//;
const FRENCH = new Set<string>(Object.values(MESSAGES));

export function pathsOf(endpoint: Endpoint): string[] {
  const path = `/api${endpoint.path}`;
  return DOUBLED.test(endpoint.path) ? [path, `/api${path}`] : [path];
}

/** Puts one endpoint of the contracts on the server: access, then shapes, then the handler, then the shape of its answer. */
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
          // The stream was the answer.
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

/** A declaration that contradicts itself stops the server at its start rather than at the first call. */
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

/** Aborted by the end of a connection that has not had its answer, and by the beginning of a stop. */
function signalOf({ raw }: FastifyReply, stopping: AbortSignal): AbortSignal {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  // By hand: what `AbortSignal.any` makes of a signal that lives as long as the process is never freed once heard.
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
  // Without a body to prove, only the type says that a file comes.
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
  // A schema without a message of its own would answer in English: the general message of the catalogue is used.
  const detail = result.error.issues.map((issue) => issue.message).find((message) => FRENCH.has(message));
  throw new Refusal(codeOf(detail), {
    ...(detail && { detail }),
    ...(Object.keys(fields).length > 0 && { fields }),
  });
}

/** The error whose sentence the schema spoke, so that « Invalid pitch ID » keeps its own code. */
function codeOf(detail: string | undefined): ErrorCode {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return codes.find((code) => ERRORS[code].message === detail) ?? "request_invalid";
}

declare module "fastify" {
  interface FastifyRequest {
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    /** Every refusal that the endpoint declares; absent for routes outside the contracts. */
    errors?: ErrorCode[];
    /** The body stays the bytes that came. */
    rawBody?: boolean;
  }
}
