import { Agent, request as open } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { REQUEST_BYTES_MAX } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sayRaw } from "../../test-support/say-raw.ts";
import { bearer, openTestApp, pitch, register, type TestApp } from "../../test-support/test-app.ts";
import { sampleReport } from "../../test-support/sample-report.ts";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";

let db: TestDatabase;
let one: TestApp;
let port: number;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
  port = Number(new URL(await one.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  await one.close();
  await db.close();
});

describe("bytes that are no HTTP of ours", () => {
  test.each([
    ["nonsense", "nonsense\r\n\r\n", 400],
    ["no host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
    [
      "two lengths",
      "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
      400,
    ],
    [
      "a length and chunks",
      "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["endless headers", `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    [
      "another server",
      "GET http://evil.example/api/users/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      401,
    ],
    ["TRACE", "TRACE /api/users/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404],
  ])("%s", async (_name, bytes, status) => {
    const said = await sayRaw(connect(port, "127.0.0.1"), bytes);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(said).not.toMatch(/Client Error|Bad Request"|node/);
  });

  test("leave the server well", async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});

describe("a refusal before the body is read leaves the connection usable or closed, never stuck", () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());
  const post = (path: string, body: string, headers = {}) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const call = open({ port, host: "127.0.0.1", method: "POST", path, agent, timeout: 3000 });
      call.setHeader("content-type", "application/json");
      for (const [name, value] of Object.entries(headers)) call.setHeader(name, value as string);
      call.on("timeout", () => call.destroy(new Error("stuck")));
      call.on("error", reject);
      call.on("response", async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
      );
      call.end(body);
    });

  test.each([
    ["a stranger", 401, MESSAGES.sessionExpired, {}, 200_000],
    ["another content type", 415, MESSAGES.mediaTypeUnsupported, { "content-type": "text/plain" }, 200_000],
    ["too many bytes", 413, MESSAGES.requestTooLarge, {}, REQUEST_BYTES_MAX + 1],
  ])("%s", async (name, status, message, headers, bytes) => {
    const token = await register(one.app);
    const auth = name === "a stranger" ? {} : bearer(token);
    for (let round = 0; round < 3; round += 1) {
      const refused = await post("/api/analysis/pitch", "x".repeat(bytes), { ...auth, ...headers });
      expect([refused.status, JSON.parse(refused.body).detail]).toEqual([status, message]);
      const next = await post("/api/analysis/pitch", JSON.stringify(pitch()), bearer(token));
      expect(next.status).toBe(200);
    }
  });
});

test("a stop lets the work in progress answer, and turns newcomers away", async () => {
  const stopping = await openTestApp(db, {
    engine: { measureText: (given) => sleep(300, sampleReport(given)) },
  });
  const origin = await stopping.app.listen({ port: 0, host: "127.0.0.1" });
  const token = await register(stopping.app);
  const call = fetch(`${origin}/api/analysis/pitch`, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: JSON.stringify(pitch()),
  });
  await sleep(100);
  const closed = stopping.close();
  expect((await call).status).toBe(200);
  await closed;
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow("fetch failed");
});

test("a connection that never asks keeps no stop waiting", async () => {
  const stopping = await openTestApp(db);
  const origin = new URL(await stopping.app.listen({ port: 0, host: "127.0.0.1" }));
  const silent = connect(Number(origin.port), "127.0.0.1");
  const closed = new Promise((resolve) => silent.once("close", resolve));
  silent.resume();
  await new Promise((resolve) => silent.once("connect", resolve));
  expect((await fetch(`${origin.href}healthz`)).status).toBe(200);
  await stopping.close();
  await closed;
});
