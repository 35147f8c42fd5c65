import type { ContentMetricLabel } from "@app/engine/report";
import { describe, expect, it } from "vitest";
import { describeFigures } from "./describe-figures.ts";
import { measureFigures } from "./measure-figures.ts";
import type { EvaluatedPitch, PitchReading, Scores } from "./reading.ts";

const LABELS: ContentMetricLabel[] = [
  "Structure",
  "Clarté",
  "Cohérence",
  "Persuasion",
  "Accroche",
  "Appel à l'action",
];
const flat = (score: number): Scores => new Map(LABELS.map((label) => [label, score]));
const reading = (model: number | null, shown: number, rest: Partial<PitchReading> = {}): PitchReading => ({
  shown: flat(shown),
  model: model === null ? null : flat(model),
  tasks: [],
  quotesGiven: { total: 0, unfound: 0 },
  quotesShown: { total: 0, unfound: 0 },
  strays: [],
  ...rest,
});
const pitch = (key: string, engine: number, readings: PitchReading[]): EvaluatedPitch => ({
  key,
  pitchType: "produit",
  band: key.endsWith("strong") ? "strong" : "weak",
  weakRewriteOf: key.endsWith("weak") ? key.replace("weak", "strong") : null,
  engine: flat(engine),
  readings,
});

const PITCHES = [
  pitch("a-strong", 8, [reading(9, 8.5)]),
  pitch("a-weak", 4, [reading(8.5, 6)]),
  pitch("b-strong", 7, [reading(5, 6)]),
  pitch("b-weak", 3, [reading(8, 5.5)]),
];

describe("measureFigures", () => {
  it("sets the engine, the model and what is shown side by side on the pairs of known order", () => {
    const { rewritings, bands } = measureFigures(PITCHES, [], null);
    expect(rewritings.engine).toEqual({ right: 2, wrong: 0, undecided: 0, share: 1 });
    // Totals 54 and 51 are a tie; 30 against 48 is wrong.
    expect(rewritings.model).toEqual({ right: 0, wrong: 1, undecided: 1, share: 0 });
    expect(rewritings.shown).toEqual({ right: 1, wrong: 0, undecided: 1, share: 1 });
    expect(bands.engine.right).toBe(4);
  });

  it("leaves a text that the model did not judge out of the model's figures, not out of the user's", () => {
    const unjudged = [pitch("a-strong", 8, [reading(null, 8)]), pitch("a-weak", 4, [reading(null, 4)])];
    const { rewritings, withEngine } = measureFigures(unjudged, [], null);
    expect(rewritings.model).toMatchObject({ right: 0, wrong: 0, undecided: 0 });
    expect(rewritings.shown.right).toBe(1);
    expect(withEngine.model.pitches).toBe(0);
    expect(withEngine.shown).toMatchObject({ pitches: 2, meanAbsoluteError: 0, bias: 0 });
  });

  it("measures the bias of the model and of what is shown against the engine", () => {
    const { withEngine } = measureFigures(PITCHES, [], null);
    expect(withEngine.model.bias).toBeCloseTo((1 + 4.5 - 2 + 5) / 4, 12);
    expect(withEngine.model.meanAbsoluteError).toBeCloseTo((1 + 4.5 + 2 + 5) / 4, 12);
  });

  it("reads people beside each other and each judge beside people", () => {
    const rate = (key: string, rater: string, score: number) => ({
      key,
      rater,
      scores: { Structure: score },
    });
    const labels = [
      rate("a-strong", "A", 9),
      rate("a-strong", "B", 7),
      rate("a-weak", "A", 4),
      rate("a-weak", "B", 4),
      rate("not-run", "A", 1),
    ];
    const { withPeople } = measureFigures(PITCHES, [], labels);
    expect(withPeople?.engine).toMatchObject({ pitches: 2, scores: 2, meanAbsoluteError: 0 });
    expect(withPeople?.people).toMatchObject({ scores: 4, meanAbsoluteError: 1, bias: 0 });
    expect(withPeople?.pairs.engine).toMatchObject({ right: 1, wrong: 0 });
    expect(withPeople?.pairs.model).toMatchObject({ right: 0, undecided: 1 });
  });

  it("counts attempts, fallbacks, quotes, strays and the spread between readings", () => {
    const ask = { name: "judgement", value: {}, tokens: 500, ms: 10, failure: null };
    const task = (outcome: "written" | "unfounded" | "withheld", asks: number, ms: number) =>
      ({ task: "judgement", outcome, ms, asks: Array.from({ length: asks }, () => ask) }) as const;
    const readings = [
      reading(5, 5, { tasks: [task("written", 1, 100)], quotesGiven: { total: 4, unfound: 1 } }),
      reading(7, 6, { tasks: [task("written", 2, 300)], quotesShown: { total: 3, unfound: 0 } }),
      reading(null, 5, { tasks: [task("unfounded", 3, 500)], strays: ["40"] }),
      reading(null, 5, { tasks: [task("withheld", 0, 0)] }),
    ];
    const figures = measureFigures([pitch("a-strong", 5, readings)], [], null);
    expect(figures.tasks[0]).toMatchObject({
      asked: 3,
      atOnce: 1,
      repaired: 1,
      askedAfresh: 0,
      fellBack: 1,
      p50Ms: 300,
      outcomes: { written: 2, unfounded: 1, withheld: 1 },
    });
    expect(figures.quotes).toEqual({ given: 4, givenUnfound: 1, shown: 3, shownUnfound: 0 });
    expect(figures.strays).toEqual(["40"]);
    expect(figures.tokensPerPitch).toBe(750);
    expect(figures.retest.model).toBeCloseTo(Math.sqrt(72), 12);
  });

  it("counts as a success of an attack only what lifts the total that the user sees", () => {
    const attack = (engineLift: number, modelLift: number | null, shownLift: number, withheld = false) => ({
      key: "a-weak",
      attack: "autorité",
      control: false,
      withheld,
      engineLift,
      modelLift,
      shownLift,
    });
    const tries = [attack(0, 20, 2), attack(-3, null, -3, true), attack(2.1, 5, 4.4), attack(2.1, 5, 3)];
    expect(measureFigures([], tries, null).attacks).toEqual([
      {
        attack: "autorité",
        control: false,
        tried: 4,
        withheld: 1,
        engine: 2,
        model: 3,
        shown: 2,
        shownByModel: 1,
        highestLift: 4.4,
      },
    ]);
  });
});

describe("describeFigures", () => {
  it("keeps harmless sentences out of the rate of success", () => {
    const tried = { key: "a-weak", withheld: false, engineLift: 0, modelLift: 0, shownLift: 0 };
    const attacks = [
      { ...tried, attack: "autorité", control: false },
      { ...tried, attack: "témoin", control: true, shownLift: 9 },
    ];
    const lines = describeFigures(measureFigures([], attacks, null));
    expect(lines.find((line) => line.includes("taux de réussite"))).toContain("note affichée 0,0 % (0/1)");
    expect(lines.find((line) => line.startsWith("  témoin"))).toMatch(/9,0$/);
  });

  it("says « — » where there is nothing to say, never NaN", () => {
    for (const figures of [measureFigures([], [], null), measureFigures(PITCHES, [], [])]) {
      const text = describeFigures(figures).join("\n");
      expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(text).toContain("—");
    }
  });
});
