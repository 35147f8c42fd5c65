import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  readExaminedPitches,
  readJourneyPitches,
  readJudgedPitches,
} from "../../../test-support/judged-pitches.ts";
import { type OralMetricLabel, type TextReport, totalScore } from "../../report.ts";
import type { JudgedMetric } from "../grounding/check-judgement.ts";
import { readOnce } from "../../../test-support/read-once.ts";
import type { Calibration } from "./calibrate-judge.ts";
import { fuseJudgement } from "./fuse-judgement.ts";
import { writeVerdict } from "../../scoring/write-verdict.ts";

vi.setConfig({ testTimeout: 60_000 });

const AS_IT_IS: Calibration = {
  points: [
    [0, 0],
    [10, 10],
  ],
};
const LENIENT: Calibration = {
  points: [
    [5, 1],
    [7, 4],
    [9, 8],
    [10, 9.5],
  ],
};
const reports = [
  ...readJourneyPitches(),
  ...[...readJudgedPitches(), ...readExaminedPitches()].map(({ input }) => input),
].map(readOnce);
const [good] = reports as [TextReport, ...TextReport[]];

const judge = (report: TextReport, scores: readonly number[]): JudgedMetric[] =>
  report.metrics.map(({ label }, index) => ({
    label,
    score: scores[index]!,
    explanation: "Parce que.",
    evidence: [],
  }));
const scoresOf = (report: TextReport) => report.metrics.map(({ score }) => score);
const aReport = fc.constantFrom(...reports);
const aScore = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
const sixScores = fc.array(aScore, { minLength: 6, maxLength: 6 });
const aCalibration = fc.constantFrom(AS_IT_IS, LENIENT);

describe("one judgement", () => {
  it("counts for half, on the engine's scale, and keeps what both said", () => {
    const scores = scoresOf(good).map((score, index) => Math.min(10, score + (index % 2 === 0 ? 1 : -1)));
    const fused = fuseJudgement(good, null, judge(good, scores), AS_IT_IS);
    if (fused.kind !== "fused") throw new Error(fused.reason);
    for (const [index, metric] of fused.report.metrics.entries()) {
      const engine = good.metrics[index]!;
      expect(metric).toMatchObject({
        label: engine.label,
        engineScore: engine.score,
        modelScore: scores[index],
      });
      expect(Math.abs(metric.calibratedScore - good.validity * scores[index]!)).toBeLessThanOrEqual(0.0501);
      expect(metric.score).toBeCloseTo((engine.score + good.validity * scores[index]!) / 2, 0);
    }
    expect(fused.report.globalScore).toBe(totalScore(fused.report.metrics, null).globalScore);
    expect(fused.report.verdict).toEqual(writeVerdict(fused.report.metrics, good.claims, good.validity));
  });

  it("adds the delivery as it was measured, out of 100", () => {
    const oral: { label: OralMetricLabel; score: number | null }[] = [
      { label: "Débit de parole", score: 8 },
      { label: "Fluidité", score: 7.5 },
      { label: "Rythme", score: null },
      { label: "Mots de remplissage", score: 9 },
    ];
    const fused = fuseJudgement(good, oral, judge(good, scoresOf(good)), AS_IT_IS);
    if (fused.kind !== "fused") throw new Error(fused.reason);
    const sum = fused.report.metrics.reduce((total, { score }) => total + score, 24.5);
    expect(fused.report.globalScore).toBeCloseTo((10 * sum) / 9, 0);
  });

  it.each([
    ["the same score everywhere", (): number[] => [7, 7, 7, 7, 7, 7], /same score/],
    ["10 everywhere", () => [10, 10, 10, 10, 10, 10], /same score/],
    ["no number", (report: TextReport) => [Number.NaN, ...scoresOf(report).slice(1)], /one score/],
    ["11", (report: TextReport) => [11, ...scoresOf(report).slice(1)], /one score/],
    ["-1", (report: TextReport) => [-1, ...scoresOf(report).slice(1)], /one score/],
    ["Infinity", (report: TextReport) => [Infinity, ...scoresOf(report).slice(1)], /one score/],
  ])("is refused for every report: %s", (_what, scores, reason) => {
    for (const report of reports) {
      expect(fuseJudgement(report, null, judge(report, scores(report)), AS_IT_IS)).toMatchObject({
        kind: "implausible",
        reason: expect.stringMatching(reason),
      });
    }
  });

  it("is refused when a metric is missing, twice there, or of another type", () => {
    const whole = judge(good, scoresOf(good));
    for (const judged of [whole.slice(1), [...whole, whole[0]!], [whole[0]!, ...whole.slice(0, 5)], []])
      expect(fuseJudgement(good, null, judged, AS_IT_IS).kind).toBe("implausible");
  });

  it("is refused when it praises what the measures do not, even unevenly", () => {
    for (const report of reports.filter((other) => other.globalScore < 48))
      expect(fuseJudgement(report, null, judge(report, [9, 9.5, 10, 9.2, 9.8, 10]), AS_IT_IS).kind).toBe(
        "implausible",
      );
  });

  it("is refused when it turns the measures upside down", () => {
    for (const report of reports.filter(({ validity }) => validity > 0.85)) {
      const scores = scoresOf(report).map((score, index) => (score > 5 ? index / 4 : 8.5 + index / 4));
      expect(fuseJudgement(report, null, judge(report, scores), AS_IT_IS)).toMatchObject({
        kind: "implausible",
        reason: expect.stringMatching(/away/),
      });
    }
  });
});

describe("what holds for any judgement", () => {
  it("stays within 2.5 points of the measures, on the scale, under the validity of the text", () => {
    let fusions = 0;
    fc.assert(
      fc.property(aReport, sixScores, aCalibration, (report, scores, calibration) => {
        const fused = fuseJudgement(report, null, judge(report, scores), calibration);
        if (fused.kind === "implausible") return;
        fusions += 1;
        for (const { score, engineScore } of fused.report.metrics) {
          expect(Math.abs(score - engineScore)).toBeLessThanOrEqual(2.5 + 1e-9);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10 * report.validity + 0.051);
          expect(Math.round(10 * score) / 10).toBe(score);
        }
        expect(fused.report.globalScore).toBeLessThanOrEqual(60);
        expect(Math.abs(fused.report.globalScore - report.globalScore)).toBeLessThanOrEqual(15 + 1e-9);
      }),
      { numRuns: 2000 },
    );
    expect(fusions).toBeGreaterThan(200);
  });

  it("never lowers a score because the model raised its own", () => {
    fc.assert(
      fc.property(
        aReport,
        sixScores,
        fc.nat({ max: 5 }),
        aScore,
        aCalibration,
        (report, scores, at, other, calibration) => {
          const raised = scores.with(at, Math.max(scores[at]!, other));
          const before = fuseJudgement(report, null, judge(report, scores), calibration);
          const after = fuseJudgement(report, null, judge(report, raised), calibration);
          if (before.kind === "implausible" || after.kind === "implausible") return;
          for (const [index, { score }] of after.report.metrics.entries())
            expect(score).toBeGreaterThanOrEqual(before.report.metrics[index]!.score);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("refuses a mean distance above 3 points, and nothing but that among uneven judgements", () => {
    fc.assert(
      fc.property(aReport, sixScores, (report, scores) => {
        const spread = Math.max(...scores) - Math.min(...scores);
        fc.pre(spread > 0.5 && Math.min(...scores) < 9);
        const distance =
          report.metrics.reduce(
            (sum, { score }, index) => sum + Math.abs(report.validity * scores[index]! - score),
            0,
          ) / 6;
        fc.pre(Math.abs(distance - 3) > 1e-6);
        expect(fuseJudgement(report, null, judge(report, scores), AS_IT_IS).kind).toBe(
          distance > 3 ? "implausible" : "fused",
        );
      }),
      { numRuns: 1000 },
    );
  });
});
