// `npm run coach:check`: tells an operator in one screen whether the model that this server is set to use can serve.
import { runCheck } from "./check/run.ts";

const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.exitCode = await runCheck(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  tell: (line) => console.error(line),
  signal: stop.signal,
});
