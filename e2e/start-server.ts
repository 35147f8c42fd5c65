import { makeDataDir, startServerProcess } from "../scripts/server-process.ts";

/** One real server for the whole run, on its own port and data folder. */
export default async function startServer() {
  const { dataDir, remove } = makeDataDir();
  const server = await startServerProcess(dataDir);
  process.env.E2E_URL = server.url;
  return async () => {
    await server.stop();
    remove();
  };
}
