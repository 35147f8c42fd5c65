import { REQUEST_BYTES_MAX } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  analyse,
  bearer,
  creditsOf,
  expectSound,
  newEmail,
  openTestApp,
  PASSWORD,
  pitch,
  register,
  type TestApp,
} from "../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";

let db: TestDatabase;
let one: TestApp;
let token: string;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
  token = await register(one.app);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

const send = (payload: string | Buffer, type = "application/json") =>
  one.app.inject({
    method: "POST",
    url: "/api/analysis/pitch",
    headers: { ...bearer(token), "content-type": type },
    payload,
  });
const words = (count: number) => Array.from({ length: count }, (_, i) => `mot${i}`).join(" ");

describe("an analysis is refused in French for", () => {
  test.each([
    ["49 words", { content: words(49) }, 400, MESSAGES.pitchTooShort],
    ["no text", { content: " \n " }, 400, MESSAGES.pitchRequired],
    ["a text too long", { content: "mot ".repeat(5001) }, 400, MESSAGES.pitchTooLong],
    ["rh without a question", { pitch_type: "rh" }, 400, MESSAGES.questionRequired],
    ["rh with a blank question", { pitch_type: "rh", question: " " }, 400, MESSAGES.questionRequired],
    ["an unknown type", { pitch_type: "autre" }, 400, MESSAGES.pitchTypeInvalid],
    ["a type that is an object", { pitch_type: {} }, 400, MESSAGES.pitchTypeInvalid],
    ["a text that is an array", { content: [words(60)] }, 400, MESSAGES.pitchRequired],
    ["a text that is an object", { content: { toString: words(60) } }, 400, MESSAGES.pitchRequired],
    ["no audience", { audience: "" }, 400, MESSAGES.audienceRequired],
    ["an objective that is a number", { target: 3 }, 400, MESSAGES.targetRequired],
    ["an audience too long", { audience: "a".repeat(201) }, 400, MESSAGES.fieldTooLong],
    [
      "a recording to pay the price of a text",
      { audio_url: "/api/audio/x" },
      404,
      MESSAGES.recordingNotFound,
    ],
    ["an unknown field", { credits: 1000 }, 400, MESSAGES.requestInvalid],
    ["NUL in the text", { content: `${words(60)}\0` }, 400, MESSAGES.charactersForbidden],
    ["a lone surrogate", { target: "a\ud800" }, 400, MESSAGES.charactersForbidden],
  ])("%s", async (_name, change, status, message) => {
    const answer = await analyse(one.app, token, pitch(change));
    expect(answer.json().detail).toBe(message);
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ["wrong JSON", '{"content": ', 400, MESSAGES.requestUnreadable],
    ["an array", "[]", 400, MESSAGES.requestInvalid],
    ["null", "null", 400, MESSAGES.requestInvalid],
    ["nothing", "", 400, MESSAGES.requestInvalid],
    ["__proto__", JSON.stringify(pitch()).replace("{", '{"__proto__":{},'), 400, MESSAGES.requestUnreadable],
    ["1 MB", JSON.stringify(pitch({ content: words(150_000) })), 413, MESSAGES.requestTooLarge],
    ["bytes beyond the limit", " ".repeat(REQUEST_BYTES_MAX + 1), 413, MESSAGES.requestTooLarge],
  ])("%s", async (_name, payload, status, message) => {
    const answer = await send(payload);
    expect(answer.json().detail).toBe(message);
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
  ])("the content type %s", async (type) => {
    const answer = await send(JSON.stringify(pitch()), type);
    expect(answer.statusCode).toBe(415);
    expect(answer.json().detail).toBe(MESSAGES.mediaTypeUnsupported);
  });

  test("an idempotency key of strange letters", async () => {
    expect((await analyse(one.app, token, pitch(), "a b")).statusCode).toBe(400);
    expect((await analyse(one.app, token, pitch(), "a".repeat(101))).statusCode).toBe(400);
  });
});

test("no refusal costs anything", async () => {
  await analyse(one.app, token, pitch({ content: "court" }));
  expect(await creditsOf(one.app, token)).toBe(20);
});

test("the fields to mend are named", async () => {
  const answer = await analyse(one.app, token, pitch({ content: "court", audience: "" }));
  expect(answer.json()).toEqual({
    detail: MESSAGES.audienceRequired,
    code: "request_invalid",
    fields: { content: MESSAGES.pitchTooShort, audience: MESSAGES.audienceRequired },
  });
});

test("the longest pitch in the longest letters fits in a request", async () => {
  const payload = JSON.stringify(pitch({ content: "\u2028".repeat(20_000) })).replaceAll("\u2028", "\\u2028");
  expect((await send(payload)).json().detail).toBe(MESSAGES.pitchRequired);
});

test("no JSON at all makes the server fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 6 }), async (text) => {
      const answer = await send(text);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(Object.values(MESSAGES)).toContain(answer.json().detail);
    }),
    { numRuns: 200 },
  );
});

describe("login takes one form", () => {
  const logIn = (payload: string, type = "application/x-www-form-urlencoded") =>
    one.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": type },
      payload,
    });

  test.each([
    ["a name twice", "username=a%40x.fr&username=b%40x.fr&password=x", 400],
    ["arrays", "username[]=a%40x.fr&password=x", 400],
    ["no password", "username=a%40x.fr", 400],
    ["no address", "username=&password=secret12", 400],
    ["a proto", "__proto__=1&username=a%40x.fr&password=x", 400],
    ["nothing", "", 400],
  ])("%s", async (_name, payload, status) => {
    const answer = await logIn(payload);
    expect(answer.statusCode).toBe(status);
    expect(Object.values(MESSAGES)).toContain(answer.json().detail);
  });

  test("and no JSON", async () => {
    const answer = await logIn('{"username":["a@x.fr"],"password":"x"}', "application/json");
    expect(answer.statusCode).toBe(415);
  });
});

describe("sign-up refuses", () => {
  const signUp = (payload: object) => one.app.inject({ method: "POST", url: "/api/auth/register", payload });

  test.each([
    ["a short password", { password: "1234567" }, MESSAGES.passwordTooShort],
    ["a long password", { password: "a1".repeat(65) }, MESSAGES.passwordTooLong],
    ["a huge password", { password: "a1".repeat(60_000) }, MESSAGES.passwordTooLong],
    ["a common password", { password: "Password1" }, MESSAGES.passwordTooCommon],
    ["one letter again and again", { password: "aaaaaaaaaa" }, MESSAGES.passwordTooCommon],
    ["an address that is none", { email: "a@x" }, MESSAGES.emailInvalid],
    ["a dot in front", { email: ".x@y.fr" }, MESSAGES.emailInvalid],
    ["two dots", { email: "a..b@y.fr" }, MESSAGES.emailInvalid],
    ["a dot at the end", { email: "a.@y.fr" }, MESSAGES.emailInvalid],
    ["a machine's address", { email: "a@127.0.0.1" }, MESSAGES.emailInvalid],
    ["two signs", { email: "a@b@y.fr" }, MESSAGES.emailInvalid],
    ["a long mailbox", { email: `${"a".repeat(65)}@y.fr` }, MESSAGES.emailInvalid],
    ["two addresses", { email: "a@x.fr, b@x.fr" }, MESSAGES.emailInvalid],
    ["a mail header", { email: "a@x.fr\r\nBcc: b@x.fr" }, MESSAGES.emailInvalid],
    ["an address in an array", { email: ["a@x.fr"] }, MESSAGES.emailInvalid],
    ["credits of one's own choice", { credits: 1_000_000 }, MESSAGES.requestInvalid],
    ["a plan of one's own choice", { subscription_plan: "premium" }, MESSAGES.requestInvalid],
  ])("%s", async (_name, change, message) => {
    const answer = await signUp({ email: newEmail(), password: PASSWORD, ...change });
    expect(answer.json().detail).toBe(message);
    expect(answer.statusCode).toBe(400);
  });

  test("the address as password", async () => {
    const email = newEmail();
    expect((await signUp({ email, password: email })).json().detail).toBe(MESSAGES.passwordTooCommon);
  });
});
