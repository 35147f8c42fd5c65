import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { MESSAGES } from "@app/contracts/messages";
import { NONCE_HEADER } from "@app/contracts/page-request";
import staticFiles from "@fastify/static";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";
import { pagePolicy } from "./security-headers.ts";
import { measureThrottle, throttledAddress } from "./throttle.ts";
import type { WebBuild } from "./web-build.ts";

/** Files whose names contain a hash never change. */
const HASHED = /^\/assets\//;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Rendering a page takes ten times the work of a prerendered one. */
const PAGE_BY_ADDRESS = { name: "page by address", everySec: 0.2, burst: 120 };

/** Serves everything except the API: files of the build, prerendered pages, and pages rendered per request. */
export async function mountWeb(
  app: FastifyInstance,
  build: WebBuild,
  deps: Pick<Deps, "config" | "database">,
): Promise<void> {
  await app.register(staticFiles, { root: build.folder, serve: false, preCompressed: true });

  app.get("/*", async (request, reply) => {
    if (isApiPath(request.url)) throw new Refusal("route_not_found");
    const path = request.url.split("?", 1)[0]!;
    const page = build.pages.get(path === "/" ? path : path.replace(/\/$/, ""));
    if (page) {
      reply.header("content-security-policy", pagePolicy(page.inline));
      return reply.sendFile(page.file, { maxAge: 0 });
    }
    reply.header("content-security-policy", pagePolicy({ scripts: [], styles: [] }));
    if (build.files.has(path))
      return reply.sendFile(
        path.slice(1),
        HASHED.test(path) ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0 },
      );
    if (HASHED.test(path)) return answerPlain(reply, 404, MESSAGES.routeNotFound);
    if (!isPagePath(path)) return answerPlain(reply, 404, MESSAGES.routeNotFound);
    const retryAfterSec = await measurePages(deps, request.ip);
    if (retryAfterSec > 0) {
      reply.header("retry-after", Math.ceil(retryAfterSec));
      return answerPlain(reply, 429, MESSAGES.tooManyRequests);
    }
    return renderPage(app, build, deps.config.publicUrl, request, reply);
  });
}

/** A normal page path: nothing that two programs could interpret as different pages. */
export function isPagePath(path: string): boolean {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return false;
  }
  const segments = plain.split("/").slice(1);
  return (
    !/[\p{C}\p{Zl}\p{Zp}\\]/u.test(plain) &&
    !segments.some((part) => part === "." || part === "..") &&
    !plain.includes("//")
  );
}

/** Without a database the page is rendered all the same, and says so itself. */
const measurePages = (deps: Pick<Deps, "config" | "database">, address: string): Promise<number> =>
  measureThrottle(deps, PAGE_BY_ADDRESS, throttledAddress(address)).catch(() => 0);

/** All paths under `/api` get the API's answers, unknown ones included. */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

async function renderPage(
  app: FastifyInstance,
  build: WebBuild,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { protocol, host } = new URL(publicUrl);
  const nonce = randomBytes(16).toString("base64");
  try {
    const question = createRequest(request.raw, reply.raw, { protocol, host });
    question.headers.set(NONCE_HEADER, nonce);
    const answer = await build.render(question, async (path) => {
      const { statusCode: status, payload } = await app.inject({
        url: `/api${path}`,
        remoteAddress: request.ip,
      });
      return { status, body: JSON.parse(payload) as unknown };
    });
    const allowed = `'nonce-${nonce}'`;
    reply.code(answer.status);
    reply.header("cache-control", "private, no-cache");
    for (const [name, value] of answer.headers) reply.header(name, value);
    reply.header("content-security-policy", pagePolicy({ scripts: [allowed], styles: [allowed] }));
    return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : "");
  } catch (error) {
    request.log.error({ requestId: request.id, name: (error as Error).name }, "page failed");
    return answerPlain(reply, 500, MESSAGES.unexpected);
  }
}

export function answerPlain(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).type("text/plain; charset=utf-8").send(sentence);
}
