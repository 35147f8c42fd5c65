import type { AddressInfo } from "node:net";
import net from "node:net";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { limitSlowBodies } from "./limit-slow-bodies.ts";

const app = () => {
  const server = Fastify();
  limitSlowBodies(server, 200);
  server.post("/data", async () => "read");
  server.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_r, bytes, done) =>
    done(null, bytes),
  );
  server.post("/file", { config: { slowBody: true } }, async () => "read");
  return server;
};
const open: ReturnType<typeof app>[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

/** Sends a body in two halves, `pauseMs` apart; returns the status line of the answer. */
async function drip(path: string, pauseMs: number): Promise<string> {
  const server = app();
  open.push(server);
  await server.listen({ port: 0, host: "127.0.0.1" });
  const socket = net.connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/octet-stream\r\ncontent-length: 4\r\n\r\nab`,
  );
  const timer = setTimeout(() => socket.write("cd"), pauseMs);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  clearTimeout(timer);
  return answer.split("\r\n")[0]!;
}

test.each([
  ["/data", 20, "HTTP/1.1 200 OK"],
  ["/data", 2000, "HTTP/1.1 408 Request Timeout"],
  ["/file", 600, "HTTP/1.1 200 OK"],
])("%s with a pause of %i ms: %s", async (path, pauseMs, line) => {
  expect(await drip(path, pauseMs)).toBe(line);
});

test("a slow answer to a body that came is no slow body", async () => {
  const server = app();
  open.push(server);
  server.post("/slow", async () => {
    await new Promise((resolve) => setTimeout(resolve, 260));
    return "read";
  });
  const answer = await server.inject({ method: "POST", url: "/slow", payload: { a: 1 } });
  expect(answer.body).toBe("read");
});
