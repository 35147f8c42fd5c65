import { expect, it } from "vitest";
import { rateOralMetric } from "./rate-oral-metric.ts";

const VALUES = { meanRunSyllables: 12, phonationRatio: 0.8, blanksPerMin: 0, insidePausesPerMin: 0 };
const TAKE = { textFits: true, units: null, speechSec: 60 };
const confidenceAt = (snrDb: number, issue: "background" | "noisy") =>
  rateOralMetric("fluency", VALUES, TAKE, { issues: [issue], snrDb }).confidence;

it("trusts a take less the nearer its noise, without a step where a light noise becomes a noise", () => {
  const quiet = rateOralMetric("fluency", VALUES, TAKE, { issues: [], snrDb: 28 }).confidence;
  expect(confidenceAt(28, "background")).toBeCloseTo(quiet, 6);
  expect(confidenceAt(22, "background")).toBeLessThan(confidenceAt(25, "background"));
  expect(confidenceAt(16, "background")).toBeCloseTo(confidenceAt(15.9, "noisy"), 6);
});
