import { randomUUID } from "node:crypto";
import { ENDPOINTS } from "@app/contracts/endpoints";
import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  analyse,
  bearer,
  expectSound,
  openTestApp,
  register,
  type TestApp,
} from "../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";
import { pathsOf } from "./mount.ts";

let db: TestDatabase;
let one: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

/** Open to everyone and outside the contracts. */
const OPEN = ["GET /api/docs", "GET /healthz", "GET /readyz"];

const rows = ENDPOINTS.flatMap((endpoint) =>
  pathsOf(endpoint).map((path) => {
    const { method, access } = endpoint;
    return { method, access, path, name: `${method} ${path}` };
  }),
);
const forUsers = rows.filter((row) => row.access === "user");
/** Recordings have their own, in features/recording. */
const withId = rows.filter((row) => row.path.includes(":id") && !row.path.includes("/audio/"));

test("every route has a row, and every row a route", () => {
  const routes = [...one.app.routeTable].flatMap(([url, methods]) =>
    [...methods].filter((method) => method !== "HEAD").map((method) => `${method} ${url}`),
  );
  expect(routes.sort()).toEqual([...OPEN, ...rows.map((row) => row.name)].sort());
});

describe.each(forUsers)("$name", ({ method, path }) => {
  const ask = (headers: Record<string, string>, query = "") =>
    one.app.inject({ method, url: path.replace(":id", randomUUID()) + query, headers });

  test("refuses strangers", async () => {
    const token = await register(one.app);
    const forms = [
      {},
      { authorization: "" },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: `Bearer  ${token}` },
      { authorization: `Bearer ${token} x` },
      { authorization: `Bearer ${token}=` },
      { authorization: `Bearer ${token.slice(1)}` },
      { authorization: `Bearer ${"A".repeat(43)}` },
      { authorization: `Bearer ${"A".repeat(5000)}` },
      { authorization: `Bearer ${token}, Bearer ${token}` },
      { cookie: `token=${token}; access_token=${token}` },
    ];
    for (const headers of forms) {
      const answer = await ask(headers as Record<string, string>);
      expect(answer.statusCode, JSON.stringify(headers)).toBe(401);
      expect(answer.json()).toEqual({ detail: MESSAGES.sessionExpired, code: "session_expired" });
    }
    expect((await ask({}, `?access_token=${token}&token=${token}`)).statusCode).toBe(401);
  });
});

describe.each(withId)("$name", ({ method, path }) => {
  test("tells a stranger's pitch from an unknown one to nobody", async () => {
    const [owner, other] = [await register(one.app), await register(one.app)];
    const id = (await analyse(one.app, owner)).json().id as string;
    const ask = (which: string, token: string) =>
      one.app.inject({ method, url: path.replace(":id", which), headers: bearer(token) });
    expect((await ask(id, owner)).statusCode).toBe(200);
    const [theirs, unknown] = [await ask(id, other), await ask(randomUUID(), other)];
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual({ detail: "Pitch not found", code: "pitch_not_found" });
    expect(theirs.body).toBe(unknown.body);
  });

  test.each(["1", "abc", "%00", "..%2f..", `${randomUUID()}x`, "%F0%9F%8E%A4", "a".repeat(90)])(
    "calls %s an invalid id",
    async (junk) => {
      const token = await register(one.app);
      const answer = await one.app.inject({ method, url: path.replace(":id", junk), headers: bearer(token) });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail).toMatch(/^(?:Invalid pitch ID|Le texte contient des caractères)/);
    },
  );
});

test("a session ends at logout, for this token alone", async () => {
  const token = await register(one.app);
  const answer = await one.app.inject({
    method: "POST",
    url: "/api/auth/logout",
    headers: { ...bearer(token), "content-type": "application/json" },
  });
  expect(answer.statusCode).toBe(204);
  expect((await one.app.inject({ url: "/api/users/me", headers: bearer(token) })).statusCode).toBe(401);
});

test("other methods and other paths are refused in French", async () => {
  const method = await one.app.inject({ method: "DELETE", url: "/api/users/me" });
  expect(method.statusCode).toBe(405);
  expect(method.headers.allow).toContain("GET");
  expect(method.json().detail).toBe(MESSAGES.methodNotAllowed);
  for (const url of ["/api", "/api/", "/api/nope", "/api/api/users/me", "/api/users/me/"]) {
    const answer = await one.app.inject({ url });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json().detail).toBe(MESSAGES.routeNotFound);
  }
  const broken = await one.app.inject({ url: "/api/analysis/%zz" });
  expect(broken.statusCode).toBe(400);
  expect(broken.json().detail).toBe(MESSAGES.requestUnreadable);
});

test("every answer carries the headers that keep it inert and uncached", async () => {
  const answers = await Promise.all(
    ["/api/docs", "/api/users/me", "/api/nope", "/api/%zz", "/healthz"].map((url) => one.app.inject({ url })),
  );
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  for (const { headers } of answers) {
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
});
