import { describe, expect, it } from "vitest";
import type { HesitationAnswer } from "../../report.ts";
import { type KeptFillers, reviseFillers } from "./revise-fillers.ts";

const CONTENT =
  "Bonjour, je dirige une petite entreprise à Lyon. Notre capteur prévient les fermes deux heures avant la grêle. Trente fermes l'utilisent déjà. Rencontrons-nous mardi.";
const kept = (answers: (HesitationAnswer | undefined)[], change: Partial<KeptFillers> = {}): KeptFillers => ({
  content: CONTENT,
  isTextHeard: true,
  wordTimes: [],
  fillers: [],
  hesitations: answers.map((answer, index) => ({
    startSec: 5 * index + 2,
    endSec: 5 * index + 2.4,
    probability: 0.7,
    answer,
  })),
  speechSec: 30,
  issues: [],
  confidence: 1,
  isShared: false,
  ...change,
});
const scoreOf = (answers: (HesitationAnswer | undefined)[], change?: Partial<KeptFillers>) =>
  reviseFillers(kept(answers, change)).metric.score;

describe("reviseFillers", () => {
  it("weighs only what its speaker confirmed", () => {
    expect(scoreOf([undefined, undefined])).toBe(10);
    expect(scoreOf(["dismissed", "dismissed"])).toBe(10);
    const [one, two] = [scoreOf(["confirmed", undefined])!, scoreOf(["confirmed", "confirmed"])!];
    expect(one).toBeLessThan(10);
    expect(two).toBeLessThan(one);
  });

  it("says what counts, what was put aside and what still asks to be heard", () => {
    const { metric } = reviseFillers(kept(["confirmed", "dismissed", undefined]));
    const explanation = metric.explanation.replaceAll("\u00a0", " ");
    expect(explanation).toContain("1 « euh » confirmé dans le son");
    expect(explanation).toContain("1 hésitation vocale probable n'y compte pas");
    expect(explanation).toContain("à écouter : 0:12");
    expect(explanation).not.toContain("0:07");
  });

  it("tells other readers only of the confirmed ones, with the same score", () => {
    const shared = reviseFillers(kept(["confirmed", "dismissed", undefined], { isShared: true }));
    expect(shared.metric.score).toBe(scoreOf(["confirmed", "dismissed", undefined]));
    expect(shared.metric.explanation).toContain("« euh » à 0:02");
    expect(shared.metric.explanation).not.toMatch(/probable|0:12/);
  });

  it("without a text scores once each probable one has its answer, by half", () => {
    const without = { isTextHeard: false, confidence: null };
    expect(scoreOf(["confirmed", undefined], without)).toBeNull();
    expect(scoreOf([], without)).toBeNull();
    expect(scoreOf(["dismissed", "dismissed"], without)).toBe(8);
    expect(scoreOf(["confirmed", "confirmed"], without)!).toBeLessThan(8);
    const shared = reviseFillers(kept(["confirmed", undefined], { ...without, isShared: true })).metric;
    expect([shared.score, shared.explanation]).toEqual([
      null,
      "Non noté.\nSans texte, les tics de langage ne se comptent pas.",
    ]);
  });

  it("counts once an « euh » that the text writes too", () => {
    const fillers = [{ form: "euh", quote: "euh", startSec: 2.1, endSec: 2.3 }];
    expect(scoreOf(["confirmed"], { fillers })).toBe(scoreOf([undefined], { fillers }));
  });

  it("keeps the confidence that the sound had", () => {
    expect(reviseFillers(kept(["dismissed"], { confidence: 0.9 })).metric).toMatchObject({
      confidence: 0.9,
      score: 9.6,
    });
  });
});
