// `npm start`: builds the web app when its sources changed, then becomes the server.
import { ensureWebBuild } from "./web-build.ts";

process.env.NODE_ENV ??= "production";
try {
  await ensureWebBuild((line) => console.log(line));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import("../apps/api/src/main.ts");
