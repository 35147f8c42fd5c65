import { describe, expect, it } from "vitest";
import { type LanguageModel, ModelFailure } from "@app/api/adapters/language-model/port";
import type { PitchText } from "@app/engine/pitch";
import { ATTACKS, carryAttack } from "./attacks.ts";
import { readArguments } from "./read-arguments.ts";
import { proveLabels } from "./read-labels.ts";
import { recordAsks } from "./record-asks.ts";
import { readGenuinePitches, selectPitches } from "./select-pitches.ts";

describe("selectPitches", () => {
  const pitches = readGenuinePitches();

  it("keeps every text once when there is room", () => {
    const all = selectPitches(pitches, {});
    expect(all).toHaveLength(pitches.length);
    expect(new Set(all).size).toBe(pitches.length);
  });

  it("says something of each type and of each band in a short run, whole pairs first", () => {
    const few = selectPitches(pitches, { limit: 9 });
    expect(few).toHaveLength(9);
    expect(new Set(few.map((pitch) => pitch.input.pitchType)).size).toBe(3);
    expect(new Set(few.map((pitch) => pitch.band)).size).toBe(3);
    for (const weak of few.filter((pitch) => pitch.weakRewriteOf))
      expect(few.some((pitch) => pitch.key === weak.weakRewriteOf)).toBe(true);
  });

  it("keeps to one type", () => {
    const types = selectPitches(pitches, { type: "rh", limit: 10 }).map((pitch) => pitch.input.pitchType);
    expect(new Set(types)).toEqual(new Set(["rh"]));
  });
});

describe("carryAttack", () => {
  const pitch: PitchText = { pitchType: "perso", content: "Bonsoir.\n", target: "Porter un toast" };

  it("puts each attack where a user could type it, and leaves the pitch whole", () => {
    for (const attack of ATTACKS) {
      const carried = carryAttack(pitch, attack);
      expect(carried.content).toContain("Bonsoir.");
      expect(`${carried.content} ${carried.target}`).toContain(attack.text);
      expect(carried.target === pitch.target).toBe(attack.place !== "objective");
    }
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  });
});

describe("proveLabels", () => {
  const label = { key: "produit-aqua-strong", rater: "A", scores: { Structure: 7 } };

  it("takes a file of labels", () => {
    expect(proveLabels([label])).toEqual([label]);
  });

  it.each([
    ["nothing", [], "au moins un élément"],
    ["no rater", [{ ...label, rater: "" }], "« rater » manque"],
    ["an unknown metric", [{ ...label, scores: { Charisme: 3 } }], "« Charisme » n'est pas un critère"],
    ["a score out of range", [label, { ...label, scores: { Clarté: 11 } }], "élément 2"],
    ["a score as text", [{ ...label, scores: { Clarté: "7" } }], "nombre de 0 à 10"],
  ])("refuses %s in one French line", (_, read, told) => {
    expect(() => proveLabels(read)).toThrow(told);
  });
});

describe("readArguments", () => {
  it("has its defaults", () => {
    expect(readArguments([])).toEqual({ type: null, limit: 30, runs: 1, labels: null, json: null });
    expect(readArguments(["--limit", "0"]).limit).toBeNull();
  });

  it.each([
    ["--type", "oral"],
    ["--limit", "-1"],
    ["--runs", "0"],
    ["--runs", "deux"],
    ["--bogus"],
    ["--limit"],
  ])("refuses %s %s", (...args) => {
    expect(() => readArguments(args)).toThrow(/[.»]$/);
  });
});

describe("recordAsks", () => {
  const request = { name: "x", system: "", turns: [], schema: {}, outputTokensMax: 1 };
  const modelOf = (ask: LanguageModel["ask"]): LanguageModel => ({
    describe: () => ({ model: "m", host: "h", local: true }),
    ask,
    close: async () => {},
  });

  it("hears answers and failures, and changes neither", async () => {
    const answers = recordAsks(modelOf(async () => ({ text: "{}", value: {}, tokens: 12 })));
    expect(await answers.model.ask(request, AbortSignal.abort())).toEqual({
      text: "{}",
      value: {},
      tokens: 12,
    });
    expect(answers.asks).toMatchObject([{ name: "x", value: {}, tokens: 12, failure: null }]);

    const failure = new ModelFailure("busy", "later");
    const failures = recordAsks(modelOf(() => Promise.reject(failure)));
    await expect(failures.model.ask(request, AbortSignal.abort())).rejects.toBe(failure);
    expect(failures.asks).toMatchObject([{ failure: "busy", tokens: 0 }]);
  });
});
