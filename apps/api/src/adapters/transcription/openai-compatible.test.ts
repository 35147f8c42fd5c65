import http from "node:http";
import type { AddressInfo } from "node:net";
import { encodeWav16 } from "@app/engine/sound";
import { afterEach, expect, test } from "vitest";
import { openServiceTranscriber } from "./openai-compatible.ts";
import type { TranscriptionFailure } from "./port.ts";

interface Heard {
  authorization: string | undefined;
  form: FormData;
}
type Answer = (response: http.ServerResponse, request: Heard, count: number) => void;

const KEY = "sk-secret-0123456789";
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real HTTP server that parses the form as a service does. */
async function serve(answer: Answer) {
  const heard: Heard[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = await new Response(Buffer.concat(chunks), {
      headers: { "content-type": request.headers["content-type"]! },
    }).formData();
    heard.push({ authorization: request.headers.authorization, form });
    answer(response, heard.at(-1)!, heard.length);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { baseUrl, heard };
}

const json = (response: http.ServerResponse, body: unknown, status = 200, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const samples = new Float32Array(16_000 * 4).fill(0.25);
const wav = encodeWav16(samples, 16_000);
const transcribe = (baseUrl: string, options = {}, signal = new AbortController().signal) =>
  openServiceTranscriber(
    { baseUrl, apiKey: KEY, model: "whisper-1" },
    { backOffMs: 5, ...options },
  ).transcribe(wav, signal, "alice");
const kindOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "answered",
    (error: TranscriptionFailure) => {
      expect(`${error.message} ${error.cause}`).not.toContain(KEY);
      return error.kind;
    },
  );

const WORDS = {
  text: " Bonjour à tous. ",
  language: "french",
  words: [
    { word: "Bonjour", start: 0.5, end: 0.9 },
    { word: " à", start: 0.9, end: 1 },
    { word: "tous", start: 1, end: 4.4 },
  ],
};

test("sends our own 16 kHz mono wav and reads words with their times", async () => {
  const { baseUrl, heard } = await serve((response) => json(response, WORDS));
  const speech = await transcribe(baseUrl);
  expect(speech).toEqual({
    text: "Bonjour à tous.",
    language: "fr",
    words: [
      { word: "Bonjour", startTime: 0.5, endTime: 0.9 },
      { word: "à", startTime: 0.9, endTime: 1 },
      { word: "tous", startTime: 1, endTime: 4 },
    ],
  });
  const { authorization, form } = heard[0]!;
  expect(authorization).toBe(`Bearer ${KEY}`);
  expect(form.getAll("timestamp_granularities[]")).toEqual(["word", "segment"]);
  expect(form.get("language")).toBe("fr");
  expect(form.get("model")).toBe("whisper-1");
  expect((form.get("prompt") as string).length).toBeLessThanOrEqual(32);
  const sent = new DataView(await (form.get("file") as File).arrayBuffer());
  expect([sent.getUint16(22, true), sent.getUint32(24, true), sent.getUint16(34, true)]).toEqual([
    1, 16_000, 16,
  ]);
  expect(sent.byteLength).toBe(44 + samples.length * 2);
  expect(sent.getInt16(44, true)).toBe(8192);
});

test("goes down the ladder for a server that knows less, and remembers the rung", async () => {
  const { baseUrl, heard } = await serve((response, { form }) =>
    form.get("response_format") === "json" ? json(response, { text: "Bonjour" }) : json(response, {}, 400),
  );
  const transcriber = openServiceTranscriber({ baseUrl, apiKey: null, model: "small" });
  const signal = new AbortController().signal;
  expect(await transcriber.transcribe(wav, signal, "alice")).toEqual({
    text: "Bonjour",
    language: null,
    words: null,
  });
  expect(heard).toHaveLength(3);
  expect(heard[0]!.authorization).toBeUndefined();
  await transcriber.transcribe(wav, signal, "alice");
  expect(heard).toHaveLength(4);
});

test.each([
  ["busy once, then an answer", [503, 200], "answered"],
  ["busy for ever", [500, 500, 500, 500, 500], "busy"],
  ["a wrong key, told at once", [401, 200], "refused"],
  ["a request that no rung mends", [422, 422, 422, 422], "refused"],
])("%s", async (_name, statuses, kind) => {
  const { baseUrl, heard } = await serve((response, _request, count) =>
    json(response, WORDS, statuses[count - 1] ?? 200),
  );
  expect(await kindOf(transcribe(baseUrl))).toBe(kind);
  expect(heard.length).toBeLessThanOrEqual(4);
});

test("waits as a 429 asks when that fits the deadline, and not otherwise", { tags: ["long"] }, async () => {
  const short = await serve((response, _request, count) =>
    json(response, WORDS, count === 1 ? 429 : 200, { "retry-after": "1" }),
  );
  const startedAt = Date.now();
  expect(await kindOf(transcribe(short.baseUrl))).toBe("answered");
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(990);
  const long = await serve((response) => json(response, {}, 429, { "retry-after": "99999" }));
  expect(await kindOf(transcribe(long.baseUrl))).toBe("busy");
  expect(long.heard).toHaveLength(1);
});

test.each([
  ["not JSON", "<html>"],
  ["no text", JSON.stringify({ words: [] })],
  ["a text that is a number", JSON.stringify({ text: 3 })],
  ["a flood", Buffer.alloc(5_000_000, 0x20)],
])("%s is a malformed answer", async (_name, body) => {
  const { baseUrl } = await serve((response) => response.writeHead(200).end(body));
  expect(await kindOf(transcribe(baseUrl))).toBe("malformed");
});

test.each([
  [
    "backwards",
    [
      { word: "a", start: 3, end: 3.2 },
      { word: "b", start: 1, end: 1.2 },
    ],
  ],
  ["after the end", [{ word: "a", start: 90, end: 91 }]],
  ["not numbers", [{ word: "a", start: "0", end: null }]],
  ["empty", []],
])("times that are %s are as good as none", async (_name, words) => {
  const { baseUrl } = await serve((response) => json(response, { text: "a b", words }));
  expect((await transcribe(baseUrl)).words).toBe(null);
});

test("a redirection is not followed: it could lead anywhere", async () => {
  const { baseUrl, heard } = await serve((response) =>
    response.writeHead(307, { location: "http://169.254.169.254/" }).end(),
  );
  expect(await kindOf(transcribe(baseUrl, { deadlineMs: 500 }))).toBe("unreachable");
  expect(heard.length).toBeGreaterThan(0);
});

test("one deadline covers a body that drips", async () => {
  const { baseUrl } = await serve((response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(drip));
  });
  const startedAt = Date.now();
  expect(await kindOf(transcribe(baseUrl, { deadlineMs: 300 }))).toBe("timeout");
  expect(Date.now() - startedAt).toBeLessThan(2000);
});

test("nobody there, and a caller who leaves", async () => {
  const { baseUrl } = await serve(() => {});
  const caller = new AbortController();
  setTimeout(() => caller.abort(), 50);
  expect(await kindOf(transcribe(baseUrl, {}, caller.signal))).toBe("timeout");
  servers[0]!.closeAllConnections();
  await new Promise((resolve) => servers[0]!.close(resolve));
  expect(await kindOf(transcribe(baseUrl))).toBe("unreachable");
});
