import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { findLocalServers, tellLocalServer } from "./find-local-servers.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function answering(body: string | null): Promise<{ name: string; baseUrl: string }> {
  server = createServer((_request, response) => void (body === null || response.end(body)));
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return { name: "Ollama", baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

it("tells the line to set for a server of this machine that lists its models", async () => {
  const usual = await answering('{"object":"list","data":[{"id":"qwen2.5:7b"},{"id":"mistral"}]}');
  const [found] = await findLocalServers([usual]);
  expect(found).toEqual({ ...usual, models: ["qwen2.5:7b", "mistral"] });
  expect(tellLocalServer(found!)).toContain(`LLM_BASE_URL=${usual.baseUrl} LLM_MODEL=qwen2.5:7b`);
});

it.each([
  ["another program", "<html>"],
  ["no model", '{"data":[]}'],
  ["silence", null],
])("finds nothing in %s", async (_what, body) => {
  expect(await findLocalServers([await answering(body)])).toEqual([]);
});

it("finds nothing where nobody listens", async () => {
  expect(await findLocalServers([{ name: "Ollama", baseUrl: "http://127.0.0.1:1/v1" }])).toEqual([]);
});
