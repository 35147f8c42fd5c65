import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openServiceModel } from "./openai-compatible.ts";
import type { LanguageModel, ModelAnswer, ModelFailure, ModelRequest } from "./port.ts";
import { type ChatRequest, type ModelServer, startModelServer } from "./test-support/model-server.ts";
import {
  answer,
  chunked,
  cut,
  cutAtLength,
  delayed,
  filtered,
  flood,
  never,
  raw,
  redirect,
  refusal,
  status,
  trickled,
  type CannedResponse,
} from "./test-support/canned-responses.ts";

const KEY = "sk-secret-0123456789";
const PITCH = "Bonjour, je m'appelle Zéphyrine et je vends des parapluies.";
const VALUE = { note: 7, remarque: "Belle accroche, dite « sans détour »." };
const JSON_TEXT = JSON.stringify(VALUE);
const REQUEST: ModelRequest = {
  name: "jugement",
  system: "Tu juges un pitch.",
  turns: [{ role: "user", text: PITCH }],
  schema: {
    type: "object",
    additionalProperties: false,
    required: ["note", "remarque"],
    properties: { note: { type: "number" }, remarque: { type: "string" } },
  },
  outputTokensMax: 500,
};
/** A deadline for tests of endless answers, and a generous margin on what may follow it. */
const SHORT_MS = 400;
const SLACK_MS = 1500;
const PATIENT = { timeout: 60_000 };

const open: { close(): Promise<void> }[] = [];
const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const method of ["log", "warn", "error", "info", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words.join(" ")));
  vi.spyOn(process, "emitWarning").mockImplementation((warning) => void printed.push(String(warning)));
});
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
  vi.restoreAllMocks();
  // The SDK prints warnings by default; the console counts as a log.
  if (printed.length > 0) throw new Error(`printed: ${printed.join("\n")}`);
});

async function serve(reply: (request: ChatRequest, nth: number) => CannedResponse): Promise<ModelServer> {
  const server = await startModelServer(reply);
  open.push(server);
  return server;
}

function connect({ baseUrl }: { baseUrl: string }, apiKey: string | null = KEY): LanguageModel {
  const model = openServiceModel({ baseUrl, apiKey, model: "test-model" }, { backOffMs: 5 });
  open.push(model);
  return model;
}

const quiet = () => AbortSignal.timeout(10_000);
const ask = (model: LanguageModel, signal = quiet(), request = REQUEST) => model.ask(request, signal);
const kindOf = (promise: Promise<ModelAnswer>): Promise<string> =>
  promise.then(
    () => "answered",
    (failure: ModelFailure) => {
      const shown = `${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`;
      for (const secret of [KEY, "Zéphyrine", "Tu juges"]) expect(shown).not.toContain(secret);
      return failure.kind;
    },
  );

test("asks for the schema, strictly and reproducibly, and says no more than it was given", async () => {
  const server = await serve(() => answer(JSON_TEXT));
  expect(await ask(connect(server))).toEqual({ text: JSON_TEXT, value: VALUE, tokens: 150 });
  const { messages, ...rest } = server.requests[0]!;
  expect(messages).toEqual([
    { role: "system", content: "Tu juges un pitch." },
    { role: "user", content: PITCH },
  ]);
  expect(rest).toEqual({
    path: "/v1/chat/completions",
    authorization: `Bearer ${KEY}`,
    model: "test-model",
    max_tokens: 500,
    temperature: 0,
    seed: 1,
    response_format: {
      type: "json_schema",
      json_schema: { name: "jugement", strict: true, schema: REQUEST.schema },
    },
  });
});

test("without a key none is sent; a repair keeps the order of the turns", async () => {
  const server = await serve(() => answer(JSON_TEXT));
  const turns = [
    ...REQUEST.turns,
    { role: "assistant", text: "{}" },
    { role: "user", text: "Il manque la note." },
  ] as const;
  await ask(connect(server, null), quiet(), { ...REQUEST, turns });
  expect(server.requests[0]!.authorization).toBeUndefined();
  expect(server.requests[0]!.messages.map(({ role }) => role)).toEqual([
    "system",
    "user",
    "assistant",
    "user",
  ]);
});

test.each<[string, CannedResponse]>([
  ["fenced", answer("```json\n" + JSON_TEXT + "\n```")],
  ["in prose", answer(`Voici : ${JSON_TEXT} Bonne lecture !`)],
  ["after thoughts in the text", answer(`<think>{"note": 1} ?</think>\n${JSON_TEXT}`)],
  ["beside thoughts in a field of their own", answer(JSON_TEXT, { reasoning: "Hum." })],
  ["slow", delayed(300, answer(JSON_TEXT))],
  ["a few bytes at a time", trickled(JSON_TEXT)],
  ["in chunks that nobody asked for", chunked(JSON_TEXT)],
  [
    "in parts",
    raw(
      JSON.stringify({
        choices: [{ message: { content: [{ type: "text", text: JSON_TEXT }] }, finish_reason: "stop" }],
      }),
    ),
  ],
])("an answer that comes %s is one", async (_name, response) => {
  const server = await serve(() => response);
  expect((await ask(connect(server))).value).toEqual(VALUE);
  expect(server.requests).toHaveLength(1);
});

test("prose without JSON is an answer whose value is unknown", async () => {
  const server = await serve(() => answer("Je ne note pas les pitchs."));
  expect(await ask(connect(server))).toMatchObject({ text: "Je ne note pas les pitchs.", value: undefined });
});

test.each([
  ["does not count", null],
  ["counts nothing", { prompt_tokens: 0, completion_tokens: 0 }],
  ["counts below nothing", { prompt_tokens: -1_000_000, completion_tokens: 50 }],
  ["counts in halves", { prompt_tokens: 0.5, completion_tokens: 0 }],
])("estimates the tokens of a service that %s, over rather than under", async (_name, usage) => {
  const server = await serve(() => answer(JSON_TEXT, { usage }));
  const { tokens } = await ask(connect(server));
  const characters = JSON.stringify(REQUEST).length + JSON_TEXT.length;
  expect(tokens).toBeGreaterThan(characters / 5);
  expect(tokens).toBeLessThan(characters);
});

test.each<[string, string, CannedResponse]>([
  ["not JSON", "malformed", raw("<html>Bad gateway</html>", "text/html")],
  ["half an envelope", "malformed", raw('{"choices": [{"message": {"content": "')],
  ["an envelope of another shape", "malformed", raw('{"output": "bonjour"}')],
  ["an envelope whose text is a number", "malformed", raw('{"choices": [{"message": {"content": 7}}]}')],
  ["no choice", "malformed", raw('{"choices": []}')],
  ["nothing at all", "malformed", raw("")],
  ["an empty text", "malformed", answer("")],
  ["thoughts alone", "malformed", answer("<think>Hum", { reasoning: "Hum." })],
  ["an answer cut at its length", "malformed", cutAtLength(JSON_TEXT.slice(0, 12))],
  ["chunks cut at their length", "malformed", chunked(JSON_TEXT, { finishReason: "length" })],
  ["a refusal", "content_filter", refusal()],
  ["a filter", "content_filter", filtered()],
  ["a filter before the model", "content_filter", status(400, { error: { code: "content_filter" } })],
  [
    "JSON that the service could not get out of the model",
    "malformed",
    status(400, { error: { code: "json_validate_failed" } }),
  ],
  ["a wrong key", "refused", status(401, { error: { message: `Incorrect key: ${KEY}`, code: KEY } })],
  ["an empty account", "refused", status(402)],
  ["an empty account that says 429", "refused", status(429, { error: { code: "insufficient_quota" } })],
  [
    "a model that does not exist",
    "refused",
    status(404, { error: { message: "model 'test-model' not found" } }),
  ],
])("%s is told as « %s », at once", async (_name, kind, response) => {
  const server = await serve(() => response);
  expect(await kindOf(ask(connect(server)))).toBe(kind);
  expect(server.requests).toHaveLength(1);
});

test("a redirection is not followed: the pitch and the key go where the operator said", async () => {
  const elsewhere = await serve(() => answer(JSON_TEXT));
  const server = await serve(() => redirect(`${elsewhere.baseUrl}/chat/completions`));
  expect(await kindOf(ask(connect(server)))).toBe("refused");
  expect(server.requests).toHaveLength(1);
  expect(elsewhere.requests).toHaveLength(0);
});

test("a flood is cut off before it fills the memory", async () => {
  const sent = { bytes: 0 };
  const server = await serve(() => flood(sent));
  expect(await kindOf(ask(connect(server)))).toBe("malformed");
  await vi.waitFor(() => expect(server.countHeld()).toBe(0), PATIENT);
  expect(sent.bytes).toBeLessThan(30_000_000);
});

test.each<[string, string, CannedResponse[]]>([
  ["a 502, then an answer", "answered", [status(502), answer(JSON_TEXT)]],
  ["a 429 without a delay, then an answer", "answered", [status(429), answer(JSON_TEXT)]],
  ["a cut connection, then an answer", "answered", [cut(JSON_TEXT), answer(JSON_TEXT)]],
  [
    "a relay's error in a success, then an answer",
    "answered",
    [raw('{"error": {"code": 429, "message": "slow down"}}'), answer(JSON_TEXT)],
  ],
  ["500 for ever", "busy", [status(500)]],
  ["429 for ever", "busy", [status(429)]],
  ["cut for ever", "unreachable", [cut(JSON_TEXT)]],
])("%s: %s", async (_name, kind, responses) => {
  const server = await serve((_request, nth) => responses[Math.min(nth, responses.length) - 1]!);
  expect(await kindOf(ask(connect(server)))).toBe(kind);
  expect(server.requests.length).toBe(kind === "answered" ? 2 : 4);
});

test.each([
  ["in seconds", () => "1"],
  ["as a date", () => new Date(Date.now() + 2000).toUTCString()],
])("waits as a 429 asks %s", async (_name, retryAfter) => {
  const server = await serve((_request, nth) =>
    nth === 1 ? status(429, { retryAfter: retryAfter() }) : answer(JSON_TEXT),
  );
  const startedAt = Date.now();
  expect(await kindOf(ask(connect(server)))).toBe("answered");
  // Retry-After dates have whole seconds: the wait is between one and two.
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(950);
});

test.each([
  ["seconds", "25"],
  ["a date", new Date(Date.now() + 3_600_000).toUTCString()],
])("does not begin a wait that would outlast the deadline: %s", async (_name, retryAfter) => {
  const server = await serve(() => status(429, { retryAfter }));
  const startedAt = Date.now();
  const request = { ...REQUEST, endsAt: startedAt + 20_000 };
  expect(await kindOf(ask(connect(server), quiet(), request))).toBe("busy");
  expect(server.requests).toHaveLength(1);
  expect(Date.now() - startedAt).toBeLessThan(SLACK_MS);
});

test.each<[string, string, CannedResponse]>([
  ["a service that never answers", "timeout", never()],
  ["an answer that drips", "timeout", trickled("a".repeat(50_000), { bytes: 1 })],
  ["a wait that the deadline cuts", "busy", status(429, { retryAfter: "5" })],
])("the deadline ends %s (%s), and so does a caller who leaves", async (_name, kind, response) => {
  const server = await serve(() => response);
  const model = connect(server);
  const startedAt = Date.now();
  expect(await kindOf(ask(model, AbortSignal.timeout(SHORT_MS)))).toBe(kind);
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), SHORT_MS);
  expect(await kindOf(ask(model, leaving.signal))).toBe("cancelled");
  expect(Date.now() - startedAt).toBeLessThan(2 * SHORT_MS + SLACK_MS);
  await vi.waitFor(() => expect(server.countHeld()).toBe(0), PATIENT);
});

test("closing ends what is asked; a signal that has ended already asks nothing", async () => {
  const server = await serve(() => never());
  const model = connect(server);
  expect(await kindOf(ask(model, AbortSignal.abort()))).toBe("cancelled");
  expect(server.requests).toHaveLength(0);
  const asked = kindOf(ask(model));
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), PATIENT);
  await model.close();
  expect(await asked).toBe("cancelled");
});

test("nobody there, a name that does not exist", async () => {
  const server = await serve(() => never());
  await server.close();
  expect(await kindOf(ask(connect(server)))).toBe("unreachable");
  expect(await kindOf(ask(connect({ baseUrl: "http://nobody.invalid/v1" })))).toBe("unreachable");
});

test("is found on this machine or elsewhere", () => {
  const describe = (baseUrl: string) => connect({ baseUrl }).describe();
  expect(describe("http://127.0.0.1:11434/v1")).toEqual({
    model: "test-model",
    host: "127.0.0.1:11434",
    local: true,
  });
  expect(describe("http://[::1]:8080/v1")).toMatchObject({ local: true });
  expect(describe("http://localhost/v1")).toMatchObject({ host: "localhost", local: true });
  expect(describe("https://api.exemple.fr/v1")).toMatchObject({ host: "api.exemple.fr", local: false });
  expect(describe("http://192.168.1.5:8000/v1")).toMatchObject({ local: false });
  expect(describe("http://localhost.exemple.fr/v1")).toMatchObject({ local: false });
  expect(describe("http://127.0.0.1.exemple.fr/v1")).toMatchObject({ local: false });
});
