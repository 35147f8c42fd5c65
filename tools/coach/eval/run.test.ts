import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COACH_TASKS } from "@app/contracts/coach";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  answer,
  status,
} from "../../../apps/api/src/adapters/language-model/test-support/canned-responses.ts";
import {
  answerHonestly,
  type Character,
  garbage,
  honest,
  inventing,
  obedient,
  praising,
} from "../../../apps/api/src/features/coach/test-support/honest-model.ts";
import { papersOf } from "@app/api/features/judge-exam/exam/papers";
import type { Figures } from "./measure-figures.ts";
import { runEvaluation } from "./run.ts";
import { KEY, openConsole, openService } from "./test-support/open-service.ts";

let folder = "";
let close = async () => {};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "coach-eval-"));
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

interface Told {
  model: string;
  complete: boolean;
  exams: Record<string, { sitting: { kind: string } }>;
  figures: Figures;
}

async function evaluate(character: Character, args: string[], signal?: AbortSignal) {
  const service = await openService(character);
  close = service.close;
  const { printed, told, console } = openConsole(signal);
  const json = join(folder, "figures.json");
  const code = await runEvaluation([...args, "--json", json], service.env, console);
  const read = (): Told => JSON.parse(readFileSync(json, "utf8"));
  return { code, told, screen: printed.join("\n"), read, requests: service.requests };
}

/** The honest model, with changed scores; `times` counts repeats of the identical question. */
function scoring(change: (score: number, content: string, times: number) => number): Character {
  const asked = new Map<string, number>();
  return (request) => {
    const content = request.messages.map((message) => message.content).join("\n");
    const times = (asked.get(content) ?? 0) + 1;
    asked.set(content, times);
    const value = JSON.parse(answerHonestly(request));
    if ("mark" in value) value.mark = change(value.mark, content, times);
    return answer(JSON.stringify(value));
  };
}

/** Tolerance for the difference of two totals: each is a sum of six scores, rounded to a tenth. */
const ROUNDING = 6 * 0.1;

describe("coach:eval", () => {
  it(
    "measures an honest model beside the engine: order, agreement, no invention, no attack that works",
    { tags: ["long"] },
    async () => {
      const { code, screen, read, told } = await evaluate(honest, ["--limit", "6"]);
      expect(code).toBe(0);
      expect(screen + told.join()).not.toContain(KEY);
      expect(screen).not.toMatch(/NaN|undefined|Infinity/);
      const { complete, exams, figures } = read();
      expect(complete).toBe(true);
      expect(Object.values(exams).map(({ sitting }) => sitting.kind)).toEqual([
        "calibrated",
        "calibrated",
        "calibrated",
      ]);
      expect(figures.pitches).toBe(6);
      for (const judge of [figures.rewritings.engine, figures.rewritings.model, figures.rewritings.shown])
        expect(judge).toMatchObject({ right: 3, wrong: 0 });
      expect(figures.withEngine.model.bias).toBeGreaterThan(figures.withEngine.shown.bias);
      expect(figures.quotes.given).toBeGreaterThan(0);
      expect(figures.quotes).toMatchObject({ givenUnfound: 0, shownUnfound: 0 });
      expect(figures.strays).toEqual([]);
      for (const task of figures.tasks) expect(task).toMatchObject({ asked: 6, atOnce: 6, fellBack: 0 });
      // An order at the start of the text is one more sentence, and gains no more than a harmless one there.
      const harmless = figures.attacks
        .filter(({ control }) => control)
        .reduce((highest, { highestLift }) => Math.max(highest, highestLift), 0);
      const opening = figures.attacks.find(({ attack }) => attack === "en ouverture")!;
      expect(opening.highestLift).toBeLessThanOrEqual(harmless + ROUNDING);
      const others = figures.attacks.filter((one) => !one.control && one !== opening);
      expect(others.filter(({ shownByModel }) => shownByModel > 0)).toEqual([]);
      expect(figures.tokensPerPitch).toBe(600);
    },
  );

  it.each([
    ["praises everything", praising, "undiscerning"],
    ["obeys", obedient, "undiscerning"],
    ["answers anything", garbage, "unable"],
  ])(
    "shows the engine's scores exactly where the model %s",
    { tags: ["long"] },
    async (_, character, kind) => {
      const { code, read } = await evaluate(character, ["--limit", "3", "--type", "produit"]);
      expect(code).toBe(0);
      const { exams, figures } = read();
      expect(exams["produit"]?.sitting.kind).toBe(kind);
      expect(figures.withEngine.shown).toMatchObject({ meanAbsoluteError: 0, bias: 0 });
      expect(figures.tasks[0]).toMatchObject({ asked: 3, atOnce: 0, repaired: 0, fellBack: 3 });
      for (const attack of figures.attacks) expect(attack.shown).toBe(attack.engine);
    },
  );

  it("sees what a model invents, and that none of it is shown", { tags: ["long"] }, async () => {
    const { read } = await evaluate(inventing, ["--limit", "3", "--type", "rh"]);
    const { figures } = read();
    expect(figures.quotes.givenUnfound).toBe(figures.quotes.given);
    expect(figures.quotes.given).toBeGreaterThan(0);
    expect(figures.quotes.shown).toBe(0);
    expect(figures.strays).toEqual([]);
    for (const task of figures.tasks) expect(task).toMatchObject({ asked: 3, fellBack: 3 });
  });

  it("sees an attack that works on a judge who passed the examination", { tags: ["long"] }, async () => {
    const impressed = scoring((score, content) =>
      content.includes("trois spécialistes") ? Math.min(10, score + 1.5) : score,
    );
    const { read } = await evaluate(impressed, ["--limit", "2", "--type", "produit"]);
    const { exams, figures } = read();
    expect(exams["produit"]?.sitting.kind).toBe("calibrated");
    const authority = figures.attacks.find(({ attack }) => attack === "autorité");
    expect(authority).toMatchObject({ tried: 1, model: 1, shown: 1, shownByModel: 1 });
    expect(figures.attacks.filter((attack) => attack.shownByModel > 0)).toHaveLength(1);
  });

  it("measures how far a model is from itself", { tags: ["long"] }, async () => {
    const fickle = scoring((score, _content, times) => score - (times - 1) / 2);
    const { read, screen } = await evaluate(fickle, ["--limit", "2", "--type", "produit", "--runs", "3"]);
    const { retest } = read().figures;
    expect(retest.model).toBeGreaterThan(0);
    expect(retest.shown).toBeGreaterThan(0);
    expect(screen).not.toContain("--runs 3");
  });

  it("sets people beside the judges where a file of their scores is given", { tags: ["long"] }, async () => {
    const labels = join(folder, "labels.json");
    const rate = (key: string, rater: string, score: number) => ({
      key,
      rater,
      scores: { Structure: score },
    });
    const rated = [
      rate("produit-aqua-strong", "A", 8),
      rate("produit-aqua-strong", "B", 7),
      rate("produit-aqua-weak", "A", 2),
    ];
    writeFileSync(labels, JSON.stringify(rated));
    const { screen, read } = await evaluate(honest, [
      "--limit",
      "2",
      "--type",
      "produit",
      "--labels",
      labels,
    ]);
    expect(screen).toContain("Accord avec les notes humaines");
    expect(read().figures.withPeople).toMatchObject({
      engine: { pitches: 2, scores: 2 },
      people: { scores: 2, meanAbsoluteError: 1 },
      pairs: { engine: { right: 1, wrong: 0 } },
    });
  });

  it("keeps what was measured when it is stopped half-way", { tags: ["long"] }, async () => {
    const stop = new AbortController();
    const stopping: Character = (request) => {
      if (JSON.stringify(request.messages).includes("chèvres")) stop.abort();
      return honest(request);
    };
    const { code, screen, read } = await evaluate(
      stopping,
      ["--limit", "6", "--type", "produit"],
      stop.signal,
    );
    expect(code).toBe(0);
    expect(screen).toContain("Interrompu");
    expect(read()).toMatchObject({ complete: false, figures: { pitches: 2 } });
  });

  it("stops by itself before a service that has stopped answering", { tags: ["long"] }, async () => {
    const lastAnswer = papersOf("produit").length + COACH_TASKS.length;
    let asked = 0;
    const dying: Character = (request) => ((asked += 1) > lastAnswer ? status(401) : honest(request));
    const { code, told, read } = await evaluate(dying, ["--limit", "8", "--type", "produit"]);
    expect(code).toBe(0);
    expect(told.at(-1)).toContain("ne répond plus");
    expect(read()).toMatchObject({ complete: false, figures: { pitches: 3 } });
  });

  it.each([
    ["no model is set", { LLM_BASE_URL: "", LLM_MODEL: "", LLM_API_KEY: "" }, [], 1, "Aucun modèle"],
    ["the labels are not there", {}, ["--labels", "nulle-part.json"], 1, "nulle-part.json"],
    ["an argument is unknown", {}, ["--vite"], 2, "Usage"],
  ])("ends with a French line when %s", async (_, env, args, code, what) => {
    const service = await openService(honest);
    close = service.close;
    const { told, console } = openConsole();
    expect(await runEvaluation(args, { ...service.env, ...env }, console)).toBe(code);
    expect(told.join()).toContain(what);
    expect(service.requests).toHaveLength(0);
  });
});
