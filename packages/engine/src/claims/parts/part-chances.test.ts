import { describe, expect, it } from "vitest";
import { TOLD_MISSING_UP_TO, toldThereFrom } from "./part-chances.ts";
import { PART_WORDS } from "./parts-of-speech.ts";
import type { ClaimPart } from "../../report.ts";
import weights from "./weights/parts.json" with { type: "json" };

describe("the limits of parts", () => {
  it.each(Object.keys(weights.parts) as ClaimPart[])(
    "%s is never told there and missing at one chance",
    (part) => {
      const there = toldThereFrom(part);
      expect(TOLD_MISSING_UP_TO).toBeLessThan(there);
      expect(there).toBeGreaterThanOrEqual(0.5);
      expect(TOLD_MISSING_UP_TO).toBeLessThanOrEqual(0.4);
    },
  );

  it("tells nothing of a part that was not learnt", () => {
    const unlearnt = (Object.keys(PART_WORDS) as ClaimPart[]).filter((part) => !(part in weights.parts));
    expect(unlearnt.map(toldThereFrom)).toEqual(unlearnt.map(() => 1));
  });
});
