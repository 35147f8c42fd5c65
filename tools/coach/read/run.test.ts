import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answerHonestly } from "../../../apps/api/src/features/coach/test-support/honest-model.ts";
import { runRead } from "./run.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cassette-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PITCH = {
  key: "velo",
  pitch_type: "rh",
  question: "Présentez-vous",
  content:
    "Je m'appelle Zoé et je répare des vélos depuis six ans à Lyon. Le 3 mars, une cliente est venue avec un cadre fendu que trois ateliers avaient refusé. Je l'ai ressoudé en deux jours, et elle roule encore. Je cherche un poste de cheffe d'atelier, et je peux commencer lundi.",
};

async function read(lines: readonly object[]) {
  let printed = "";
  const told: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      printed += String(chunk);
      done();
    },
  });
  const code = await runRead(
    ["--cassette", folder],
    {},
    {
      input: Readable.from([lines.map((line) => JSON.stringify(line)).join("\n")]),
      output,
      tell: (line) => told.push(line),
      signal: new AbortController().signal,
    },
  );
  const reports = printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { code, told: told.join("\n"), reports };
}

const questions = () => readdirSync(folder).filter((name) => name.endsWith(".json"));

it("writes down what it has no answer to, and reports what the engine says", { tags: ["long"] }, async () => {
  const { code, told, reports } = await read([PITCH, { key: "vide" }]);
  expect(code).toBe(3);
  expect(told).toContain(`${questions().length} questions attendent`);
  expect(reports[0].coach.tasks).toContainEqual({ task: "rewriting", outcome: "unreachable" });
  expect(reports[1]).toMatchObject({ key: "vide", error: expect.any(String) });
  const asked = JSON.parse(readFileSync(join(folder, questions()[0]!), "utf8"));
  expect(Object.keys(asked)).toEqual(["task", "system", "turns", "schema"]);
});

it("replays the answers that it is given, and nothing waits", { tags: ["long"] }, async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await read([PITCH]);
    for (const name of questions()) {
      const { system, turns } = JSON.parse(readFileSync(join(folder, name), "utf8"));
      const messages = [
        { role: "system" as const, content: system },
        ...turns.map(({ role, text }: { role: "user"; text: string }) => ({ role, content: text })),
      ];
      writeFileSync(join(folder, name.replace(".json", ".txt")), answerHonestly({ messages }));
    }
  }
  const known = ["a", "b", "c"].map((key, at) => ({ ...PITCH, key, source: "parole", reading: 5 + at }));
  const { told } = await read(known);
  expect(told).toMatch(/parole, 3 textes : moteur .+ \(écart [\d,]+\), modèle .+, affiché /);
  const { code, reports } = await read([PITCH]);
  expect(code).toBe(0);
  expect(reports[0].coach.tasks).toEqual([
    { task: "judgement", outcome: "written" },
    { task: "rewriting", outcome: "written" },
    { task: "hooks", outcome: "written" },
  ]);
  expect(reports[0].recommendations.sources.hooks.method).toBe("modèle");
});

it("says how it is used", async () => {
  const told: string[] = [];
  const streams = { input: Readable.from([]), output: new Writable(), signal: new AbortController().signal };
  expect(await runRead([], {}, { ...streams, tell: (line) => told.push(line) })).toBe(2);
  expect(told.join()).toContain("--cassette");
});
