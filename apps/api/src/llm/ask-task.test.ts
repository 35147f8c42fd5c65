import type { PitchText } from "@app/engine/pitch";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  readExaminedPitches,
  readJudgedPitches,
} from "../../../../packages/engine/test-support/judged-pitches.ts";
import { readCpuMs } from "../../../../packages/engine/test-support/cpu-time.ts";
import { itReadsAll } from "../../../../packages/engine/test-support/it-reads-all.ts";
import { readOnce } from "../../../../packages/engine/test-support/read-once.ts";
import { type LanguageModel, ModelFailure, type ModelRequest } from "../adapters/language-model/port.ts";
import { askTask, patienceOf } from "./ask-task.ts";
import type { ModelTask } from "./model-task.ts";
import { labelSentences } from "../features/coach/label-sentences.ts";
import { readWhole } from "../features/coach/read-whole.ts";
import { maskPitch, type PitchInput } from "../features/coach/mask-pitch.ts";
import { rewritePitch } from "../features/coach/rewrite-pitch.ts";
import { writeHooks } from "../features/coach/write-hooks.ts";
import { answerHonestly } from "../features/coach/test-support/honest-model.ts";
import { WRITTEN_ANSWERS } from "../features/coach/test-support/written-answers.ts";

const STAY = new AbortController().signal;
const PITCHES = [...readJudgedPitches(), ...readExaminedPitches()].filter(
  ({ band }) => band !== "adversarial",
);
const PITCH = PITCHES.find(({ key }) => key === "produit-aqua-strong")!.input;

const asChat = ({ system, turns }: ModelRequest) => ({
  messages: [
    { role: "system" as const, content: system },
    ...turns.map(({ role, text }) => ({ role, content: text })),
  ],
});

function openModel(
  answerTo: (request: ModelRequest, nth: number) => string,
): LanguageModel & { asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  return {
    asked,
    describe: () => ({ model: "essai", host: "ici", local: true }),
    close: async () => {},
    async ask(request) {
      asked.push(request);
      const text = answerTo(request, asked.length);
      return { text, value: JSON.parse(text), tokens: 7 };
    },
  };
}

function ask<Answer, Result>(
  model: LanguageModel,
  task: ModelTask<PitchInput, Answer, Result>,
  pitch: PitchText = PITCH,
) {
  const subject = maskPitch({ pitch, report: readOnce(pitch) });
  return askTask(model, task, subject, patienceOf(STAY, 20));
}

describe("checks refuse nothing that holds:", () => {
  const honest = openModel((request) => answerHonestly(asChat(request)));
  const tasks: [string, ModelTask<PitchInput, unknown, unknown>][] = [
    ["a reading", readWhole as never],
    ["labels", labelSentences as never],
    ["a rewriting", rewritePitch as never],
    ["hooks", writeHooks as never],
  ];
  const given = PITCHES.filter(({ input }) => {
    const { validity, notices } = readOnce(input);
    return validity >= 0.85 && notices.every(({ rule }) => rule !== "graderInstruction");
  });
  test("a hundred texts of the fixtures are given to a model", () =>
    expect(given.length).toBeGreaterThan(100));
  for (const [name, task] of tasks)
    itReadsAll(`${name} of every text of the fixtures that a model is given`, async ({ some }) => {
      const refused: string[] = [];
      for (const { key, input } of some(given)) {
        const { outcome } = await ask(honest, task, input);
        if (outcome !== "written") refused.push(key);
      }
      expect(refused).toEqual([]);
    });
});

test.each(Object.entries(WRITTEN_ANSWERS))(
  "%s: what a capable model would write passes every check",
  (key, written) => {
    const { input: pitch } = PITCHES.find((each) => each.key === key)!;
    const { open: input } = maskPitch({ pitch, report: readOnce(pitch) });
    const judged = readWhole.check(readWhole.schema(input).parse(asReading(written.judgement)), input);
    const rewritten = rewritePitch.check({ perfectPitch: written.rewriting }, input);
    const hooked = writeHooks.check(writeHooks.schema(input).parse({ hooks: written.hooks }), input);
    const faults = [judged, rewritten, hooked].flatMap((each) =>
      each.kind === "grounded" ? [] : each.faults,
    );
    expect(faults).toEqual([]);
    // Three remarks and one piece of advice: none is dropped.
    expect(judged.kind === "grounded" && judged.value?.claims).toHaveLength(4);
  },
);

function asReading(judgement: (typeof WRITTEN_ANSWERS)[string]["judgement"]) {
  const said = judgement.filter(({ evidence }) => evidence.length > 0);
  const [first = ""] = said.map(({ explanation }) => explanation);
  return {
    who: "Quelqu'un s'adresse à son public.",
    form: "unknown",
    carries: said.slice(0, 3).map(({ evidence, explanation }) => ({
      what: "bestLine",
      quote: evidence[0],
      text: explanation.split(/(?<=[.?!]) /)[0],
    })),
    holds: [],
    first: { code: "add_proof", quote: "", text: first.split(/(?<=[.?!]) /).at(-1), say: "" },
    mark: 6.5,
  };
}

const wrong = JSON.stringify({ perfectPitch: "Nous avons 4 812 clients." });
const right = (request: ModelRequest) => answerHonestly(asChat(request));

test("a repair holds the answer and what is wrong with it; a fresh question holds neither", async () => {
  const model = openModel(() => wrong);
  const { outcome, result, asked, tokens } = await ask(model, rewritePitch);
  expect({ outcome, asked, tokens }).toEqual({ outcome: "unfounded", asked: 3, tokens: 21 });
  expect(result).toEqual(rewritePitch.offline(maskPitch({ pitch: PITCH, report: readOnce(PITCH) }).open));
  const [first, repair, fresh] = model.asked.map(({ turns }) => turns);
  expect(repair!.slice(0, 2)).toEqual([first![0], { role: "assistant", text: wrong }]);
  expect(repair![2]!.text).toContain("4 812");
  expect(fresh).toHaveLength(1);
  expect(fresh![0]!.text).toContain(first![0]!.text);
  expect(fresh![0]!.text).not.toBe(first![0]!.text);
});

test("a repair says where the answer leaves its schema", async () => {
  const hooks = [{ type: "haïku", text: 3 }, { type: "question" }];
  const model = openModel(() => JSON.stringify({ hooks }));
  expect((await ask(model, writeHooks)).outcome).toBe("malformed");
  const told = model.asked[1]!.turns[2]!.text;
  expect(told).toContain("- hooks.0.type : une des valeurs permises.");
  expect(told).toContain("- hooks.0.text : un texte entre guillemets.");
  expect(told).toContain("- hooks.1.text : un texte entre guillemets.");
});

test("an answer cut at its length is asked for again, without a repair", async () => {
  const model = openModel((request, nth) => {
    if (nth === 1) throw new ModelFailure("malformed", "cut");
    return right(request);
  });
  expect((await ask(model, rewritePitch)).outcome).toBe("written");
  expect(model.asked.map(({ turns }) => turns.length)).toEqual([1, 1]);
});

test.each(["refused", "busy", "unreachable", "content_filter", "circuit_open", "budget_exceeded"] as const)(
  "%s ends the task at once",
  async (kind) => {
    const model = openModel((_request, nth) => {
      if (nth === 2) throw new ModelFailure(kind, kind);
      return wrong;
    });
    expect(await ask(model, rewritePitch)).toMatchObject({ outcome: kind, asked: 2 });
  },
);

test("a fault of ours is no outcome of the model", async () => {
  const model = openModel(() => {
    throw new TypeError("ours");
  });
  await expect(ask(model, rewritePitch)).rejects.toThrow("ours");
});

test("the last fault names the outcome", async () => {
  const model = openModel((_request, nth) => (nth < 3 ? wrong : '{"text":"?"}'));
  expect((await ask(model, rewritePitch)).outcome).toBe("malformed");
});

describe("whatever a model sends", () => {
  const subject = maskPitch({ pitch: PITCH, report: readOnce(PITCH) });
  const words = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.constantFrom(...PITCH.content.split(/(?<=[.?!])\s/)),
    fc.constantFrom("[PERSONNE_1]", "**", "<b>", "«", "9 999", "\ud800", "[À compléter : ]", "__proto__"),
  );
  const text = fc.array(words, { maxLength: 6 }).map((parts) => parts.join(" "));
  const remark = fc.record({ what: fc.constantFrom("scene", "closing", "charisme"), quote: text, text });
  const reading = fc.record({
    who: text,
    form: fc.constantFrom("story", "opera"),
    carries: fc.array(remark, { maxLength: 4 }),
    holds: fc.array(remark, { maxLength: 4 }),
    first: fc.record({ code: fc.constantFrom("add_proof", "sing"), quote: text, text, say: text }),
    mark: fc.oneof(fc.double(), fc.integer({ min: -1, max: 11 })),
  });
  const hook = fc.record({ type: fc.constantFrom("question", "chiffre", "histoire", "haïku"), text });

  test.each<[string, ModelTask<PitchInput, unknown, unknown>, fc.Arbitrary<unknown>]>([
    ["a reading", readWhole as never, reading],
    ["labels", labelSentences as never, fc.record({ roles: fc.array(text) })],
    ["a rewriting", rewritePitch as never, fc.record({ perfectPitch: text })],
    ["hooks", writeHooks as never, fc.record({ hooks: fc.array(hook, { maxLength: 4 }) })],
  ])("for %s ends in an outcome", async (_name, task, answers) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(answers, fc.jsonValue()), async (value) => {
        const model = openModel(() => JSON.stringify(value));
        const { outcome } = await askTask(model, task, subject, patienceOf(STAY, 20));
        expect(["written", "malformed", "unfounded"]).toContain(outcome);
      }),
      { numRuns: 60 },
    );
  });

  test("an answer longer than it may be is not even read", async () => {
    const perfectPitch = `${PITCH.content} `.repeat(3000);
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    for (const text of [JSON.stringify({ perfectPitch }), deep]) {
      const model = openModel(() => text);
      const begun = readCpuMs();
      expect((await ask(model, rewritePitch)).outcome).toBe("malformed");
      expect(readCpuMs() - begun).toBeLessThan(2000);
      expect(model.asked.map(({ turns }) => turns.length)).toEqual([1, 1, 1]);
    }
  });
});
