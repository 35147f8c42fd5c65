import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { endStalledResponses } from "./end-stalled-responses.ts";

const STALLED_MS = 40;
/** For clients that read: a busy machine may delay one for longer than the limit above. */
const PATIENT_MS = 300;
/** More than the buffers at both ends of a connection hold. */
const LONG = Buffer.alloc(20_000_000, "x");

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(
  answer: Parameters<typeof createServer>[1] & object,
  stalledMs: number,
): Promise<number> {
  const server = createServer(answer);
  endStalledResponses(server, stalledMs);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

test("a client that never reads loses its connection", async () => {
  const closed = Promise.withResolvers<boolean>();
  const port = await serve((_request, response) => {
    response.once("close", () => closed.resolve(response.writableFinished));
    response.end(LONG);
  }, STALLED_MS);
  const client = connect(port, "127.0.0.1");
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await closed.promise).toBe(false);
  client.destroy();
});

test("an answer that takes long to come reaches its client, and so does one read slowly", async () => {
  const port = await serve(async (_request, response) => {
    await sleep(PATIENT_MS * 1.5);
    response.end(LONG);
  }, PATIENT_MS);
  const client = connect(port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  const slow = setInterval(() => {
    client.pause();
    setTimeout(() => client.resume(), PATIENT_MS / 8);
  }, PATIENT_MS / 4);
  expect((await text(client)).length).toBeGreaterThan(LONG.length);
  clearInterval(slow);
});
