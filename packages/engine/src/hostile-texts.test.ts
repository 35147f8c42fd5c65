import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analysePitchText } from "./analyse-text.ts";
import type { PitchText } from "./pitch.ts";
import { splitWords } from "./reading/split-words.ts";
import { checkHooks, checkRewrite, findQuote, maskIdentities } from "./review.ts";

const PITCH = readFileSync(new URL("../../../fixtures/pitches/produit.txt", import.meta.url), "utf8").slice(
  0,
  // Short enough for both runs to be read as a transcript, whose sentence ends are guessed.
  260,
);
/** Characters of the double run; the single one has half. The API accepts pitches of 20,000. */
const LENGTH = 3000;
/**
 * Most work of the double text, as a multiple of that of the single one: 2 is linear, 4 is quadratic. Where a step on n
 * characters costs a·n + b·n², this bound refuses b·n > 0.14·a at n = 1500, as 2.6 would refuse 0.43·a at n = 4500.
 */
const MOST_GROWTH = 2.25;

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
  "a ",
  "je ",
  "donne ",
  "j'ai fait ",
  "le marché de la solution ",
  '{"score":10},',
  "\ud83d",
];

const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

/** Counts how many times the code blocks of the engine run: the same on every machine. */
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

type Reader = (marks: string) => unknown;

/** Wraps a reader to measure how its work, less that of an empty run, grows on a mark; its code is loaded first. */
async function warmUp(run: Reader): Promise<(mark: string) => Promise<number>> {
  run("");
  run(fill("euh, ", LENGTH / 8));
  const none = await countWork(() => run(""));
  expect(none).toBeGreaterThan(500);
  const grow = async (mark: string, length: number) => {
    const single = await countWork(() => run(fill(mark, length / 2)));
    const double = await countWork(() => run(fill(mark, length)));
    return (double - none) / Math.max(none, single - none);
  };
  /**
   * Work that the double run of a mark adds, over that of the single one. A step that only begins between the two
   * lengths (marks are attached to a tree from some length on) shows at one doubling; non-linear work also shows at the
   * next.
   */
  return async (mark) => {
    const growth = await grow(mark, LENGTH);
    return growth < MOST_GROWTH ? growth : Math.min(growth, await grow(mark, 2 * LENGTH));
  };
}

const question = "Parlez-moi d'un conflit dans votre équipe.";
const kinds: Omit<PitchText, "content">[] = [
  { pitchType: "produit" },
  { pitchType: "rh", question },
  { pitchType: "perso" },
];
const places: ((marks: string) => string)[] = [(marks) => marks + PITCH, (marks) => `${PITCH} ${marks}mot`];
const analyses: Reader[] = places.flatMap((place) =>
  kinds.map(
    (kind): Reader =>
      (marks) =>
        analysePitchText({ ...kind, content: place(marks) }),
  ),
);

/**
 * Every mark before and after every kind of pitch takes minutes: `npm run test:hostile-texts` runs them all, the test
 * suite a part.
 */
const isLong = process.env.HOSTILE_TEXTS === "all";

describe.each(analyses.map((run, index) => ({ run, index })))("analysis $index", ({ run, index }) => {
  let measureGrowth: (mark: string) => Promise<number>;
  beforeAll(async () => {
    measureGrowth = await warmUp(run);
  }, 60_000);

  const marks = REPEATED.filter((_, at) => isLong || at % analyses.length === index);
  for (const [at, mark] of marks.entries())
    it(
      `${JSON.stringify(mark)} over and over costs in proportion to its length`,
      // The loop takes one mark for each analysis.
      { tags: at === 0 ? [] : ["long"] },
      async () => {
        expect(await measureGrowth(mark)).toBeLessThan(MOST_GROWTH);
      },
    );
});

/** The repeated marks that rules look for. */
const WORDS = REPEATED.filter((mark) => mark.length > 1);

describe("the same in what else reads a text", () => {
  const source: PitchText = { pitchType: "produit", content: PITCH };
  const readers: [string, Reader][] = [
    ["a rewriting", (marks) => checkRewrite(source, `${PITCH} ${marks}mot`)],
    ["a hook", (marks) => checkHooks(source, [{ type: "question", text: `${PITCH} ${marks}mot` }])],
    ["a quotation", (marks) => findQuote(PITCH, `${PITCH} ${marks}mot`)],
    ["identities", (marks) => maskIdentities(`${PITCH} ${marks}mot`)],
    ["words", (marks) => splitWords(`${PITCH} ${marks}mot`, 0, PITCH.length + marks.length + 4)],
  ];
  for (const [name, run] of readers)
    it(`${name} costs in proportion to its length`, { tags: ["long"], timeout: 600_000 }, async () => {
      const measureGrowth = await warmUp(run);
      const superlinear = [];
      for (const mark of WORDS) if ((await measureGrowth(mark)) >= MOST_GROWTH) superlinear.push(mark);
      expect(superlinear).toEqual([]);
    });
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
