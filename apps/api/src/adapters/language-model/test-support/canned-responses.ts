import { once } from "node:events";
import type http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How the model server answers one request. */
export type CannedResponse = (response: http.ServerResponse) => void | Promise<void>;

export interface AnswerOptions {
  /** Token counts as the service reports them; omitted when null. */
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
  finishReason?: string;
  /** A reasoning model's thoughts, in the separate field that some servers use. */
  reasoning?: string;
}

const USAGE = { prompt_tokens: 100, completion_tokens: 50 };

/** A correct answer, as a chat completion. */
export const answer =
  (text: string, options: AnswerOptions = {}): CannedResponse =>
  (response) =>
    sendJson(response, 200, envelop({ content: text, ...reasoningOf(options) }, options));

/** The model declines in the dedicated field. */
export const refusal =
  (text = "Je ne peux pas répondre à cela."): CannedResponse =>
  (response) =>
    sendJson(response, 200, envelop({ content: null, refusal: text }, {}));

export const filtered = (): CannedResponse => answer("", { finishReason: "content_filter" });
export const cutAtLength = (text: string, options: AnswerOptions = {}): CannedResponse =>
  answer(text, { ...options, finishReason: "length" });

export const delayed =
  (ms: number, then: CannedResponse): CannedResponse =>
  async (response) => {
    await sleep(ms);
    if (!response.destroyed) await then(response);
  };

/** An answer in one body, sent a few bytes at a time. */
export const trickled =
  (text: string, { bytes = 40, everyMs = 5 } = {}): CannedResponse =>
  async (response) => {
    const body = Buffer.from(JSON.stringify(envelop({ content: text }, {})));
    response.writeHead(200, { "content-type": "application/json" });
    for (let at = 0; at < body.length && !response.destroyed; at += bytes) {
      response.write(body.subarray(at, at + bytes));
      await sleep(everyMs);
    }
    response.end();
  };

/** A stream of chunks that the client did not request. */
export const chunked =
  (text: string, { characters = 20, finishReason = "stop" } = {}): CannedResponse =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
    send({ choices: [{ index: 0, delta: { role: "assistant", content: "" } }] });
    for (let at = 0; at < text.length; at += characters)
      send({ choices: [{ index: 0, delta: { content: text.slice(at, at + characters) } }] });
    send({ choices: [{ index: 0, delta: {}, finish_reason: finishReason }] });
    send({ choices: [], usage: { ...USAGE, total_tokens: 150 } });
    response.end("data: [DONE]\n\n");
  };

/** An error as the service words it; `error` has OpenAI's fields: message, code, param. */
export const status =
  (code: number, { retryAfter, error }: { retryAfter?: string; error?: object } = {}): CannedResponse =>
  (response) =>
    sendJson(
      response,
      code,
      { error: { message: "no", ...error } },
      retryAfter === undefined ? {} : { "retry-after": retryAfter },
    );

/** The connection breaks in the middle of the answer. */
export const cut =
  (text = "{"): CannedResponse =>
  async (response) => {
    const body = JSON.stringify(envelop({ content: text }, {}));
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length * 2 });
    response.write(body);
    await sleep(20);
    response.destroy();
  };

export const raw =
  (body: string, contentType = "application/json"): CannedResponse =>
  (response) => {
    response.writeHead(200, { "content-type": contentType }).end(body);
  };

export const rawStatus =
  (code: number, body: string): CannedResponse =>
  (response) => {
    response.writeHead(code).end(body);
  };

/** Sends bytes until the client hangs up; `sent` counts them. */
export const flood =
  (sent: { bytes: number } = { bytes: 0 }): CannedResponse =>
  async (response) => {
    const block = Buffer.alloc(65_536, 0x20);
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    response.on("error", () => {});
    response.writeHead(200, { "content-type": "application/json" });
    while (!response.destroyed && sent.bytes < 1e9) {
      sent.bytes += block.length;
      if (!response.write(block)) await once(response, "drain", { signal: gone.signal }).catch(() => {});
    }
  };

export const redirect =
  (to: string): CannedResponse =>
  (response) => {
    response.writeHead(307, { location: to }).end();
  };

/** Answers nothing until the client gives up. */
export const never = (): CannedResponse => () => {};

function envelop(message: object, { usage = USAGE, finishReason = "stop" }: AnswerOptions): object {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "test-model",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: finishReason }],
    ...(usage && { usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } }),
  };
}

const reasoningOf = ({ reasoning }: AnswerOptions) =>
  reasoning === undefined ? {} : { reasoning_content: reasoning };

function sendJson(response: http.ServerResponse, code: number, body: object, headers = {}): void {
  response.writeHead(code, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
