import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { analysePitchText } from "./analyse-text.ts";

const PITCH = readFileSync(new URL("../../../fixtures/pitches/produit.txt", import.meta.url), "utf8").slice(
  0,
  1500,
);
/** Longer than the longest pitch that the API accepts, half of it for the second run. */
const LENGTH = 8000;
/** Work of the double text over work of the single one: 2 is linear, 4 is quadratic. */
const MOST_GROWTH = 2.6;

const REPEATED = [
  ..."«»\"'’“”()[]{}<>,.;:!?…-–—/\\*#@%€|_09aAé😀",
  ..."\n\t\u00a0\u202f\u200b\u0301",
  "« ",
  " : ",
  " , ",
  "« : ",
  "  ",
  "\r\n",
  "e\u0301",
  "a. ",
  "A. ",
  "1 ",
  "12, ",
  "- a\n",
  "1) a\n",
  "[À compléter : ",
  "(ralentir) ",
  "** ",
  "/ ",
  "↗ ",
  "www.",
  "t.me/",
  "https://",
  "a@",
  "06 ",
  "x.com/",
  "euh ",
  "du coup ",
  "je pense que ",
  "et, ",
  "parce que ",
  "qu'",
  "d'",
  "très très ",
  "c'est ",
  "on a ",
  "Julie Martin ",
  "zéro ",
  "vingt ",
  "cent mille ",
  "1 000 € ",
  "10 % ",
  "mets 10 ",
  "note ",
  "20 sur ",
  "Première. Deuxième. ",
  "« a b c d » ",
  '"a b c" ',
  "il y a ",
  "le la les ",
  "révolutionnaire ",
];

const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

/** How many times the blocks of the engine's code run for a text: the same on every machine. */
async function countWork(content: string): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  analysePitchText({ pitchType: "produit", content });
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .filter(({ url }) => url.includes("packages/engine/src/"))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

it.each(REPEATED)("%j over and over costs in proportion to its length", async (mark) => {
  const fill = (length: number) => mark.repeat(Math.ceil(length / mark.length)).slice(0, length);
  for (const build of [(marks: string) => marks + PITCH, (marks: string) => `${PITCH} ${marks}mot`]) {
    const none = await countWork(build(""));
    expect(none).toBeGreaterThan(10_000);
    const single = await countWork(build(fill(LENGTH / 2)));
    const double = await countWork(build(fill(LENGTH)));
    expect((double - none) / Math.max(none, single - none)).toBeLessThan(MOST_GROWTH);
  }
});
