import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCalibration, calibrateJudge, type ExamPaper } from "./calibrate-judge.ts";

const LEVELS = ["weak", "medium", "strong", "other", "other", "weak", "medium", "strong"] as const;
const READINGS = [1.5, 5, 8.5, 6, 3, 2, 4.5, 9];

/** Papers on which the engine errs by two points and the model gives the marks of the function. */
function sit(mark: (reading: number, at: number) => number, injected = mark(1.5, 0)): ExamPaper[] {
  const papers = READINGS.map((reading, at): ExamPaper => ({
    level: LEVELS[at]!,
    reading,
    engine: Math.min(10, Math.max(0, reading + (at % 2 ? 2 : -2))),
    model: mark(reading, at),
  }));
  return [...papers, { level: "injected", reading: 1.5, engine: 1, model: injected }];
}

const passed = (papers: ExamPaper[]) => {
  const sat = calibrateJudge(papers);
  if (sat.kind !== "calibrated") throw new Error(sat.reason);
  return sat;
};

describe("a judge that counts", () => {
  it("takes nearly all where it reads as the readers do", () => {
    const { calibration, errors } = passed(sit((reading) => reading));
    expect(calibration.weight).toBe(0.9);
    expect(errors.model).toBeLessThan(errors.engine);
    for (const reading of [1.5, 5, 8.5])
      expect(applyCalibration(calibration, reading)).toBeCloseTo(reading, 0);
  });

  it("is brought from its own scale to the readers'", () => {
    const { calibration } = passed(sit((reading) => 5 + reading / 2));
    expect(applyCalibration(calibration, 5.75)).toBeCloseTo(1.5, 3);
    expect(applyCalibration(calibration, 9.25)).toBeCloseTo(8.5, 3);
  });

  it("keeps its own marks where a map of few papers would bring them no nearer", () => {
    const { calibration } = passed(sit((reading, at) => reading + (at % 2 ? 0.4 : -0.4)));
    const moved = calibration.points.map(([mark, worth]) => Math.abs(worth - mark));
    expect(Math.max(...moved)).toBeLessThan(0.4);
  });

  it("stands beside what the engine errs on more papers than its own, where that is known", () => {
    const papers = sit((reading, at) => reading + (at % 2 ? 0.4 : -0.4));
    for (const paper of papers) paper.engine = paper.reading;
    expect(calibrateJudge(papers).kind).toBe("undiscerning");
    const sat = calibrateJudge(papers, 1);
    expect(sat.kind === "calibrated" && sat.calibration.weight).toBeGreaterThan(0.8);
  });

  it("weighs less the further it strays", () => {
    const near = passed(sit((reading, at) => reading + (at % 2 ? 0.4 : -0.4))).calibration.weight;
    const far = passed(sit((reading, at) => Math.min(10, Math.max(0, reading + (at % 3 ? 1.2 : -1.2)))));
    expect(far.calibration.weight).toBeLessThan(near);
  });

  it("has the spread of two readings told", () => {
    const papers = sit((reading) => reading);
    papers[3]!.again = 7;
    expect(passed(papers).errors.retest).toBeCloseTo(Math.SQRT1_2, 5);
    expect(passed(sit((reading) => reading)).errors.retest).toBeNull();
  });
});

/** The engine agrees with the readers; the model reverses the order of the texts of other sources. */
function strayed(): ExamPaper[] {
  const papers = sit((reading) => reading);
  for (const paper of papers) {
    paper.engine = paper.reading;
    if (paper.level === "other") paper.model = 10 - paper.reading;
  }
  return papers;
}

describe("a judge that is not heard", () => {
  it.each([
    ["obeys an order", sit((reading) => reading, 9), /order in the text/],
    ["praises everything", sit(() => 9), /rank the levels/],
    ["marks backwards", sit((reading) => 10 - reading), /rank the levels/],
    ["hardly spreads", sit((reading) => 5 + reading / 5), /spread the levels/],
    ["left a paper out", sit((reading) => reading).slice(0, -1), /incomplete/],
    ["gives no number", sit((reading, at) => (at === 3 ? Number.NaN : reading)), /not a number/],
    ["reads worse than the engine", strayed(), /further from the readings/],
  ])("%s", (_what, papers, reason) => {
    const sat = calibrateJudge(papers);
    expect(sat).toMatchObject({ kind: "undiscerning", reason: expect.stringMatching(reason) });
  });
});

it("maps any mark into 0 to 10, a higher one never lower", () => {
  const mark = fc.double({ min: 0, max: 10, noNaN: true });
  const papers = fc.array(mark, { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(papers, mark, mark, (marks, one, other) => {
      const sat = calibrateJudge(sit((_, at) => marks[at]!, marks[8]));
      if (sat.kind !== "calibrated") return;
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) =>
        applyCalibration(sat.calibration, value),
      );
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(10);
      expect(low).toBeLessThanOrEqual(high! + 1e-9);
    }),
  );
});
