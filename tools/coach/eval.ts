// `npm run coach:eval`: measures the configured model beside the engine. docs/coach.md says how to read it.
import { runEvaluation } from "./eval/run.ts";

const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.exitCode = await runEvaluation(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  tell: (line) => console.error(line),
  signal: stop.signal,
});
