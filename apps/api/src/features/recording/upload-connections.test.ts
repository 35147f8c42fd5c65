import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { StorageFull } from "../../adapters/files/port.ts";
import { formOf, MULTIPART, upload, wavOf } from "../../../test-support/sample-recording.ts";
import { SILENT_SENDER_MS } from "./receive-file.ts";
import { bearer, openTestApp, register, type TestApp } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

let db: TestDatabase;
let one: TestApp;
let port: number;
const PATIENT = { timeout: 60_000 };
const body = formOf([{ bytes: wavOf(31) }]);

beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
  await one.app.listen({ port: 0, host: "127.0.0.1" });
  port = (one.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await one.close();
  await db.close();
});

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
// Closes connections that a failed test left open, so that the next test need not wait.
afterEach(() => agent.destroy());

function begin(token: string, length = body.length) {
  const request = http.request({
    port,
    host: "127.0.0.1",
    agent,
    method: "POST",
    path: "/api/pitches/upload-audio",
    headers: { ...bearer(token), ...MULTIPART, "content-length": length },
  });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode!, body: text });
    });
  });
  answer.catch(() => {});
  return { request, answer };
}

const names = async () => (await one.deps.files.list()).map(({ name }) => name);
const partsLeft = async () => (await names()).filter((name) => name.endsWith(".part")).length;
/** Polls until the check holds once: what it watches may be gone a moment later. */
async function until(check: () => Promise<boolean>) {
  for (let i = 0; i < 200; i++) {
    if (await check()) return;
    await sleep(25);
  }
  expect.fail("it never held");
}

test(
  "a client that leaves in the middle leaves nothing, and may start again",
  { tags: ["long"] },
  async () => {
    const token = await register(one.app);
    const { request } = begin(token);
    request.write(body.subarray(0, 400_000));
    await until(async () => (await partsLeft()) === 1);
    request.destroy();
    await until(async () => (await partsLeft()) === 0);
    const again = begin(token);
    again.request.end(body);
    expect((await again.answer).status).toBe(200);
  },
);

test.each([
  ["after the file", body],
  ["before it", body.subarray(0, 20)],
])("a client that claims more than it sends %s is cut off, and may start again", async (_name, sent) => {
  const token = await register(one.app);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { request, answer } = begin(token, body.length + 100);
    request.write(sent);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), PATIENT);
    await until(async () => {
      vi.advanceTimersByTime(SILENT_SENDER_MS);
      return Promise.race([
        answer.then(
          () => true,
          () => true,
        ),
        sleep(20, false),
      ]);
    });
    await expect(answer).rejects.toThrow(/hang up|ECONNRESET/);
  } finally {
    vi.useRealTimers();
  }
  // The client may see its connection end before the server does.
  await vi.waitFor(async () => expect((await upload(one.app, token, body)).statusCode).toBe(200), PATIENT);
});

test("one file at a time for each, and everyone their own", async () => {
  const [token, other] = [await register(one.app), await register(one.app)];
  const { request, answer } = begin(token);
  request.write(body.subarray(0, 400_000));
  await until(async () => (await partsLeft()) === 1);
  const second = await upload(one.app, token, body);
  expect(second.statusCode).toBe(429);
  expect(second.json().detail).toBe(MESSAGES.uploadRunning);
  expect(second.headers["retry-after"]).toBe("5");
  expect((await upload(one.app, other, body)).statusCode).toBe(200);
  request.end(body.subarray(400_000));
  expect((await answer).status).toBe(200);
  expect((await upload(one.app, token, body)).statusCode).toBe(200);
});

test("a refusal in the middle is heard, and the connection serves the next request", async () => {
  const token = await register(one.app);
  const hostile = formOf([{ bytes: Buffer.alloc(3_000_000, "x") }]);
  const { request, answer } = begin(token, hostile.length);
  request.write(hostile.subarray(0, 200_000));
  await sleep(100);
  request.end(hostile.subarray(200_000));
  expect((await answer).status).toBe(415);
  const next = begin(token);
  next.request.end(body);
  expect((await next.answer).status).toBe(200);
});

test("a full disk is told as such and keeps nothing", async () => {
  const full = { ...one.deps.files, write: () => Promise.reject(new StorageFull("no space")) };
  const two = await openTestApp(db, { files: full });
  const token = await register(two.app);
  const answer = await upload(two.app, token, body);
  expect(answer.statusCode).toBe(503);
  expect(answer.json().detail).toBe(MESSAGES.storageFull);
  expect(await partsLeft()).toBe(0);
  await two.close();
});
