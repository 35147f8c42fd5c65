import { describe, expect, it } from "vitest";
import { readJudgedPitches, readExaminedPitches } from "../../test-support/judged-pitches.ts";
import { analysePitchText } from "../analyse-text.ts";
import { CONTENT_METRIC_LABELS, type ContentMetricLabel } from "../report.ts";
import { USUAL_SCORES } from "./usual-scores.ts";
import { writeVerdict } from "./write-verdict.ts";

const metrics = (scores: Partial<Record<ContentMetricLabel, number>>) =>
  Object.entries(scores).map(([label, score]) => ({ label: label as ContentMetricLabel, score }));
const judged = [...readJudgedPitches(), ...readExaminedPitches()].map((pitch) => ({
  ...pitch,
  report: analysePitchText(pitch.input),
}));

describe("the verdict", () => {
  it("praises what stands out before what every clear text has", () => {
    const verdict = writeVerdict(metrics({ Structure: 7.2, Clarté: 10, Persuasion: 9, Accroche: 4 }), 1);
    expect(verdict.strength).toEqual({ label: "Persuasion", score: 9 });
    expect(verdict.focus).toEqual({ label: "Accroche", score: 4 });
    expect(verdict.sentence).toMatch(/^Des preuves qui portent, à ouvrir/);
  });

  it("praises clarity where nothing else is fine, and nothing where all is weak", () => {
    expect(writeVerdict(metrics({ Structure: 7.9, Clarté: 9.8, Persuasion: 5 }), 1).strength.label).toBe(
      "Clarté",
    );
    const weak = writeVerdict(metrics({ Structure: 3, Clarté: 5.5, Persuasion: 2 }), 1);
    expect(weak.strength).toEqual({ label: "Clarté", score: 5.5 });
    expect(weak.sentence).toMatch(/^Une première base/);
  });

  it("never praises what it asks to work on", () => {
    for (const { report } of judged)
      expect(report.verdict.strength.label).not.toBe(report.verdict.focus.label);
    const even = writeVerdict(metrics({ Structure: 8.2, Clarté: 9, Accroche: 8.1 }), 1);
    expect(even.strength.label).not.toBe(even.focus.label);
  });

  it("praises a fine metric, or else the best", () => {
    for (const { report } of judged) {
      const best = Math.max(...report.metrics.map(({ score }) => score));
      const { score } = report.verdict.strength;
      expect(score >= 8 || score === best).toBe(true);
    }
  });

  it("does not open every good report on the same words", () => {
    const strong = judged.filter(({ band, report }) => band === "strong" && report.validity > 0.9);
    const opened = new Map<string, number>();
    for (const { report } of strong)
      opened.set(report.verdict.strength.label, (opened.get(report.verdict.strength.label) ?? 0) + 1);
    expect(opened.size).toBeGreaterThanOrEqual(6);
    expect(Math.max(...opened.values()) / strong.length).toBeLessThan(0.4);
  });

  it.each(CONTENT_METRIC_LABELS)("knows what a sound pitch gets for %s", (label) => {
    const scores = judged
      .filter(({ split, band, report }) => {
        return split === "tune" && (band === "strong" || band === "medium") && report.validity > 0.9;
      })
      .flatMap(({ report }) => report.metrics.filter((metric) => metric.label === label))
      .map(({ score }) => score)
      .sort((one, other) => one - other);
    const median = scores[Math.floor((scores.length - 1) / 2)]!;
    expect(Math.abs(USUAL_SCORES[label].value - median), `${label}: ${median}`).toBeLessThanOrEqual(0.3);
  });
});
