import { describe, expect, it } from "vitest";
import { readJudgedPitches, readExaminedPitches } from "../../test-support/judged-pitches.ts";
import { readOnce } from "../../test-support/read-once.ts";
import {
  type AdviceCode,
  type Claim,
  type ClaimRule,
  CONTENT_METRIC_LABELS,
  type ContentMetricLabel,
} from "../report.ts";
import { USUAL_SCORES } from "./usual-scores.ts";
import { writeVerdict } from "./write-verdict.ts";

const metrics = (scores: Partial<Record<ContentMetricLabel, number>>) =>
  Object.entries(scores).map(([label, score]) => ({ label: label as ContentMetricLabel, score }));
const claim = (of: Partial<Claim>): Claim =>
  Object.assign(
    { id: "1", metric: null, kind: "credit", rule: "whole", quotes: [], evidence: [], text: "" },
    of,
  );
const credit = (rule: ClaimRule, metric: ContentMetricLabel) => claim({ kind: "credit", rule, metric });
const advice = (code: AdviceCode, metric: ContentMetricLabel) => claim({ kind: "advice", code, metric });
const judged = [...readJudgedPitches(), ...readExaminedPitches()].map((pitch) => ({
  ...pitch,
  report: readOnce(pitch.input),
}));

describe("the verdict", () => {
  it("works first on the card of the first advice, whatever the worst note", () => {
    const claims = [credit("bestProof", "Persuasion"), advice("open_with_scene", "Accroche")];
    const verdict = writeVerdict(metrics({ Structure: 6, Persuasion: 9, Accroche: 7 }), claims, 1, "produit");
    expect(verdict.strength).toEqual({ label: "Persuasion", score: 9 });
    expect(verdict.focus).toEqual({ label: "Accroche", score: 7 });
    expect(verdict.sentence).toBe("Des faits qui convainquent, à ouvrir sur un moment vécu.");
    const middling = metrics({ Structure: 3, Persuasion: 9, Accroche: 5 });
    expect(writeVerdict(middling, claims, 1, "produit").sentence).toBe("Une chose à garder, une à changer.");
  });

  it("names the highest note that it does not work on", () => {
    const claims = [credit("bestProof", "Persuasion"), advice("open_with_scene", "Accroche")];
    const verdict = writeVerdict(metrics({ Structure: 8, Persuasion: 6, Accroche: 9 }), claims, 1, "produit");
    expect(verdict.strength).toEqual({ label: "Structure", score: 8 });
  });

  it("praises nothing that no claim praises", () => {
    const weak = writeVerdict(
      metrics({ Structure: 3, Clarté: 5.5 }),
      [advice("add_proof", "Structure")],
      1,
      "produit",
    );
    expect(weak.sentence).toBe("Un point de départ, à appuyer sur un cas précis.");
  });

  it("counts what the cards tell where a text is neither surely good nor surely poor", () => {
    const middling = metrics({ Structure: 5, Clarté: 6, Persuasion: 6, Authenticité: 6 });
    const kept = claim({ kind: "credit", metric: "Authenticité", text: "À garder\u00a0: « un »." });
    const trial = claim({ kind: "advice", code: "change_delivery" });
    const of = (...claims: Claim[]) => writeVerdict(middling, claims, 1, "perso").sentence;
    expect(of(trial)).toBe("Rien de sûr à dire de l’ensemble.");
    expect(of(kept, trial)).toBe("Une chose à garder, rien de net à changer.");
    expect(of(advice("end_stronger", "Structure"))).toBe("Une chose à changer.");
    // A fault and its remedy are one thing on one card.
    const fault = claim({ kind: "fault", rule: "cliche", metric: "Structure", text: "Ailleurs." });
    expect(of(kept, fault, advice("drop_cliches", "Structure"), advice("add_example", "Persuasion"))).toBe(
      "Une chose à garder, deux à changer.",
    );
  });

  it("never praises what it asks to work on", () => {
    for (const { report } of judged)
      expect(report.verdict.strength.label).not.toBe(report.verdict.focus.label);
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
