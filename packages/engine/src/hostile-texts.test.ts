import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analysePitchText } from "./analyse-text.ts";
import type { PitchText } from "./pitch.ts";
import { splitWords } from "./reading/split-words.ts";
import { checkHooks, checkRewrite, findQuote, maskIdentities } from "./review.ts";

const PITCH = readFileSync(new URL("../../../fixtures/pitches/produit.txt", import.meta.url), "utf8").slice(
  0,
  // Short enough for both runs of a mark to be read as a transcript, whose sentence ends are guessed.
  700,
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

/** How many times the blocks of the engine's code run: the same on every machine. */
async function countWork(run: () => unknown): Promise<number> {
  await session.post("Profiler.takePreciseCoverage");
  run();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .filter(({ url }) => url.includes("packages/engine/src/"))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

const fill = (mark: string, length: number) => mark.repeat(Math.ceil(length / mark.length)).slice(0, length);

/** Work that a double run of a mark adds, over what a single one adds. */
async function measureGrowth(run: (marks: string) => unknown, mark: string): Promise<number> {
  const none = await countWork(() => run(""));
  const single = await countWork(() => run(fill(mark, LENGTH / 2)));
  const double = await countWork(() => run(fill(mark, LENGTH)));
  expect(none).toBeGreaterThan(500);
  return (double - none) / Math.max(none, single - none);
}

const around = (analyse: (content: string) => unknown) => [
  (marks: string) => analyse(marks + PITCH),
  (marks: string) => analyse(`${PITCH} ${marks}mot`),
];

it.each(REPEATED)(
  "%j over and over costs in proportion to its length",
  async (mark) => {
    for (const run of around((content) => analysePitchText({ pitchType: "produit", content })))
      expect(await measureGrowth(run, mark)).toBeLessThan(MOST_GROWTH);
  },
  60_000,
);

/** Of the repeated marks, those that rules look for. */
const WORDS = REPEATED.filter((mark) => mark.length > 1);

describe("the same in what else reads a text", () => {
  const source: PitchText = { pitchType: "produit", content: PITCH };
  const question = "Parlez-moi d'un conflit dans votre équipe.";
  const readers: [string, (marks: string) => unknown][] = [
    [
      "an answer",
      (marks) => analysePitchText({ pitchType: "rh", question, content: `${PITCH} ${marks}mot` }),
    ],
    ["a speech", (marks) => analysePitchText({ pitchType: "perso", content: `${PITCH} ${marks}mot` })],
    ["a rewriting", (marks) => checkRewrite(source, `${PITCH} ${marks}mot`)],
    ["a hook", (marks) => checkHooks(source, [{ type: "question", text: `${PITCH} ${marks}mot` }])],
    ["a quotation", (marks) => findQuote(PITCH, `${PITCH} ${marks}mot`)],
    ["identities", (marks) => maskIdentities(`${PITCH} ${marks}mot`)],
    ["words", (marks) => splitWords(`${PITCH} ${marks}mot`, 0, PITCH.length + marks.length + 4)],
  ];
  it.each(readers)(
    "%s",
    async (_name, run) => {
      const superlinear = [];
      for (const mark of WORDS) if ((await measureGrowth(run, mark)) >= MOST_GROWTH) superlinear.push(mark);
      expect(superlinear).toEqual([]);
    },
    600_000,
  );
});

describe("a rule that would take too much work", () => {
  const input: PitchText = { pitchType: "produit", content: PITCH };

  it("is left out of a report that stands, and the report says so", () => {
    const whole = analysePitchText(input);
    const report = analysePitchText(input, 0);
    expect(report.metrics.map(({ label }) => label)).toEqual(whole.metrics.map(({ label }) => label));
    expect(report.globalScore).toBeGreaterThan(0);
    expect(report.recommendations.hooks).toHaveLength(3);
    expect(report.notices.map(({ rule }) => rule)).toContain("leftOut");
    expect(report.metrics.find(({ label }) => label === "Cohérence")!.explanation).toBe(
      "Cette partie n’a pas pu être analysée.",
    );
  });

  it("leaves the next analysis whole", () => {
    const whole = analysePitchText(input);
    analysePitchText(input, 0);
    expect(whole.notices.map(({ rule }) => rule)).not.toContain("leftOut");
    expect(analysePitchText(input)).toEqual(whole);
  });
});
