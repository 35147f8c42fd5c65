import { describe, expect, it } from "vitest";
import { readJudgedPitches, readExaminedPitches } from "../../test-support/judged-pitches.ts";
import { readOnce } from "../../test-support/read-once.ts";
import {
  type AdviceCode,
  type Claim,
  type ClaimPart,
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
  });

  it("says what to work on after a praise of a few words, and after nothing else", () => {
    const sentenceOf = (...claims: Claim[]) =>
      writeVerdict(metrics({ Structure: 6, Persuasion: 5 }), claims, 1, "produit").sentence;
    const precise = claim({ rule: "heard", form: "precise", text: "C’est précis." });
    const vague = claim({
      kind: "fault",
      rule: "heard",
      form: "asksVaguely",
      text: "La demande reste vague.",
    });
    const ask = advice("make_request_precise", "Persuasion");
    expect(sentenceOf(precise, ask)).toBe("C’est précis\u00a0; à travailler d’abord\u00a0: la demande.");
    expect(sentenceOf(precise, vague, ask)).toBe("C’est précis, mais la demande reste vague.");
    expect(sentenceOf(precise, advice("drop_fillers", "Structure"))).toBe("C’est précis.");
    expect(sentenceOf(precise, advice("keep_as_is", "Structure"))).toMatch(/^Gardez ce texte/u);
  });

  it("names the highest note that it does not work on", () => {
    const claims = [credit("bestProof", "Persuasion"), advice("open_with_scene", "Accroche")];
    const verdict = writeVerdict(metrics({ Structure: 8, Persuasion: 6, Accroche: 9 }), claims, 1, "produit");
    expect(verdict.strength).toEqual({ label: "Structure", score: 8 });
  });

  const heard = (text: string, kind: Claim["kind"], form: string) =>
    claim({ kind, rule: "heard", text, form });
  const middling = metrics({ Structure: 5, Clarté: 6, Persuasion: 6, Authenticité: 6 });
  const sentenceOf = (...claims: Claim[]) => writeVerdict(middling, claims, 1, "perso").sentence;

  it("tells what is heard in the whole, praise first, and of a kept text no blame", () => {
    const clear = heard("C’est clair.", "credit", "clear");
    const flat = heard("Rien ne ressort encore.", "fault", "flat");
    expect(sentenceOf(flat, clear, advice("end_stronger", "Structure"))).toBe(
      "C’est clair, mais rien ne ressort encore.",
    );
    expect(sentenceOf(flat, clear, claim({ kind: "advice", code: "keep_as_is" }))).toBe(
      "Gardez ce texte\u00a0: c’est clair.",
    );
  });

  const part = (name: ClaimPart, text: string, quotes: Claim["quotes"] = []) =>
    claim({ kind: "credit", rule: "part", part: name, text, quotes });
  const PROVE = "À travailler d’abord\u00a0: la preuve de ce que vous dites.";

  it("tells the parts that come across where nothing is sure of the whole, or only of its end", () => {
    const end = heard("La fin retombe.", "fault", "endsBadly");
    const problem = part("problem", "On entend le problème.");
    const proof = part("proof", "Un fait appuie ce que vous avancez.");
    const offer = part("solution", "On comprend ce que vous proposez\u00a0: «\u00a0un tapis\u00a0».", [
      { start: 0, end: 8 },
    ]);
    const todo = advice("add_proof", "Structure");
    expect(sentenceOf(problem, todo)).toBe("On entend le problème.");
    expect(sentenceOf(problem, proof, end, todo)).toBe(
      "On entend le problème et un fait appuie ce que vous avancez, mais la fin retombe.",
    );
    // What a card quotes is told there.
    expect(sentenceOf(problem, offer, proof, todo)).toBe(
      "On entend le problème et un fait appuie ce que vous avancez.",
    );
    expect(sentenceOf(offer, todo)).toBe("On comprend ce que vous proposez.");
  });

  it("names no note and no empty part, but what the first advice is about", () => {
    const end = heard("La fin retombe.", "fault", "endsBadly");
    const shown = { ...advice("add_proof", "Structure"), quotes: [{ start: 0, end: 9 }] };
    expect(sentenceOf(shown)).toBe(PROVE);
    expect(sentenceOf(end, shown)).toBe(PROVE);
    expect(sentenceOf(part("who", "On sait qui parle."), shown)).toBe(PROVE);
    const offer = part("solution", "On comprend ce que vous proposez.");
    expect(sentenceOf(offer, claim({ kind: "fault", rule: "jargon" }), shown)).toBe(PROVE);
    const cut = claim({ kind: "advice", code: "cut_length", metric: "Structure" });
    expect(sentenceOf(end, cut)).toBe("À travailler d’abord\u00a0: le choix de ce que vous gardez.");
  });

  it("says what costs an answer most before what is heard in it", () => {
    const clear = heard("C’est clair.", "credit", "clear");
    expect(sentenceOf(clear, advice("answer_the_question", "Pertinence"))).toBe(
      "À ramener à la question posée.",
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
