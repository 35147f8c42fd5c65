// `npm start`: builds the web app if its sources changed, then runs the server.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { ensureWebBuild } from "./web-build.ts";

// On one's own machine everything is enabled, payments included; elsewhere the demonstration must be asked for by name.
const ownMachine = !process.env.NODE_ENV && !process.env.PUBLIC_URL && !process.env.HOST;
if (ownMachine && !process.env.STRIPE_SECRET_KEY) process.env.PAYMENTS ??= "demonstration";
process.env.NODE_ENV ??= "production";
try {
  await ensureWebBuild((line) => console.log(line));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// Half of the time in which a process is ready is the compilation of its modules: Node keeps it for the next start, and
// for the processes that the server starts, which are given the same folder.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL("../node_modules/.cache/node-compile", import.meta.url),
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import("../apps/api/src/main.ts");
