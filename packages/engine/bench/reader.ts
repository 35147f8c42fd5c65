import { readFileSync } from "node:fs";
import { readText } from "../src/language/read-text.ts";
import { syntaxOf } from "../src/language/syntax.ts";
import { decodeModels, type PackedWeights } from "../src/reading/models.ts";
import { readJourneyPitches } from "../test-support/judged-pitches.ts";

const WEIGHTS = new URL("../src/reading/weights/french.json", import.meta.url);
const WORDS = 300;
const WARM_UP_RUNS = 40;
const RUNS = 60;

/** Times the reader alone: loading its weights, and reading 300 words once warm (words, tags, syntax, markers). */
export function benchmarkReader(): { name: string; p50Ms: number; p99Ms: number }[] {
  const words = readJourneyPitches().flatMap(({ content }) => content.split(/\s+/));
  const content = Array.from({ length: WORDS }, (_, index) => words[index % words.length]).join(" ");
  const spoken = content.toLowerCase().replace(/[.,;:!?]/g, "");
  const json = readFileSync(WEIGHTS, "utf8");
  return [
    // The first load is what matters: each later one is as slow, except that the code is already compiled.
    time("reader: load", 0, 5, () => decodeModels(JSON.parse(json) as PackedWeights)),
    time(`reader: ${WORDS} words`, WARM_UP_RUNS, RUNS, () => syntaxOf({ ...readText(content) })),
    time(`reader: ${WORDS} words without stops`, WARM_UP_RUNS, RUNS, () => syntaxOf({ ...readText(spoken) })),
  ];
}

function time(name: string, warmUp: number, count: number, run: () => unknown) {
  for (let index = 0; index < warmUp; index += 1) run();
  const runs = Array.from({ length: count }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((left, right) => left - right);
  const at = (share: number) => Number(runs[Math.min(count - 1, Math.floor(share * count))]!.toFixed(2));
  return { name, p50Ms: at(0.5), p99Ms: at(0.99) };
}
