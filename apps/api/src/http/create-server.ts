import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { ERRORS } from "@app/contracts/errors";
import { REQUEST_BYTES_MAX } from "@app/contracts/limits";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";
import { closeUnusedConnections } from "./close-unused-connections.ts";
import { endStalledResponses } from "./end-stalled-responses.ts";
import { answerError } from "./error-funnel.ts";
import { limitSlowBodies } from "./limit-slow-bodies.ts";
import { readForm, readJson } from "./request-text.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { answerPlain, isApiPath } from "./web.ts";

const REQUEST_MS = 20_000;
/** Uploading a five-minute wav at 1 Mbit/s takes four minutes. */
const UPLOAD_MS = 300_000;
const HEADERS_MS = 10_000;
const HEADER_BYTES_MAX = 8192;
const STALLED_MS = 30_000;

/** Fastify with our limits, parsers, headers and errors, before any route. `stop` is aborted as soon as the server begins to close. */
export function createServer(
  { config, log }: Pick<Deps, "config" | "log">,
  stop: AbortController,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // Fastify's own line per request would log its IP address and query; ours, below, logs neither.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: REQUEST_BYTES_MAX,
    // Identifiers are validated by their schema, with the same answer whatever their length.
    routerOptions: { maxParamLength: HEADER_BYTES_MAX },
    requestTimeout: UPLOAD_MS,
    http: { maxHeaderSize: HEADER_BYTES_MAX, headersTimeout: HEADERS_MS },
    forceCloseConnections: "idle",
    // Fastify's own refusal is in English; the hook below refuses in our words.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, config.publicUrl);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenBytes,
  }) as unknown as FastifyInstance;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes, done) =>
    parseBody(request.routeOptions.config.rawBody ? (raw) => raw : readJson, bytes as Buffer, done),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, bytes, done) => parseBody(readForm, bytes as Buffer, done),
  );

  limitSlowBodies(app, REQUEST_MS);
  endStalledResponses(app.server, STALLED_MS);
  app.addHook("preClose", async () => stop.abort());
  closeUnusedConnections(app.server, stop.signal);
  app.decorateRequest("user", null);
  app.addHook("onRequest", async (_request, reply) => {
    setSecurityHeaders(reply, config.publicUrl);
    if (stop.signal.aborted) throw new Refusal("unavailable", { retryAfterSec: 2 });
  });
  app.addHook("onSend", async (_request, reply) => {
    // A connection kept alive after this answer would keep the server from closing.
    if (stop.signal.aborted) reply.header("connection", "close");
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, url: route } = request.routeOptions;
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) throw new Refusal("route_not_found");
    return answerPlain(reply, 404, ERRORS.route_not_found.message);
  });
  return app;
}

/** Answers malformed or oversized HTTP with a status and no detail. */
function answerBrokenBytes({ code }: { code?: string }, socket: Socket): void {
  const statuses: Record<string, string> = {
    HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
    ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  };
  const status = statuses[code ?? ""] ?? "400 Bad Request";
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
  else socket.destroy();
}

function parseBody(
  read: (bytes: Buffer) => unknown,
  bytes: Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  let body: unknown;
  try {
    body = read(bytes);
  } catch (error) {
    return done(error as Error);
  }
  done(null, body);
}
