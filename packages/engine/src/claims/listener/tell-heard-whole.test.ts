import { expect, it } from "vitest";
import { readJudgedPitches } from "../../../test-support/judged-pitches.ts";
import { judge } from "../../analyse-text.ts";
import { openingSentences } from "../tell-opening.ts";
import { heardChance } from "./listener.ts";
import { tellHeardWhole } from "./tell-heard-whole.ts";

it("praises a start that is heard by two signs, and no mere introduction", () => {
  let praised = 0;
  for (const { input, key } of readJudgedPitches()) {
    const { context } = judge(input);
    if (!tellHeardWhole(context, []).some(({ form }) => form === "opensWell")) continue;
    praised += 1;
    const [first] = openingSentences(context);
    expect(heardChance(context, "opensWell"), key).toBeGreaterThanOrEqual(0.6);
    expect(heardChance(context, "opensBadly"), key).toBeLessThan(0.15);
    expect(context.roles.of(first!, "self_intro"), key).toBeLessThan(0.5);
  }
  expect(praised).toBeGreaterThan(0);
});
