import { ENDPOINTS } from "@app/contracts/endpoints";
import { REQUEST_BYTES_MAX } from "@app/contracts/limits";
import { hold, holdStatus, type Row } from "../row.ts";

const get = (path: string, more = "") =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}Connection: close\r\n\r\n`;
const statusOf = (said: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);

export const HTTP_ROWS: readonly Row[] = [
  {
    name: "every call of a user, asked by a stranger",
    short: true,
    async run({ lax }) {
      const calls = ENDPOINTS.filter((endpoint) => endpoint.access === "user");
      const tokens = [undefined, "A".repeat(43), "A".repeat(5000), "' or 1=1 --"];
      for (const { method, path } of calls)
        for (const token of tokens) {
          const url = `/api${path.replaceAll(/:\w+/g, "00000000-0000-4000-8000-000000000000")}`;
          const answer = await lax.ask(url, { method, ...(token !== undefined && { token }) });
          holdStatus(answer, [401], `${method} ${path}`);
        }
      return `${calls.length} calls with ${tokens.length} tokens`;
    },
  },
  {
    name: "bytes that are no HTTP of ours",
    short: true,
    async run({ lax }) {
      const post = "POST /api/auth/login HTTP/1.1\r\nHost: a\r\n";
      const cases: [string, number[]][] = [
        ["nonsense\r\n\r\n", [400]],
        ["GET /healthz HTTP/1.1\r\n\r\n", [400]],
        [`${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`, [400]],
        [`${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, [400]],
        [`${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`, [400, 415, 501]],
        [get("/healthz", `X: ${"a".repeat(20_000)}\r\n`), [431]],
        [get("/healthz", "X: a\r\n".repeat(2500)), [431]],
        [get("http://evil.example/api/users/me"), [401]],
        ["CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", [0, 400, 404, 405]],
        ["TRACE /api/users/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", [404, 405]],
      ];
      for (const [bytes, allowed] of cases) {
        const said = await lax.raw(bytes);
        hold(allowed.includes(statusOf(said)), `${JSON.stringify(bytes.slice(0, 60))}: ${said.slice(0, 80)}`);
      }
      return `${cases.length} requests`;
    },
  },
  {
    name: "addresses that two readers would read differently",
    short: true,
    async run({ lax }) {
      const paths = [
        "/%0aX",
        "/healthz/..",
        "//x/..",
        "/x/%2e%2e",
        "/a%5cb",
        "/%00",
        "/%ff",
        "/x//y",
        "/.git/config",
      ];
      for (const path of paths) {
        const said = await lax.raw(get(path));
        hold(
          [400, 404].includes(statusOf(said)) || said.startsWith("HTTP/1.1 302"),
          `${path}: ${said.slice(0, 60)}`,
        );
        hold(!/node_modules|\n\s+at /.test(said), `${path} shows a stack`);
      }
      for (const path of ["/%0aX", "/healthz/..", "//x/..", "/a%5cb"])
        hold(statusOf(await lax.raw(get(path))) !== 200, `${path} is rendered`);
      return `${paths.length} addresses`;
    },
  },
  {
    name: "bodies that are too long, too deep, too many",
    short: true,
    async run({ lax }) {
      const token = await lax.signUp();
      const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 1]));
      const bodies = [
        "x".repeat(REQUEST_BYTES_MAX + 1),
        "[".repeat(20_000) + "]".repeat(20_000),
        JSON.stringify(keys),
        '{"content":1e400}',
        '{"__proto__":{"credits":1000}}',
        '{"content":"\\u0000"}',
        '{"content":"\\ud800"}',
        '{"pitch_type":["produit"],"content":{"$gt":""}}',
      ];
      for (const body of bodies)
        holdStatus(await lax.ask("/api/analysis/pitch", { token, body }), [400, 413], body.slice(0, 40));
      return `${bodies.length} bodies`;
    },
  },
  {
    name: "what another site's page may ask",
    short: true,
    async run({ lax }) {
      for (const origin of ["https://evil.example", "null"])
        for (const method of ["OPTIONS", "GET", "POST"]) {
          const answer = await lax.ask("/api/users/me", { method, headers: { origin } });
          hold(answer.headers.get("access-control-allow-origin") === null, `${method} allows ${origin}`);
          holdStatus(answer, method === "OPTIONS" ? [204] : [401, 405], method);
        }
      const plain = await lax.ask("/api/auth/register", {
        body: '{"email":"a@exemple.fr","password":"trois girafes"}',
        type: "text/plain",
      });
      holdStatus(plain, [415], "a form of another site");
      return "2 origins, 3 methods";
    },
  },
  {
    name: "headers that keep an answer inert, errors included",
    short: true,
    async run({ lax }) {
      for (const path of ["/api/docs", "/api/users/me", "/api/nope", "/api/analysis/%zz", "/healthz"]) {
        const { headers, text } = await lax.ask(path);
        hold(
          headers.get("content-security-policy")?.includes("default-src 'none'") ?? false,
          `${path}: policy`,
        );
        hold(headers.get("cache-control") === "no-store", `${path}: cache`);
        hold(headers.get("x-content-type-options") === "nosniff", `${path}: nosniff`);
        hold(headers.get("x-powered-by") === null, `${path}: powered by`);
        hold(!/node_modules|select |at Object/.test(text), `${path} tells of its inside`);
      }
      const page = await lax.ask("/");
      const policy = page.headers.get("content-security-policy") ?? "";
      hold(!/script-src[^;]*unsafe|unsafe-eval/.test(policy), `the policy of a page: ${policy}`);
      return "6 answers";
    },
  },
  {
    name: "one junk identifier, one answer, whatever its length",
    short: true,
    async run({ lax }) {
      const token = await lax.signUp();
      for (const path of ["analysis", "pitches/history", "audio"]) {
        const statuses = new Set<number>();
        for (const id of ["1", "abc", "%0a", "..%2f..", "a".repeat(90), "a".repeat(5000), "%F0%9F%8E%A4"])
          statuses.add((await lax.ask(`/api/${path}/${id}`, { token })).status);
        hold(statuses.size === 1 && !statuses.has(500), `${path}: ${[...statuses].join(", ")}`);
      }
      return "3 paths, 7 identifiers";
    },
  },
  {
    name: "connections that never finish their request",
    async run({ lax }) {
      const sockets = Array.from({ length: 500 }, () => lax.open());
      for (const [i, socket] of sockets.entries())
        socket.write(
          i % 2
            ? "GET / HTTP/1.1\r\nHost: a\r\nX-a: "
            : "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
        );
      for (let i = 0; i < 20; i++) {
        for (const socket of sockets) if (socket.writable) socket.write("a");
        holdStatus(await lax.ask("/api/docs"), [200], "somebody else");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      for (const socket of sockets) socket.destroy();
      return "500 connections, a byte at a time";
    },
  },
  {
    name: "pages asked for at any rate by one address",
    async run({ strict }) {
      const statuses: number[] = [];
      for (let i = 0; i < 30; i++) {
        const ten = Array.from({ length: 10 }, (_, j) =>
          strict.ask(`/inconnue-${i}-${j}`, { from: "203.0.113.70" }),
        );
        statuses.push(...(await Promise.all(ten)).map(({ status }) => status));
      }
      const refused = statuses.filter((status) => status === 429).length;
      const isBuilt = !statuses.includes(404);
      hold(!isBuilt || refused > 100, `only ${refused} of ${statuses.length} refused`);
      holdStatus(await strict.ask("/inconnue", { from: "203.0.113.71" }), [302, 404], "another address");
      return isBuilt
        ? `${refused} of ${statuses.length} refused`
        : "the site is not built: nothing is rendered";
    },
  },
];
