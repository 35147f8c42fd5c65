import { describe, expect, it } from "vitest";
import { readJourneyPitches, readJudgedPitches, type Band } from "../../test-support/judged-pitches.ts";
import { readOnce } from "../../test-support/read-once.ts";

/** Range of scores out of 60 for each kind of text; wide for « medium », since readers' marks vary. */
const BANDS: Record<Band, readonly [number, number]> = {
  strong: [38, 58],
  medium: [14, 54],
  weak: [0, 32],
  adversarial: [0, 15],
};

const judged = readJudgedPitches().map((pitch) => ({ ...pitch, report: readOnce(pitch.input) }));
const weakRewrites = judged.filter((pitch) => pitch.weakRewriteOf !== null);

describe("judged pitches", () => {
  it.each(judged)("$key lands in the band of a $band text", ({ band, report }) => {
    const [low, high] = BANDS[band];
    expect(report.globalScore).toBeGreaterThanOrEqual(low);
    expect(report.globalScore).toBeLessThanOrEqual(high);
  });

  it.each(weakRewrites)("$weakRewriteOf beats $key by 8 points at least", (weak) => {
    const strong = judged.find((pitch) => pitch.key === weak.weakRewriteOf)!;
    expect(strong.report.globalScore - weak.report.globalScore).toBeGreaterThanOrEqual(8);
  });

  it.each(judged.filter((pitch) => pitch.band === "adversarial"))(
    "$key says why it scores low",
    ({ report }) => {
      expect(report.validity).toBeLessThan(0.5);
      expect(report.notices.length).toBeGreaterThan(0);
    },
  );

  it("scores the three journey pitches as good ones", () => {
    for (const input of readJourneyPitches()) expect(readOnce(input).globalScore).toBeGreaterThan(42);
  });
});
