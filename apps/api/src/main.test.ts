import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { PRODUCT_NAME } from "@app/contracts/product";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  makeDataFolder,
  type DataFolder,
} from "../../../packages/private-postgres/test-support/spawn-cluster-process.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");
const children: ChildProcess[] = [];
const folders: DataFolder[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await ended;
  }
  for (const folder of folders.splice(0)) folder.remove();
});

function newFolder(): DataFolder {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder;
}

/** The server as an operator starts it, on loopback. */
function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: "127.0.0.1",
      EXAMPLES: "none",
      ...env,
    },
  });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const said = text(child.stdout);
  const complaint = text(child.stderr);
  return { child, ended, said, complaint };
}

async function untilReady(port: number): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true), {
    timeout: 40_000,
    interval: 50,
  });
}

async function findFreePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

describe("life of the process", () => {
  test(
    "says one line when it is ready, stops on SIGTERM with its database, exits with 0",
    { tags: ["long"] },
    async () => {
      const folder = newFolder();
      const port = await findFreePort();
      // With the examples, whose creation must stop without an error.
      const server = start({ PORT: String(port), DATA_DIR: folder.path, EXAMPLES: "" });
      await untilReady(port);
      expect(folder.postmasterPid()).toBeDefined();
      server.child.kill("SIGTERM");
      expect(await server.ended).toBe(0);
      const lines = (await server.said).trimEnd().split("\n");
      expect(lines.filter((line) => line.includes("http"))).toEqual([
        `${PRODUCT_NAME} est prêt : http://localhost:${port}`,
      ]);
      expect(await server.complaint).toBe("");
      expect(folder.postmasterPid()).toBeUndefined();
    },
  );

  test(
    "a signal that comes twice at once, as npm sends it, is one; a later one is impatience",
    { tags: ["long"] },
    async () => {
      const folder = newFolder();
      const port = await findFreePort();
      const server = start({ PORT: String(port), DATA_DIR: folder.path });
      await untilReady(port);
      // A request whose body never arrives keeps the server from closing.
      const slow = net.connect(port, "127.0.0.1");
      slow.on("error", () => {});
      slow.write(
        "POST /api/auth/register HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{",
      );
      // « 100 Continue »: the server has read the headers, even on a busy machine.
      await new Promise((resolve) => slow.once("data", resolve));
      server.child.kill("SIGINT");
      await new Promise((resolve) => setTimeout(resolve, 50));
      server.child.kill("SIGINT");
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect(server.child.exitCode).toBeNull();
      server.child.kill("SIGINT");
      expect(await server.ended).toBe(1);
      slow.destroy();
    },
  );

  test(
    "two servers on one data folder, one after the other killed, both answer",
    { tags: ["long"] },
    async () => {
      const folder = newFolder();
      const [first, second] = [await findFreePort(), await findFreePort()];
      const one = start({ PORT: String(first), DATA_DIR: folder.path });
      const two = start({ PORT: String(second), DATA_DIR: folder.path });
      await Promise.all([untilReady(first), untilReady(second)]);
      one.child.kill("SIGKILL");
      await one.ended;
      await untilReady(second);
      two.child.kill("SIGTERM");
      expect(await two.ended).toBe(0);
      expect(folder.postmasterPid()).toBeUndefined();
    },
  );
});

describe("refusals: one line, exit code 1", () => {
  const oneLineAbout = (word: string) => expect.stringMatching(new RegExp(`^[^\\n]*${word}[^\\n]*\\n$`));

  test("a port that is taken", { tags: ["long"] }, async () => {
    const folder = newFolder();
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as net.AddressInfo;
    const server = start({ PORT: String(port), DATA_DIR: folder.path });
    expect(await server.ended).toBe(1);
    expect(await server.complaint).toEqual(oneLineAbout(`port ${port} est déjà pris`));
    expect(folder.postmasterPid()).toBeUndefined();
    other.close();
  });

  test("an address that is not this machine's", { tags: ["long"] }, async () => {
    const server = start({
      PORT: String(await findFreePort()),
      DATA_DIR: newFolder().path,
      HOST: "192.0.2.1",
    });
    expect(await server.ended).toBe(1);
    expect(await server.complaint).toEqual(oneLineAbout("HOST"));
  });

  test("a data folder that cannot be written to", { tags: ["long"] }, async () => {
    const folder = newFolder();
    fs.writeFileSync(folder.path, "a file");
    const server = start({ PORT: String(await findFreePort()), DATA_DIR: folder.path });
    expect(await server.ended).toBe(1);
    expect(await server.complaint).toEqual(oneLineAbout("DATA_DIR"));
  });

  test("a setting that makes no sense", { tags: ["long"] }, async () => {
    const server = start({ PORT: "http" });
    expect(await server.ended).toBe(1);
    expect(await server.complaint).toEqual(oneLineAbout("PORT"));
  });
});
