import { once } from "node:events";
import { PRODUCT_NAME } from "@app/contracts/product";
import { findLocalServers, tellLocalServer } from "./adapters/language-model/find-local-servers.ts";
import { createApp } from "./app.ts";
import { readConfig, StartRefusal, type Config } from "./config.ts";
import { openDeps } from "./open-deps.ts";

/** The terminal and npm may both send the same signal. Only a second one after this delay forces the exit. */
const SAME_SIGNAL_MS = 1000;
/** After the first delay idle clients are cut off; after the second the process ends in any case. */
const DRAIN_MS = 20_000;
const STOP_MS = 28_000;

// When the terminal is closed, writing fails: lose the output rather than end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const say = (line: string) => process.stdout.write(`${line}\n`);
const stop = stopSignal();

try {
  const config = readConfig(process.env);
  const { deps, close } = await openDeps(config, say);
  try {
    const app = await createApp(deps);
    try {
      if (!stop.aborted) {
        await listen(app, config);
        say(`${PRODUCT_NAME} est prêt : ${config.publicUrl}`);
        if (!config.llm) void tellLocalModels();
        await once(stop, "abort");
      }
    } finally {
      // Stops accepting, then waits for every running handler, even if its client disconnected.
      const hurry = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      clearTimeout(hurry);
    }
  } finally {
    await close();
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof StartRefusal ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

/** Announces language models found on this machine; they are used only when configured. */
async function tellLocalModels(): Promise<void> {
  for (const server of await findLocalServers()) say(tellLocalServer(server));
}

async function listen(
  app: { listen(options: { port: number; host: string }): Promise<string> },
  { port, host }: Config,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new StartRefusal(
        `Le port ${port} est déjà pris : arrêtez le programme qui l'occupe, ou choisissez-en un autre avec PORT.`,
      );
    if (code === "EACCES")
      throw new StartRefusal(
        `Le port ${port} demande des droits que nous n'avons pas : choisissez-en un autre avec PORT.`,
      );
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
      throw new StartRefusal(`Le réglage HOST (« ${host} ») n'est pas une adresse de cette machine.`);
    throw error;
  }
}

/** Aborted by Ctrl+C, SIGTERM, or the closing of the terminal. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let firstAt = 0;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(name, () => {
      if (controller.signal.aborted) {
        if (Date.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      firstAt = Date.now();
      setTimeout(() => process.exit(1), STOP_MS).unref();
      controller.abort();
    });
  return controller.signal;
}
