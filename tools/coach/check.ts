// `npm run coach:check`: shows an operator, on one screen, whether the configured model can serve as the coach.
import { runCheck } from "./check/run.ts";

const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.exitCode = await runCheck(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  tell: (line) => console.error(line),
  signal: stop.signal,
});
