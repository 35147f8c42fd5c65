// `npm run -s coach:read -- --cassette DIR`: runs pitches through the product's tasks, with answers stored in files.
import { runRead } from "./read/run.ts";

const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.exitCode = await runRead(process.argv.slice(2), process.env, {
  input: process.stdin,
  output: process.stdout,
  tell: (line) => console.error(line),
  signal: stop.signal,
});
