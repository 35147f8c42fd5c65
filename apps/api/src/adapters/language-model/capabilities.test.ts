import { afterEach, expect, test } from "vitest";
import { openServiceModel } from "./openai-compatible.ts";
import type { LanguageModel, ModelFailure, ModelRequest } from "./port.ts";
import { type ChatRequest, startModelServer } from "./test-support/model-server.ts";
import {
  answer,
  cutAtLength,
  rawStatus,
  status,
  type CannedResponse,
} from "./test-support/canned-responses.ts";

const JSON_TEXT = '{"note":7}';
const REQUEST: ModelRequest = {
  name: "jugement",
  system: "Tu juges un pitch dit à la bonne temperature, avec max_tokens.",
  turns: [{ role: "user", text: "Bonjour." }],
  schema: {
    type: "object",
    additionalProperties: false,
    required: ["note"],
    properties: { note: { type: "number" } },
  },
  outputTokensMax: 500,
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

/** A server that accepts only some settings, and a client of it. */
async function meet(complain: (request: ChatRequest) => CannedResponse | null) {
  const server = await startModelServer((request) => complain(request) ?? answer(JSON_TEXT));
  const model = openServiceModel({ baseUrl: server.baseUrl, apiKey: null, model: "m" }, { backOffMs: 5 });
  open.push(server, model);
  return { server, model };
}
const ask = (model: LanguageModel) => model.ask(REQUEST, AbortSignal.timeout(5000));
const settingsOf = ({ max_tokens, max_completion_tokens, temperature, seed }: ChatRequest) => ({
  max_tokens,
  max_completion_tokens,
  temperature,
  seed,
});
const formatOf = ({ response_format }: ChatRequest) => response_format?.type ?? "plain";

test.each<[string, CannedResponse]>([
  ...[400, 404, 415, 422, 501].map((code): [string, CannedResponse] => [`${code}`, status(code)]),
  ["a 500 that names the format", status(500, { error: { message: "response_format type must be text" } })],
  ["an error without an object", rawStatus(400, "{\"error\":\"'response_format.type' must be 'text'\"}")],
  ["an error that is not JSON", rawStatus(422, "Unprocessable")],
])("goes down the formats on %s, and remembers the rung", async (_name, response) => {
  const { server, model } = await meet((request) => (formatOf(request) === "plain" ? null : response));
  expect((await ask(model)).value).toEqual({ note: 7 });
  await ask(model);
  expect(server.requests.map(formatOf)).toEqual(["json_schema", "json_object", "plain", "plain"]);
});

test("where the server does not enforce the schema, the words ask for it", async () => {
  const { server, model } = await meet((request) =>
    formatOf(request) === "json_schema" ? status(400) : null,
  );
  await ask(model);
  const [first, second] = server.requests.map(({ messages }) => messages[0]!.content);
  expect(first).toBe(REQUEST.system);
  expect(second).toContain(REQUEST.system);
  // OpenAI refuses its JSON mode unless the prompt contains the word « JSON ».
  expect(second).toContain("JSON");
  expect(second).toContain(JSON.stringify(REQUEST.schema));
});

test("a server that takes the schema and ignores it is asked in words from then on", async () => {
  const { server, model } = await meet((request) =>
    formatOf(request) === "json_schema" ? answer("Une belle note de 7.") : null,
  );
  expect((await ask(model)).value).toBeUndefined();
  expect((await ask(model)).value).toEqual({ note: 7 });
  expect(server.requests.map(formatOf)).toEqual(["json_schema", "json_object"]);
});

test.each<[string, (request: ChatRequest) => object | null, Partial<ChatRequest>]>([
  [
    "max_tokens",
    ({ max_tokens }) =>
      max_tokens === undefined
        ? null
        : { param: "max_tokens", message: "Use 'max_completion_tokens' instead." },
    { max_tokens: undefined, max_completion_tokens: 500, temperature: 0, seed: 1 },
  ],
  [
    "any limit",
    ({ max_tokens, max_completion_tokens: limit }) =>
      max_tokens === undefined && limit === undefined
        ? null
        : { message: "max_completion_tokens: too large" },
    { max_tokens: undefined, max_completion_tokens: undefined, temperature: 0, seed: 1 },
  ],
  [
    "temperature",
    ({ temperature }) =>
      temperature === undefined ? null : { message: "'temperature' does not support 0 with this model." },
    { max_tokens: 500, temperature: undefined, seed: 1 },
  ],
  [
    "seed",
    ({ seed }) =>
      seed === undefined ? null : { message: '[{"type":"extra_forbidden","loc":["body","seed"]}]' },
    { max_tokens: 500, temperature: 0, seed: undefined },
  ],
  [
    "what a relay names in the depth of its answer",
    ({ temperature }) =>
      temperature === undefined
        ? null
        : { message: "Provider returned error", metadata: { raw: '{"param":"temperature"}' } },
    { max_tokens: 500, temperature: undefined, seed: 1 },
  ],
  [
    "what is named first, in an answer that quotes the whole request",
    ({ seed, ...asked }) =>
      seed === undefined ? null : { message: "seed: extra", metadata: { seed, ...asked } },
    { max_tokens: 500, temperature: 0, seed: undefined },
  ],
])("gives up %s where it is refused, and nothing else", async (_name, complain, expected) => {
  const { server, model } = await meet((request) => {
    const error = complain(request);
    return error && status(400, { error });
  });
  await ask(model);
  await ask(model);
  // Earlier requests found the settings; from now on they are used at once.
  const answered = server.requests.slice(-2);
  expect(answered.map(settingsOf)).toEqual([expected, expected]);
  expect(answered.map(formatOf)).toEqual(["json_schema", "json_schema"]);
});

test.each<[string, CannedResponse]>([
  ["beside the text", cutAtLength("", { reasoning: "Voyons." })],
  ["in the text", cutAtLength("<think>Voyons.")],
])("thoughts %s that leave no room for the answer get more of it, once", async (_name, cramped) => {
  const { server, model } = await meet(({ max_tokens }) => (max_tokens! > 1000 ? null : cramped));
  expect((await ask(model)).value).toEqual({ note: 7 });
  await ask(model);
  expect(server.requests.map(({ max_tokens }) => max_tokens)).toEqual([500, 2000, 2000]);
  const endless = await meet(() => cramped);
  expect(await ask(endless.model).catch((failure: ModelFailure) => failure.kind)).toBe("malformed");
  expect(endless.server.requests).toHaveLength(2);
});

test("a request that nothing mends is refused after each notch, and nothing is learnt from it", async () => {
  const { server, model } = await meet(() =>
    status(400, { error: { message: "max_tokens temperature seed response_format" } }),
  );
  expect(await ask(model).catch((failure: ModelFailure) => failure.kind)).toBe("refused");
  expect(server.requests.length).toBe(7);
  await ask(model).catch(() => {});
  expect(server.requests[7]).toMatchObject({ max_tokens: 500, temperature: 0, seed: 1 });
  expect(formatOf(server.requests[7]!)).toBe("json_schema");
});

test("a busy moment between two rungs does not cost the way down", async () => {
  let busy = true;
  const { model, server } = await meet((request) => {
    if (formatOf(request) !== "plain") return status(422);
    if (!busy) return null;
    busy = false;
    return status(503);
  });
  expect((await ask(model)).value).toEqual({ note: 7 });
  expect(server.requests).toHaveLength(4);
});
