import { describe, expect, it } from "vitest";
import { readExaminedPitches, readJudgedPitches } from "../../test-support/judged-pitches.ts";
import { readOnce } from "../../test-support/read-once.ts";
import { PITCH_TYPES } from "../pitch.ts";
import { type AskedOf, isAskedFor, worthOf } from "./advice-worth.ts";
import weights from "./weights/advice.json" with { type: "json" };

const none: AskedOf = {
  produit: { low: {}, middling: {}, good: {} },
  rh: { low: {}, middling: {}, good: {} },
  perso: { low: {}, middling: {}, good: {} },
};
const asked: AskedOf = { ...none, rh: { ...none.rh, low: { add_example: 60, cut_length: 30, warm_up: 4 } } };

describe("the order of advice", () => {
  it("puts first what most readers of such a text ask for, and what breaks it before all", () => {
    const worth = (code: "add_example" | "cut_length" | "answer_the_question", own: number) =>
      worthOf({ code, worth: own }, "rh", 0.3, asked);
    expect(worth("add_example", 0.3)).toBeGreaterThan(worth("cut_length", 0.8));
    expect(worth("cut_length", 0.8)).toBeGreaterThan(worth("cut_length", 0.3));
    expect(worth("answer_the_question", 1)).toBeGreaterThan(worth("add_example", 0.8));
  });

  it("leaves no second line to what fewer than one reader in ten asks for", () => {
    expect(isAskedFor({ code: "cut_length", worth: 0.3 }, "rh", 0.3, asked)).toBe(true);
    expect(isAskedFor({ code: "warm_up", worth: 0.8 }, "rh", 0.3, asked)).toBe(false);
    expect(isAskedFor({ code: "warm_up", worth: 0.95 }, "rh", 0.3, asked)).toBe(true);
  });

  it("tells behind the first advice only what was counted often enough", () => {
    let seconds = 0;
    for (const { input } of [...readJudgedPitches(), ...readExaminedPitches()]) {
      const { claims, globalScore, maxScore } = readOnce(input);
      const [, ...others] = claims.filter(({ kind }) => kind === "advice");
      for (const { code, rule } of others) {
        seconds += 1;
        // What breaks a text is told whatever is counted, and what waits is moved behind it.
        if (rule === "graderInstruction" || rule === "template" || rule === "offTopic") continue;
        if (input.pitchType === "perso" && code === "drop_fillers") continue;
        expect(isAskedFor({ code: code!, worth: 0 }, input.pitchType, globalScore / maxScore), code).toBe(
          true,
        );
      }
    }
    expect(seconds).toBeGreaterThan(10);
  });

  it("is counted for every kind and quality, never to keep a text as it is", () => {
    for (const pitchType of PITCH_TYPES)
      for (const band of ["low", "middling", "good"] as const) {
        expect(Object.values(weights[pitchType][band]).some((share) => share >= 20)).toBe(true);
        expect(weights[pitchType][band]).not.toHaveProperty("keep_as_is");
      }
  });
});
