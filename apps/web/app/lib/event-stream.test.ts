import { defineEndpoint } from "@app/contracts/endpoint";
import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { NetworkError } from "./api.ts";
import { isEventStream, readEvents } from "./event-stream.ts";

const countdown = defineEndpoint({
  method: "POST",
  path: "/countdown",
  access: "public",
  summary: "For these tests",
  events: z.object({ left: z.number(), word: z.optional(z.string()) }),
});

const encode = (text: string) => new TextEncoder().encode(text);

/** An answer whose bytes arrive in these pieces; an Error among them breaks the connection. */
function streamed(pieces: (string | Uint8Array | Error)[], onCancel = () => {}) {
  const waiting = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = waiting.shift();
      if (piece === undefined) controller.close();
      else if (typeof piece === "string") controller.enqueue(encode(piece));
      else if (ArrayBuffer.isView(piece)) controller.enqueue(piece);
      else controller.error(piece);
    },
    cancel: onCancel,
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

async function readAll(response: Response, signal?: AbortSignal) {
  const events: unknown[] = [];
  for await (const event of readEvents(countdown, response, signal)) events.push(event);
  return events;
}

test("events come whole however the bytes are cut, even inside a letter", async () => {
  const bytes = encode('data: {"left":2,"word":"décollé"}\n\ndata: {"left":1}\n\n');
  for (const size of [1, 3, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    );
    expect(await readAll(streamed(pieces)), `${size} bytes`).toEqual([
      { left: 2, word: "décollé" },
      { left: 1 },
    ]);
  }
});

test("CRLF, comments, names and data over several lines are read as the standard says", async () => {
  const pieces = [
    ": keep-alive\r\n\r\n",
    'event: tick\r\nid: 7\r\ndata: {"left":\r\ndata: 2}\r\n\r\n',
    ':\r\ndata:{"left":1}\r\n\r\n',
  ];
  expect(await readAll(streamed(pieces))).toEqual([{ left: 2 }, { left: 1 }]);
});

test("half an event at the end counts as none", async () => {
  expect(await readAll(streamed(['data: {"left":2}\n\n', 'data: {"le']))).toEqual([{ left: 2 }]);
});

test("a connection that breaks is a lost one, after what had come", async () => {
  const seen: unknown[] = [];
  const read = async () => {
    for await (const event of readEvents(
      countdown,
      streamed(['data: {"left":2}\n\n', new TypeError("terminated")]),
    ))
      seen.push(event);
  };
  await expect(read()).rejects.toBeInstanceOf(NetworkError);
  expect(seen).toEqual([{ left: 2 }]);
});

test.each([
  ["no JSON", "data: {left: 2}\n\n"],
  ["another shape", 'data: {"left":"2"}\n\n'],
])("an event that cannot be read is no answer: %s", async (_, data) => {
  await expect(readAll(streamed([data]))).rejects.toBeInstanceOf(NetworkError);
});

test("an abort is the caller's own", async () => {
  const controller = new AbortController();
  controller.abort();
  const read = readAll(streamed([new DOMException("…", "AbortError")]), controller.signal);
  await expect(read).rejects.toMatchObject({ name: "AbortError" });
});

test("a reader who stops hangs up", async () => {
  const hangUp = vi.fn<() => void>();
  const response = streamed(['data: {"left":2}\n\n', ...Array.from({ length: 99 }, () => ":\n")], hangUp);
  for await (const event of readEvents(countdown, response)) if (event.left === 2) break;
  await waitFor(() => expect(hangUp).toHaveBeenCalled());
});

test("a line that has gone silent ends; one that says nothing now and then does not", async () => {
  vi.useFakeTimers();
  let say!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (say = given) });
  const reading = readAll(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  let isOver = false;
  void reading.then(() => (isOver = true));
  say.enqueue(encode('data: {"left":2}\n\n'));
  for (let seconds = 0; seconds < 120; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    say.enqueue(encode(":\n\n"));
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await reading).toEqual([{ left: 2 }]);
});

test("a refusal and a plain answer are no streams", () => {
  expect(isEventStream(streamed([]))).toBe(true);
  expect(isEventStream(Response.json({}))).toBe(false);
  expect(
    isEventStream(new Response("", { status: 402, headers: { "content-type": "text/event-stream" } })),
  ).toBe(false);
});
