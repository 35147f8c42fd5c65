// Prints figures; asserts nothing. `npm run bench` runs everything, `npm run bench -- server` one part.
import { cpus } from "node:os";
import { benchmarkChecks } from "../packages/engine/bench/checks.ts";
import { benchmarkReader } from "../packages/engine/bench/reader.ts";
import { benchmarkText } from "../packages/engine/bench/text.ts";
import { measureVoiceFigures } from "../packages/engine/bench/voice.ts";
import { type Figure, printFigures } from "./figures.ts";
import { measureHistory } from "./history.ts";
import { measureServer } from "./server.ts";
import { measureTitles } from "./titles.ts";

const listTimings = (timings: readonly { name: string; p50Ms: number; p99Ms: number }[]): Figure[] =>
  timings.flatMap(({ name, p50Ms, p99Ms }) => [
    { name: `${name}, p50`, value: p50Ms, unit: "ms" },
    { name: `${name}, p99`, value: p99Ms, unit: "ms" },
  ]);

const PARTS: Record<string, { title: string; measure: () => Promise<Figure[]> }> = {
  text: {
    title: "Text engine alone: measured, scored, explained, rewritten; its reader of French; one core, warm",
    measure: async () => [...listTimings(await benchmarkText()), ...listTimings(benchmarkReader())],
  },
  checks: {
    title: "Checks of a model's answers, on the event loop of the server; one core, warm",
    measure: async () => listTimings(benchmarkChecks()),
  },
  voice: {
    title: "Voice: decoding and every measure, beside Praat where it is installed",
    measure: measureVoiceFigures,
  },
  server: {
    title: "Server: one process, its private PostgreSQL, load from the same machine",
    measure: measureServer,
  },
  history: {
    title: "History: one call over HTTP, by what its user has stored",
    measure: measureHistory,
  },
  titles: {
    title: "Interview plans: an advert read, job titles searched; one core",
    measure: measureTitles,
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`unknown part: ${unknown.join(", ")}; there are: ${Object.keys(PARTS).join(", ")}`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"})`);
for (const [name, { title, measure }] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name)) printFigures(title, await measure());
