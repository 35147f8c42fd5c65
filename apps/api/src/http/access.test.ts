import { randomBytes, randomUUID } from "node:crypto";
import { ENDPOINTS } from "@app/contracts/endpoints";
import { MESSAGES } from "@app/contracts/messages";
import type { ReaderLink } from "@app/contracts/reading";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type BillingApp, openBillingApp } from "../../test-support/billing-app.ts";
import { analyse, bearer, expectSound, register } from "../../test-support/test-app.ts";
import { upload, wavOf } from "../../test-support/sample-recording.ts";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";
import { pathsOf } from "./mount.ts";

let db: TestDatabase;
let one: BillingApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openBillingApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

/** Public routes outside the contracts. */
const OPEN = [
  "GET /api/docs",
  "GET /healthz",
  "GET /readyz",
  // The demonstration's payment page: the session id in the URL is the only key.
  "GET /demonstration/paiement/:sessionId",
  "POST /demonstration/paiement/:sessionId",
];

const rows = ENDPOINTS.flatMap((endpoint) =>
  pathsOf(endpoint).map((path) => {
    const { method, access } = endpoint;
    return { method, access, path, name: `${method} ${path}` };
  }),
);
const forUsers = rows.filter((row) => row.access === "user");
/** The answers of a route to the owner of the named object, to another user, and to a malformed name. */
interface Row {
  payload?: object;
  /** Creates an object of the owner's and returns its name in the path. */
  make(owner: string): Promise<string>;
  /** A well-formed random name of nothing. */
  unknown: () => string;
  owner: 200 | 204;
  stranger: { status: number; body: object };
  malformed: { status: 400 | 404; detail: string };
}
const analysedPitch: Row = {
  make: async (owner) => (await analyse(one.app, owner)).json().id,
  unknown: randomUUID,
  owner: 200,
  stranger: { status: 404, body: { detail: MESSAGES.pitchNotFound, code: "pitch_not_found" } },
  malformed: { status: 400, detail: MESSAGES.pitchIdInvalid },
};
const keptRecording: Row = {
  make: async (owner) => {
    const { audio_url } = (await upload(one.app, owner, [{ bytes: wavOf(31) }])).json();
    return audio_url.split("/").at(-1);
  },
  unknown: () => randomBytes(16).toString("base64url"),
  owner: 200,
  stranger: { status: 404, body: { detail: MESSAGES.recordingNotFound, code: "recording_not_found" } },
  malformed: { status: 404, detail: MESSAGES.recordingNotFound },
};
const readLink = async (owner: string) => {
  const id = await analysedPitch.make(owner);
  const choice = { with_recording: false, exportable: false };
  const url = `/api/pitches/history/${id}/reader-links`;
  return (
    await one.app.inject({ method: "POST", url, headers: bearer(owner), payload: choice })
  ).json() as ReaderLink;
};
const UNKNOWN_LINK = { detail: MESSAGES.shareNotFound, code: "share_not_found" };
const ownLink: Row = {
  ...analysedPitch,
  make: async (owner) => (await readLink(owner)).id,
  owner: 204,
  stranger: { status: 404, body: UNKNOWN_LINK },
  malformed: { status: 400, detail: MESSAGES.linkInvalid },
};
const ownPurchase: Row = {
  make: async (owner) => (await one.buy(owner)).id,
  unknown: randomUUID,
  owner: 200,
  stranger: { status: 404, body: { detail: MESSAGES.purchaseNotFound, code: "purchase_not_found" } },
  malformed: { status: 404, detail: MESSAGES.purchaseNotFound },
};
const ownPlan: Row = {
  make: async (owner) => {
    const answer = await one.app.inject({
      method: "POST",
      url: "/api/interviews/plans",
      headers: bearer(owner),
      payload: {
        job_title: "Comptable",
        company_name: "Moulins de Brières",
        job_description:
          "Vos missions :\n- tenir la comptabilité\n- établir la TVA\n- préparer les bilans\n- relancer les clients\n\n" +
          "Profil recherché :\n- maîtrise d’Excel\n- connaissance de Sage\n- sens de la rigueur\n- esprit d’équipe",
      },
    });
    return answer.json().id;
  },
  unknown: randomUUID,
  owner: 200,
  stranger: { status: 404, body: { detail: MESSAGES.planNotFound, code: "plan_not_found" } },
  malformed: { status: 404, detail: MESSAGES.planNotFound },
};
/** Routes with a name in their path: any such route without a row here fails the suite. */
const ROWS: Record<string, Row> = {
  "GET /analysis/:id": analysedPitch,
  "PUT /analysis/:id/hesitations": { ...analysedPitch, payload: { answers: [] } },
  "GET /pitches/history/:id": analysedPitch,
  "GET /pitches/history/:id/final-pitch": analysedPitch,
  "POST /pitches/history/:id/final-pitch": { ...analysedPitch, payload: { content: "Bonjour" } },
  "GET /pitches/history/:id/share": analysedPitch,
  "POST /pitches/history/:id/share": analysedPitch,
  "DELETE /pitches/history/:id/share": { ...analysedPitch, owner: 204 },
  "GET /pitches/history/:id/reader-links": analysedPitch,
  "POST /pitches/history/:id/reader-links": {
    ...analysedPitch,
    payload: { with_recording: false, exportable: false },
  },
  "DELETE /pitches/reader-links/:id": ownLink,
  "POST /users/me/:id/favorite": { ...analysedPitch, owner: 204 },
  "DELETE /users/me/:id/favorite": { ...analysedPitch, owner: 204 },
  "POST /payments/purchases/:purchaseId/withdraw": ownPurchase,
  "GET /interviews/plans/:id": ownPlan,
  "DELETE /interviews/plans/:id": { ...ownPlan, owner: 204 },
  "POST /interviews/plans/:id/questions": { ...ownPlan, payload: { question: "Pourquoi nous ?" } },
  "PUT /interviews/plans/:id/questions/:questionId": { ...ownPlan, payload: { question: "Pourquoi nous ?" } },
  "DELETE /interviews/plans/:id/questions/:questionId": ownPlan,
  "POST /interviews/plans/:id/generate-questions": ownPlan,
  "POST /interviews/plans/:id/questions/:questionId/generate-answer": ownPlan,
  "POST /interviews/plans/:id/generate-strategy": {
    ...ownPlan,
    payload: { cv_content: "Comptable, 5 ans." },
  },
  "GET /audio/:id": keptRecording,
  "DELETE /audio/:id": { ...keptRecording, owner: 204 },
};

/** The answers of a route to the holder of its link, signed in or not. */
interface LinkRow {
  payload?: object;
  /** Creates a link: its token, and a function by which its owner closes it. */
  make(owner: string): Promise<{ token: string; end(): Promise<unknown> }>;
  holder: { status: number; code: string | undefined };
}
const shared: LinkRow = {
  make: async (owner) => {
    const url = `/api/pitches/history/${await analysedPitch.make(owner)}/share`;
    const answer = await one.app.inject({ method: "POST", url, headers: bearer(owner) });
    return {
      token: answer.json().share_link.split("/")[4],
      end: () => one.app.inject({ method: "DELETE", url, headers: bearer(owner) }),
    };
  },
  holder: { status: 200, code: undefined },
};
const read: LinkRow = {
  make: async (owner) => {
    const link = await readLink(owner);
    const url = `/api/pitches/reader-links/${link.id}`;
    return {
      token: link.reader_link.split("/").at(-1)!,
      end: () => one.app.inject({ method: "DELETE", url, headers: bearer(owner) }),
    };
  },
  holder: { status: 200, code: undefined },
};
const noSound = { status: 404, code: "recording_not_found" };
/** Routes of links: any such route without a row here fails the suite. */
const LINK_ROWS: Record<string, LinkRow> = {
  "GET /pitches/share/:token": shared,
  "GET /pitches/share/:token/audio": { ...shared, holder: noSound },
  "GET /pitches/share/:token/preview.png": shared,
  "GET /pitches/read/:token": read,
  "POST /pitches/read/:token": {
    ...read,
    payload: { reader_name: "", marks: [{ label: "Structure", score: 5 }], remarks: [] },
  },
  "GET /pitches/read/:token/audio": { ...read, holder: noSound },
};
/** The caller chooses this key: another user's answers « none », as an unknown one (analyse-pitch.test.ts). */
const NAMED_BY_CALLER = new Set(["GET /analysis/attempts/:key"]);
const naming = ENDPOINTS.filter(
  ({ method, path, access }) =>
    path.includes(":") && access === "user" && !NAMED_BY_CALLER.has(`${method} ${path}`),
).flatMap((endpoint) =>
  pathsOf(endpoint).map((path) => {
    const { method } = endpoint;
    return { method, path, name: `${method} ${path}`, row: ROWS[`${method} ${endpoint.path}`]! };
  }),
);
const linked = ENDPOINTS.filter((endpoint) => endpoint.access === "link").map(({ method, path }) => ({
  method,
  path: `/api${path}`,
  name: `${method} ${path}`,
  row: LINK_ROWS[`${method} ${path}`]!,
}));

test("every route that names something has its row", () => {
  const named = ENDPOINTS.filter(({ path, access }) => path.includes(":") || access === "link");
  const known = [...Object.keys(ROWS), ...Object.keys(LINK_ROWS), ...NAMED_BY_CALLER];
  expect(known.sort()).toEqual(named.map(({ method, path }) => `${method} ${path}`).sort());
});

test("every route has a row, and every row a route", () => {
  const routes = [...one.app.routeTable].flatMap(([url, methods]) =>
    [...methods].filter((method) => method !== "HEAD").map((method) => `${method} ${url}`),
  );
  expect(routes.sort()).toEqual([...OPEN, ...rows.map((row) => row.name)].sort());
});

describe.each(forUsers)("$name", ({ method, path }) => {
  const ask = (headers: Record<string, string>, query = "") =>
    one.app.inject({ method, url: path.replace(/:\w+/, randomUUID()) + query, headers });

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

describe.each(naming)("$name", ({ method, path, row }) => {
  const ask = (named: string, token: string) =>
    one.app.inject({
      method,
      url: path.replace(/:\w+/, named).replace(":questionId", "0"),
      headers: bearer(token),
      ...(row.payload && { payload: row.payload }),
    });

  test("serves the owner, and tells nobody else what exists", async () => {
    const [owner, other] = [await register(one.app), await register(one.app)];
    const named = await row.make(owner);
    const [theirs, unknown] = [await ask(named, other), await ask(row.unknown(), other)];
    expect(theirs.statusCode).toBe(row.stranger.status);
    expect(theirs.json()).toEqual(row.stranger.body);
    expect(theirs.body).toBe(unknown.body);
    expect((await ask(named, owner)).statusCode).toBe(row.owner);
  });

  test.each([
    "1",
    "abc",
    "%00",
    "..%2f..",
    `${randomUUID()}x`,
    "%F0%9F%8E%A4",
    "a".repeat(90),
    "a".repeat(5000),
  ])("calls %s malformed", async (junk) => {
    const answer = await ask(junk, await register(one.app));
    const hostile = { status: 400, detail: MESSAGES.charactersForbidden };
    expect([row.malformed, hostile]).toContainEqual({
      status: answer.statusCode,
      detail: answer.json().detail,
    });
  });
});

describe.each(linked)("$name", ({ method, path, row }) => {
  const ask = (token: string, bearerToken?: string) =>
    one.app.inject({
      method,
      url: path.replace(":token", token),
      ...(bearerToken && { headers: bearer(bearerToken) }),
      ...(row.payload && { payload: row.payload }),
    });

  test("serves the holder of the link, and nobody once it is ended", async () => {
    const [owner, other] = [await register(one.app), await register(one.app)];
    const { token, end } = await row.make(owner);
    const answer = await ask(token);
    const isJson = String(answer.headers["content-type"]).startsWith("application/json");
    const code = isJson ? answer.json().code : undefined;
    expect({ status: answer.statusCode, code }).toEqual(row.holder);
    await end();
    for (const who of [undefined, owner, other]) {
      const ended = await ask(token, who);
      expect([ended.statusCode, ended.json()]).toEqual([404, UNKNOWN_LINK]);
      expect(ended.body).toBe((await ask(randomUUID(), who)).body);
    }
  });

  test("a link opens nothing of its pitch's owner", async () => {
    const { token } = await row.make(await register(one.app));
    for (const url of ["/api/users/me", "/api/pitches/history", "/api/users/me/shares"])
      expect((await one.app.inject({ url, headers: bearer(token) })).statusCode).toBe(401);
    expect((await one.app.inject({ url: `/api/pitches/history/${token}` })).statusCode).toBe(401);
  });

  test.each(["1", "%00", "..%2f..", `${randomUUID()}x`, randomUUID().toUpperCase(), "a".repeat(90)])(
    "calls %s malformed",
    async (junk) => {
      const answer = await ask(junk);
      expect(answer.statusCode).toBe(400);
      expect([MESSAGES.linkInvalid, MESSAGES.charactersForbidden]).toContain(answer.json().detail);
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
  const method = await one.app.inject({ method: "PATCH", url: "/api/users/me" });
  expect(method.statusCode).toBe(405);
  expect(method.headers.allow).toContain("GET");
  expect(method.json().detail).toBe(MESSAGES.methodNotAllowed);
  for (const url of ["/api", "/api/", "/api/nope", "/api/api/users/me", "/api/users/me/"]) {
    const answer = await one.app.inject({ url });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json().detail).toBe(MESSAGES.routeNotFound);
  }
  const options = await one.app.inject({
    method: "OPTIONS",
    url: "/api/users/me",
    headers: { origin: "https://evil.example", "access-control-request-method": "PUT" },
  });
  expect([options.statusCode, options.body]).toEqual([204, ""]);
  expect(options.headers.allow).toMatch(/^GET, .*OPTIONS$/);
  expect(Object.keys(options.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
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
