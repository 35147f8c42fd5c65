import { makeDataDir, startServerProcess } from "../server-process.ts";
import { createClient } from "./client.ts";
import type { Target } from "./row.ts";

/** Starts two servers on loopback with one private database; `close` removes them. */
export async function openTarget(): Promise<{ target: Target; close(): Promise<void> }> {
  const { dataDir, remove } = makeDataDir();
  const servers: Awaited<ReturnType<typeof startServerProcess>>[] = [];
  const close = async () => {
    for (const server of servers) await server.stop();
    remove();
  };
  const start = async (env: NodeJS.ProcessEnv) => {
    const server = await startServerProcess(dataDir, env);
    servers.push(server);
    return createClient(server.url, server.pid);
  };
  try {
    const lax = await start({ THROTTLE_SCALE: "1000" });
    const strict = await start({ THROTTLE_SCALE: "1", TRUST_PROXY: "127.0.0.1" });
    return { target: { lax, strict, dataDir }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
