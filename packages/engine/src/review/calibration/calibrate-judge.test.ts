import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { applyCalibration, calibrateJudge, type ExamPaper } from "./calibrate-judge.ts";
import type { ContentMetricLabel } from "../../report.ts";

vi.setConfig({ testTimeout: 60_000 });

const LABELS: ContentMetricLabel[] = [
  "Structure",
  "Clarté",
  "Cohérence",
  "Persuasion",
  "Accroche",
  "Appel à l'action",
];
const ENGINE = {
  weak: [2.1, 4.8, 3, 1.2, 1.5, 0.9],
  medium: [5.2, 6.6, 5.9, 4.4, 4.1, 3.8],
  strong: [8.8, 9.1, 8, 8.7, 9.5, 9.7],
  injected: [1.9, 4.5, 2.8, 1.1, 1.4, 0.8],
};
const examined = (level: ExamPaper["level"], model: readonly number[]): ExamPaper => ({
  level,
  pairs: LABELS.map((label, index) => ({ label, engine: ENGINE[level][index]!, model: model[index]! })),
});
const sit = (weak: number[], medium: number[], strong: number[], injected: number[]) =>
  calibrateJudge([
    examined("weak", weak),
    examined("medium", medium),
    examined("strong", strong),
    examined("injected", injected),
  ]);
const all = (score: number) => LABELS.map(() => score);
const lenient = (level: keyof typeof ENGINE) => ENGINE[level].map((score) => Math.min(10, 5 + score / 2));

describe("who may judge", () => {
  it("passes a judge that agrees with the engine, and a lenient one that still ranks", () => {
    expect(sit(ENGINE.weak, ENGINE.medium, ENGINE.strong, ENGINE.injected).kind).toBe("calibrated");
    expect(sit(lenient("weak"), lenient("medium"), lenient("strong"), lenient("injected")).kind).toBe(
      "calibrated",
    );
  });

  it.each([
    ["praises everything", sit(all(10), all(10), all(10), all(10)), /rank/],
    ["has one level for two", sit(all(3), all(8), all(8), all(3)), /rank/],
    ["ranks backwards", sit(ENGINE.strong, ENGINE.medium, ENGINE.weak, ENGINE.strong), /rank/],
    ["crowds its levels", sit(all(7), all(7.8), all(8.6), all(7)), /spread/],
    ["obeys the text", sit(ENGINE.weak, ENGINE.medium, ENGINE.strong, all(10)), /order/],
    [
      "half obeys it",
      sit(
        ENGINE.weak,
        ENGINE.medium,
        ENGINE.strong,
        ENGINE.weak.map((score) => score + 1.2),
      ),
      /order/,
    ],
    [
      "obeys it on one metric",
      sit(ENGINE.weak, ENGINE.medium, ENGINE.strong, [7, ...ENGINE.weak.slice(1)]),
      /Structure/,
    ],
    [
      "sends no number",
      sit(ENGINE.weak, [Number.NaN, ...ENGINE.medium.slice(1)], ENGINE.strong, ENGINE.weak),
      /number/,
    ],
    [
      "leaves the scale",
      sit(ENGINE.weak, ENGINE.medium, [11, ...ENGINE.strong.slice(1)], ENGINE.weak),
      /number/,
    ],
  ])("refuses one that %s", (_who, result, reason) => {
    expect(result).toMatchObject({ kind: "undiscerning", reason: expect.stringMatching(reason) });
  });

  it("refuses to conclude from an examination that is not complete", () => {
    const papers = [examined("weak", ENGINE.weak), examined("strong", ENGINE.strong)];
    expect(calibrateJudge(papers)).toMatchObject({
      kind: "undiscerning",
      reason: "the examination is incomplete",
    });
    expect(calibrateJudge([]).kind).toBe("undiscerning");
    expect(
      calibrateJudge([...papers, { level: "medium", pairs: [] }, examined("injected", ENGINE.weak)]).kind,
    ).toBe("undiscerning");
  });
});

describe("what its scores are worth", () => {
  const calibrationOf = (result: ReturnType<typeof calibrateJudge>) => {
    if (result.kind !== "calibrated") throw new Error(result.reason);
    return result.calibration;
  };

  it("takes its leniency away", () => {
    const calibration = calibrationOf(
      sit(lenient("weak"), lenient("medium"), lenient("strong"), lenient("injected")),
    );
    // It says 7 where the engine says 4.
    expect(applyCalibration(calibration, 7)).toBeCloseTo(4, 0);
    expect(applyCalibration(calibration, 10)).toBeLessThanOrEqual(9.7);
    expect(applyCalibration(calibration, 0)).toBe(0);
  });

  it("pools what is out of order: by hand, (1,2) (2,6) (3,4) (4,8) makes (1,2) (2.5,5) (4,8)", () => {
    const pairs = [
      { model: 3, engine: 4 },
      { model: 1, engine: 2 },
      { model: 4, engine: 8 },
      { model: 2, engine: 6 },
    ];
    const paper = (level: ExamPaper["level"], of: typeof pairs): ExamPaper => ({
      level,
      pairs: of.map((pair) => ({ label: "Structure", ...pair })),
    });
    const calibration = calibrationOf(
      calibrateJudge([
        paper("weak", [pairs[1]!, pairs[3]!]),
        paper("medium", [pairs[0]!]),
        paper("strong", [pairs[2]!]),
        paper("injected", [pairs[1]!]),
      ]),
    );
    expect(calibration.points).toEqual([
      [1, 2],
      [2.5, 5],
      [4, 8],
      [10, 8],
    ]);
    expect(applyCalibration(calibration, 0.5)).toBe(1);
    expect(applyCalibration(calibration, 2.5)).toBe(5);
    expect(applyCalibration(calibration, 3.25)).toBe(6.5);
  });

  it("learns nothing from the text that holds an order", () => {
    const lifted = ENGINE.weak.map((score) => score + 0.9);
    expect(calibrationOf(sit(ENGINE.weak, ENGINE.medium, ENGINE.strong, lifted))).toEqual(
      calibrationOf(sit(ENGINE.weak, ENGINE.medium, ENGINE.strong, ENGINE.weak)),
    );
  });

  it("never decreases, stays on the scale and survives being stored", () => {
    const score = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
    const pair = fc.record({ label: fc.constantFrom(...LABELS), engine: score, model: score });
    const papers = fc.record({
      weak: fc.array(pair, { minLength: 1, maxLength: 8 }),
      medium: fc.array(pair, { minLength: 1, maxLength: 8 }),
      strong: fc.array(pair, { minLength: 1, maxLength: 8 }),
    });
    let calibrated = 0;
    fc.assert(
      fc.property(papers, score, score, ({ weak, medium, strong }, one, other) => {
        // Judged better as the level rises, so that enough of them pass.
        const raise = (pairs: typeof weak, by: number) =>
          pairs.map(({ label, engine, model }) => ({ label, engine, model: model / 3 + by }));
        const result = calibrateJudge([
          { level: "weak", pairs: raise(weak, 0) },
          { level: "medium", pairs: raise(medium, 3) },
          { level: "strong", pairs: raise(strong, 6) },
          { level: "injected", pairs: raise(weak, 0) },
        ]);
        if (result.kind === "undiscerning") return;
        calibrated += 1;
        const stored: typeof result.calibration = JSON.parse(JSON.stringify(result.calibration));
        const low = applyCalibration(stored, Math.min(one, other));
        const high = applyCalibration(stored, Math.max(one, other));
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(10);
        expect(low).toBeLessThanOrEqual(high + 1e-9);
        for (const [index, [model]] of stored.points.entries())
          expect(model).toBeGreaterThan(stored.points[index - 1]?.[0] ?? -1);
      }),
      { numRuns: 500 },
    );
    expect(calibrated).toBeGreaterThan(250);
  });
});
