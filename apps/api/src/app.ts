import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { constants } from "node:zlib";
import { ERRORS } from "@app/contracts/errors";
import { REQUEST_BYTES_MAX } from "@app/contracts/limits";
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Deps } from "./deps.ts";
import { purgeThrottles } from "./db/throttle.ts";
import { purgeSessions } from "./features/account/store.ts";
import { mountAccount } from "./features/account/routes.ts";
import { mountPitch } from "./features/pitch/routes.ts";
import { keepExamined } from "./jobs/keep-examined.ts";
import { mountRecording } from "./features/recording/routes.ts";
import { mountPrivacy } from "./features/privacy/routes.ts";
import { sweepRecordings } from "./features/recording/sweep-recordings.ts";
import { LEASE_SEC, releaseAbandonedHolds, renewLeases } from "./features/credit/service.ts";
import { closeUnusedConnections } from "./http/close-unused-connections.ts";
import { answerError } from "./http/error-funnel.ts";
import { mountHealth } from "./http/health.ts";
import { limitSlowBodies } from "./http/limit-slow-bodies.ts";
import type { Api } from "./http/mount.ts";
import { describeApi } from "./http/openapi.ts";
import { Refusal } from "./errors.ts";
import { refuseOtherMethods } from "./http/refuse-methods.ts";
import { repeat } from "./jobs/repeat.ts";
import { readForm, readJson } from "./http/request-text.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { answerPlain, isApiPath, mountWeb } from "./http/web.ts";

const REQUEST_MS = 20_000;
/** A wav of five minutes over a line of 1 Mbit/s takes four. */
const UPLOAD_MS = 300_000;
const HEADERS_MS = 10_000;
const HEADER_BYTES_MAX = 8192;
const SWEEP_MS = 1000;
const PURGE_MS = 600_000;
const RETENTION_MS = 600_000;

/** The whole server as a function of what stands outside it; `app.close()` ends once every live handler has. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const stop = new AbortController();
  const app = createServer(deps, stop);
  const live: Api["live"] = new Set();
  const api: Api = { app, deps, live, stopping: stop.signal };
  const finishMethods = refuseOtherMethods(app);

  mountAccount(api);
  mountPitch(api);
  await mountRecording(api);
  mountPrivacy(api);
  const description = describeApi(deps.config.publicUrl);
  app.get("/api/docs", () => description);
  mountHealth(app, deps);
  finishMethods();

  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (deps.web) await mountWeb(app, deps.web, deps.config.publicUrl);
  keepHouse(app, deps, live);
  return app;
}

/** `stop` is aborted as soon as the server begins to close. */
function createServer({ config, log }: Deps, stop: AbortController): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // A line per request would hold its address and its query; ours, below, holds neither.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: REQUEST_BYTES_MAX,
    requestTimeout: UPLOAD_MS,
    http: { maxHeaderSize: HEADER_BYTES_MAX, headersTimeout: HEADERS_MS },
    forceCloseConnections: "idle",
    // Fastify's own refusal speaks English; the hook below refuses in our words.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, config.publicUrl);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenBytes,
  }) as unknown as FastifyInstance;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, bytes, done) =>
    parseBody(readJson, bytes as Buffer, done),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, bytes, done) => parseBody(readForm, bytes as Buffer, done),
  );

  limitSlowBodies(app, REQUEST_MS);
  app.addHook("preClose", async () => stop.abort());
  closeUnusedConnections(app.server, stop.signal);
  app.decorateRequest("user", null);
  app.addHook("onRequest", async (_request, reply) => {
    setSecurityHeaders(reply, config.publicUrl);
    if (stop.signal.aborted) throw new Refusal("unavailable", { retryAfterSec: 2 });
  });
  app.addHook("onSend", async (_request, reply) => {
    // A connection kept alive by its last answer would keep the server from closing.
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

/** To what is not HTTP, or not within its limits: a status, and nothing about why. */
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

/** Work without a request: leases renewed, abandoned holds given back, spent rows purged, the judge examined. */
function keepHouse(app: FastifyInstance, deps: Deps, live: Api["live"]): void {
  const { database, log } = deps;
  const report = (error: unknown) => log.warn({ name: (error as Error).name }, "housekeeping failed");
  const jobs: { stop(): Promise<void> }[] = [];
  app.addHook("onReady", async () => {
    jobs.push(
      repeat(SWEEP_MS, () => releaseAbandonedHolds(database), report),
      repeat((LEASE_SEC / 3) * 1000, () => renewLeases(database), report),
      repeat(RETENTION_MS, () => sweepRecordings(deps), report),
      repeat(PURGE_MS, () => Promise.all([purgeThrottles(database), purgeSessions(database)]), report),
      keepExamined(deps, report),
    );
  });
  app.addHook("onClose", async () => {
    while (live.size > 0) await Promise.allSettled(live);
    await Promise.all(jobs.map((job) => job.stop()));
  });
}
