import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MESSAGES } from "@app/contracts/messages";
import { NONCE_HEADER } from "@app/contracts/page-request";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";
import { isPagePath } from "./web.ts";
import { loadWebBuild } from "./web-build.ts";

const SCRIPT = "document.documentElement.classList.add('dark')";
let folder: string;
let db: TestDatabase;
let one: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "web-build-"));
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, "one", name, ".."), { recursive: true });
    writeFileSync(join(folder, "one", name), text);
  };
  writeFileSync(join(folder, "current"), "one");
  write("client/assets/app-1f2e.js", "export {};");
  write("client/assets/app-1f2e.js.map", "{}");
  write("client/.vite/manifest.json", "{}");
  write("client/robots.txt", "User-agent: *");
  write(
    "client/about/index.html",
    `<html><style>p{}</style><script>${SCRIPT}</script><script src="/x.js"></script></html>`,
  );
  write("server/index.js", "export const routes = {};");
  write("secret.txt", "treasure");
  db = await createTestDatabase();
  // The browser tests cover React Router's renderer; this stand-in echoes what it receives.
  const render = async (request: Request) => {
    if (new URL(request.url).pathname === "/broken") throw new Error("secret of the renderer");
    const nonce = request.headers.get(NONCE_HEADER);
    return new Response(`<p>${request.url} ${nonce}</p>`.padEnd(2000), {
      status: 404,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  };
  const build = await loadWebBuild(folder);
  one = await openTestApp(db, { web: build && { ...build, render } });
});
afterAll(async () => {
  await one.close();
  await db.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => one.app.inject({ url, headers });

test("hashed files are kept for ever, others are asked for again", async () => {
  const asset = await get("/assets/app-1f2e.js");
  expect(asset.statusCode).toBe(200);
  expect(asset.headers["cache-control"]).toContain("immutable");
  expect((await get("/robots.txt")).headers["cache-control"]).toBe("public, max-age=0");
});

test("a prerendered page has its own inline scripts and styles and no others", async () => {
  const page = await get("/about");
  expect(page.body).toContain(SCRIPT);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toMatch(/style-src 'self' 'sha256-[^;]+; style-src-attr 'unsafe-inline';/);
  expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
});

test.each(["/%0aX", "//x", "/a%5cb", "/%E2%80%A8", "/x//y", "/%00"])(
  "%s is no page: nothing is rendered for it",
  async (url) => {
    const answer = await one.app.inject({ url });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(answer.body).toBe(MESSAGES.routeNotFound);
  },
);

test("a page has one address", () => {
  const odd = ["/healthz/..", "/.", "//x/..", "/x/%2e%2e", "/%2e/x", "/%ff", "/%"];
  expect(odd.filter(isPagePath)).toEqual([]);
  expect(
    ["/", "/pitch", "/pitch/", "/..x", "/a.b", "/%C3%A9t%C3%A9"].filter((path) => !isPagePath(path)),
  ).toEqual([]);
});

test("one address has so many pages rendered and no more, and the others are served", async () => {
  const strict = { ...one.deps, config: { ...one.deps.config, throttleScale: 0.05 } };
  const two = await openTestApp(db, strict);
  const ask = (remoteAddress: string) => two.app.inject({ url: "/pitch", remoteAddress });
  const statuses = [];
  for (let i = 0; i < 8; i++) statuses.push((await ask("203.0.113.1")).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
  expect((await ask("203.0.113.2")).statusCode).toBe(404);
  expect((await two.app.inject({ url: "/about", remoteAddress: "203.0.113.1" })).statusCode).toBe(200);
  await two.close();
});

describe("a rendered page", () => {
  test("gets a nonce of its own, that nobody can choose", async () => {
    const page = await get("/pitch?a=1", { [NONCE_HEADER]: "chosen", host: "evil.example" });
    expect(page.statusCode).toBe(404);
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1];
    expect(page.body).toContain(`http://localhost:3000/pitch?a=1 ${nonce}`);
    const again = await get("/pitch");
    expect(again.headers["content-security-policy"]).not.toBe(page.headers["content-security-policy"]);
  });

  test("travels compressed", async () => {
    expect((await get("/pitch", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
  });

  test("that fails says so in French, and nothing else", async () => {
    const page = await get("/broken");
    expect([page.statusCode, page.body]).toEqual([500, MESSAGES.unexpected]);
  });
});

test.each([
  "/assets/old-0000.js",
  "/assets/app-1f2e.js.map",
  "/assets/../../secret.txt",
  "/assets/%2e%2e/secret.txt",
])("%s is not there", async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain("treasure");
});

test("the API never falls through to the pages", async () => {
  for (const url of ["/api", "/api/nope", "/api/analysis/x/y"]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, MESSAGES.routeNotFound]);
  }
});

test("a build is read from its folder: no map, no hidden file, hashes of inline scripts", async () => {
  const build = await loadWebBuild(folder);
  expect([...(build?.files ?? [])].sort()).toEqual([
    "/about/index.html",
    "/assets/app-1f2e.js",
    "/robots.txt",
  ]);
  const hash = expect.stringMatching(/^'sha256-.{44}'$/);
  expect(build?.pages.get("/about")?.inline).toEqual({ scripts: [hash], styles: [hash] });
  expect(await loadWebBuild(join(folder, "nowhere"))).toBeNull();
});
