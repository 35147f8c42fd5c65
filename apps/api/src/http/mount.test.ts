import { defineEndpoint, type Endpoint } from "@app/contracts/endpoint";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";
import { readConfig } from "../config.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";
import { createServer } from "./create-server.ts";
import { UNDECLARED } from "./error-funnel.ts";
import { type Api, mount } from "./mount.ts";

const SECRET = "un secret d'opérateur assez long".replaceAll(/[^a-z]/g, "-");
const tokenOf = z.object({ token: z.string() });
const seldom = { by: "address", everySec: 3600, burst: 2 } as const;

const logged: string[] = [];
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A server with one route; the valid session tokens are « alice » and « bob ». */
function serve<E extends Endpoint>(endpoint: E, handle: Parameters<typeof mount<E>>[2], secret = SECRET) {
  const log = pino({ level: "warn" }, { write: (line) => void logged.push(line) });
  const config = readConfig({ OPERATOR_SECRET: secret });
  const deps = { config, log, database: db.database } as Deps;
  const app = createServer(deps, new AbortController());
  const api: Api = {
    app,
    deps,
    authenticate: async (authorization) => {
      const id = /^Bearer (alice|bob)$/.exec(authorization ?? "")?.[1];
      if (!id) throw new Refusal("session_expired");
      return { id, tokenHash: Buffer.from(id) };
    },
    live: new Set(),
    stopping: new AbortController().signal,
  };
  mount(api, endpoint, handle);
  return app;
}

describe("a webhook", () => {
  const endpoint = defineEndpoint({ method: "POST", path: "/hook", access: "webhook", summary: "Hook" });

  test.each(['{ "amount" : 1.0, "constructor": 2 }', "not json", "", " "])(
    "receives the bytes of « %s » as they came",
    async (payload) => {
      const received: Buffer[] = [];
      const app = serve(endpoint, async ({ body }, { request }) => {
        received.push(body);
        expect(request.headers["x-signature"]).toBe("s");
      });
      const headers = { "content-type": "application/json; charset=utf-8", "x-signature": "s" };
      const answer = await app.inject({ method: "POST", url: "/api/hook", headers, payload });
      expect(answer.statusCode, answer.body).toBe(204);
      expect(received.map(String)).toEqual([payload]);
    },
  );

  test("may not declare the shape of a body", () => {
    expect(() => serve({ ...endpoint, body: tokenOf } as Endpoint, async () => {})).toThrow(/body schema/);
  });
});

describe("an operator's call", () => {
  const endpoint = defineEndpoint({ method: "PATCH", path: "/house", access: "operator", summary: "House" });
  const ask = (app: ReturnType<typeof serve>, authorization?: string) =>
    app.inject({ method: "PATCH", url: "/api/house", headers: authorization ? { authorization } : {} });

  test("opens to the secret, and does not exist for others", async () => {
    const app = serve(endpoint, async () => {});
    expect((await ask(app, `Bearer ${SECRET}`)).statusCode).toBe(204);
    for (const wrong of [undefined, "Bearer alice", `Bearer ${SECRET} `, `Bearer ${SECRET}x`, SECRET])
      expect((await ask(app, wrong)).statusCode, wrong).toBe(404);
  });

  test("does not exist without a secret", async () => {
    const app = serve(endpoint, async () => {}, "");
    for (const authorization of [undefined, "Bearer ", "Bearer null", `Bearer ${SECRET}`])
      expect((await ask(app, authorization)).statusCode).toBe(404);
  });
});

describe("a link", () => {
  const link = { method: "GET", path: "/shared/:token", access: "link", summary: "Shared" } as const;

  test("is called without a session, as often as its throttle lets an address", async () => {
    const endpoint = defineEndpoint({ ...link, params: tokenOf, throttle: seldom });
    const seen: unknown[] = [];
    const app = serve(endpoint, async ({ params, user }) => void seen.push([params.token, user]));
    const ask = (remoteAddress: string) => app.inject({ url: "/api/shared/abc", remoteAddress });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await ask("203.0.113.7")).statusCode);
    expect(statuses).toEqual([204, 204, 429]);
    expect((await ask("203.0.113.8")).statusCode).toBe(204);
    expect(seen).toEqual([1, 2, 3].map(() => ["abc", null]));
  });

  test("needs a token and a throttle", () => {
    const handle = async () => {};
    expect(() => serve({ ...link, params: tokenOf }, handle)).toThrow(/throttle/);
    expect(() => serve({ ...link, throttle: seldom }, handle)).toThrow(/`token`/);
  });
});

test("a throttle by user counts each user apart, and needs one", async () => {
  const throttle = { ...seldom, by: "user" } as const;
  const endpoint = { method: "GET", path: "/mine", access: "user", summary: "Mine", throttle } as const;
  const app = serve(endpoint, async () => {});
  const statuses = [];
  for (const name of ["alice", "alice", "alice", "bob"]) {
    const answer = await app.inject({ url: "/api/mine", headers: { authorization: `Bearer ${name}` } });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([204, 204, 429, 204]);
  expect(() => serve({ ...endpoint, access: "public" }, async () => {})).toThrow(/signed-in user/);
});

test("a refusal that its endpoint does not list is logged, and answered all the same", async () => {
  const refuse = async () => {
    throw new Refusal("pitch_not_found");
  };
  const endpoint = { method: "GET", path: "/some", access: "public", summary: "Some" } as const;
  const told = async (more: Partial<Endpoint>) => {
    logged.length = 0;
    expect((await serve({ ...endpoint, ...more }, refuse).inject({ url: "/api/some" })).statusCode).toBe(404);
    return logged.filter((line) => line.includes(UNDECLARED)).length;
  };
  expect(await told({})).toBe(1);
  expect(await told({ errors: ["pitch_not_found"] })).toBe(0);
});
