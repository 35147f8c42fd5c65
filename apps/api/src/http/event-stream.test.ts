import { type IncomingMessage, request as open } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { defineEndpoint } from "@app/contracts/endpoint";
import { ENDPOINTS } from "@app/contracts/endpoints";
import { errorBody } from "@app/contracts/errors";
import { MESSAGES } from "@app/contracts/messages";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { answerError } from "./error-funnel.ts";
import { acceptsEvents } from "./event-stream.ts";
import { type Call, mount } from "./mount.ts";
import { Refusal } from "../errors.ts";

const told = z.discriminatedUnion("event", [
  z.object({ event: z.literal("step"), step: z.string() }),
  z.object({ event: z.literal("failed"), status: z.number(), error: errorBody }),
]);
const walk = defineEndpoint({
  method: "GET",
  path: "/walk",
  access: "public",
  summary: "Tells its steps",
  response: z.object({ end: z.string() }),
  events: told,
});

let app: FastifyInstance;
let port: number;
let stop: AbortController;
let handle: (call: Call<typeof walk>) => Promise<{ end: string }>;
beforeEach(async () => {
  stop = new AbortController();
  app = Fastify({ forceCloseConnections: "idle" });
  app.decorateRequest("user", null);
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  app.addHook("preClose", async () => stop.abort());
  app.setErrorHandler(answerError);
  const authenticate = () => Promise.reject(new Error("no session here"));
  const live = new Set<Promise<unknown>>();
  const api = { app, deps: {} as Deps, authenticate, live, stopping: stop.signal };
  mount(api, walk, (call) => handle(call));
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

const step = (name: string) => ({ event: "step" as const, step: name });
const ask = (accept = "text/event-stream") =>
  fetch(`http://127.0.0.1:${port}/api/walk`, { headers: { accept, connection: "keep-alive" } });
const read = (body: string) =>
  [...body.matchAll(/^data: (.*)\n\n/gm)].map(([, json = ""]) => JSON.parse(json) as unknown);
/** An answer whose bytes stay unread until the test reads them. */
const listen = () =>
  new Promise<IncomingMessage>((resolve) => {
    const call = open({
      port,
      host: "127.0.0.1",
      path: "/api/walk",
      headers: { accept: "text/event-stream" },
    });
    call.on("error", () => {});
    call.on("response", (answer) => resolve(answer.on("error", () => {})));
    call.end();
  });
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve());
  });

test.each([
  ["text/event-stream", true],
  ["application/json, Text/Event-Stream;q=0.5", true],
  ["text/event-stream; q=0", false],
  ["*/*", false],
  ["text/*", false],
  ["application/json", false],
  [undefined, false],
])("%s asks for events: %s", (accept, expected) => {
  expect(acceptsEvents(accept)).toBe(expected);
});

test("events come as they happen, with the headers that keep them so", async () => {
  let goOn = () => {};
  handle = async ({ emit }) => {
    emit(step("one"));
    await new Promise<void>((resolve) => (goOn = resolve));
    emit({ ...step("deux\néàê"), secret: "key" } as never);
    return { end: "ignored" };
  };
  const answer = await ask();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    connection: "close",
  });
  const body = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect(read((await body.read()).value!)).toEqual([step("one")]);
  goOn();
  expect(read((await body.read()).value!)).toEqual([step("deux\néàê")]);
  expect((await body.read()).done).toBe(true);
});

test("a client that does not ask for events gets the answer alone", async () => {
  handle = async ({ emit }) => {
    emit(step("one"));
    return { end: "here" };
  };
  expect(await (await ask("*/*")).json()).toEqual({ end: "here" });
});

test("without an event the answer is an ordinary one", async () => {
  handle = async () => ({ end: "here" });
  const answer = await ask();
  expect([answer.status, await answer.json()]).toEqual([200, { end: "here" }]);
});

describe("a failure", () => {
  test("before the first event is an ordinary answer", async () => {
    handle = () => Promise.reject(new Refusal("credits_insufficient"));
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([
      402,
      { detail: MESSAGES.creditsInsufficient, code: "credits_insufficient" },
    ]);
  });

  test("after it is the last event, and says no more than an answer would", async () => {
    handle = async ({ emit }) => {
      emit(step("one"));
      throw new Error("select secret from vault");
    };
    const body = await (await ask()).text();
    expect(read(body)).toEqual([
      step("one"),
      { event: "failed", status: 500, error: { detail: MESSAGES.unexpected, code: "unexpected" } },
    ]);
  });

  test("can be told by every stream of the contracts", () => {
    const failed = {
      event: "failed",
      status: 500,
      error: { detail: MESSAGES.unexpected, code: "unexpected" },
    };
    const streams = ENDPOINTS.flatMap(({ events }) => events ?? []);
    expect(streams.length).toBeGreaterThan(0);
    for (const events of streams) expect(events.parse(failed)).toEqual(failed);
  });

  test("is what an event of another shape comes to: it never leaves", async () => {
    handle = async ({ emit }) => {
      emit(step("one"));
      emit({ event: "step", step: 2 } as never);
      return { end: "" };
    };
    const body = await (await ask()).text();
    expect(read(body)).toMatchObject([step("one"), { event: "failed", status: 500 }]);
  });
});

test("a long silence is broken by comments, which are no events", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let goOn = () => {};
  handle = async ({ emit }) => {
    emit(step("one"));
    await new Promise<void>((resolve) => (goOn = resolve));
    return { end: "" };
  };
  const answer = await ask();
  vi.advanceTimersByTime(20_000);
  goOn();
  expect(await answer.text()).toBe(`data: ${JSON.stringify(step("one"))}\n\n:\n\n:\n\n`);
  vi.useRealTimers();
});

test.each(["text/event-stream", "*/*"])(
  "a client of %s that leaves aborts the work, which may go on",
  async (accept) => {
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    const outcome = new Promise<string>((resolve) => {
      handle = async ({ emit, signal }) => {
        emit(step("one"));
        begun();
        await aborted(signal);
        emit(step("into the void"));
        resolve("aborted");
        return { end: "" };
      };
    });
    const hangUp = new AbortController();
    const call = fetch(`http://127.0.0.1:${port}/api/walk`, { headers: { accept }, signal: hangUp.signal });
    await beginning;
    hangUp.abort();
    await call.then((answer) => answer.text()).catch(() => {});
    expect(await outcome).toBe("aborted");
  },
);

test("an answer that has arrived aborts nothing", async () => {
  let seen: AbortSignal | undefined;
  handle = async ({ emit, signal }) => {
    seen = signal;
    emit(step("one"));
    return { end: "" };
  };
  await (await ask()).text();
  await (await ask("*/*")).text();
  await sleep(20);
  expect(seen?.aborted).toBe(false);
});

test("a stop aborts the work, and waits for the stream's end and for no connection", async () => {
  handle = async ({ emit, signal }) => {
    emit(step("one"));
    await aborted(signal);
    emit(step("hurried"));
    return { end: "" };
  };
  const answer = await ask();
  const closed = app.close();
  expect(read(await answer.text())).toEqual([step("one"), step("hurried")]);
  await closed;
});

test("a reader that takes nothing is left before it fills the memory", async () => {
  const written = { bytes: 0 };
  const left = new Promise<void>((resolve) => {
    handle = async ({ emit, signal }) => {
      while (!signal.aborted && written.bytes < 200_000_000) {
        emit(step("x".repeat(100_000)));
        written.bytes += 100_000;
        await sleep(1);
      }
      resolve();
      return { end: "" };
    };
  });
  const answer = await listen();
  await left;
  // The socket buffers of both kernels, plus our own limit of four megabytes.
  expect(written.bytes).toBeLessThan(100_000_000);
  answer.destroy();
});
