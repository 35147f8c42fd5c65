// `npm start`: builds the web app if its sources changed, then runs the server.
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
await import("../apps/api/src/main.ts");
