import { PassThrough, Readable } from "node:stream";
import { expect, it } from "vitest";
import { runAdvertCommand, runStrategyCommand } from "./plan.ts";
import { runQuestionCommand } from "./question.ts";
import type { runReadCommand } from "./read.ts";
import { runTitleCommand } from "./title.ts";

async function run(command: typeof runReadCommand, options: string[], input: string) {
  const output = new PassThrough();
  const code = await command(options, Readable.from([input]), output);
  output.end();
  const lines = (await output.toArray()).join("").trimEnd().split("\n");
  return { code, lines: lines.filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it("reads a set of adverts, one answer a line, and goes on after a bad line", async () => {
  const text = "Cuisinier\n\nProfil :\n- CAP cuisine exigé\n- rigueur";
  const { code, lines } = await run(
    runAdvertCommand,
    ["--jsonl"],
    [JSON.stringify({ id: "a", text }), "{", JSON.stringify({ id: "b" })].join("\n"),
  );
  expect(code).toBe(0);
  expect(lines.map(({ id }) => id)).toEqual(["a", null, "b"]);
  expect(lines[0]).toMatchObject({
    hard_skills: [{ evidence: ["CAP cuisine exigé"] }],
    questions: expect.any(Array),
  });
  expect(lines.map(({ error }) => typeof error)).toEqual(["undefined", "string", "string"]);
});

it("answers with the id of each line", async () => {
  const strategy = JSON.stringify({
    id: 1,
    advert: "Cuisinier\n\nProfil :\n- CAP cuisine exigé",
    cv: "2012 CAP cuisine",
  });
  expect((await run(runStrategyCommand, ["--jsonl"], strategy)).lines).toMatchObject([
    { id: 1, strengths: [{ cv_evidence: ["2012 CAP cuisine"] }], gaps: [] },
  ]);
  const question = JSON.stringify({ id: 2, q: "Êtes-vous enceinte ?" });
  expect((await run(runQuestionCommand, ["--jsonl"], question)).lines).toMatchObject([
    { id: 2, lawful: false, ground: "grossesse" },
  ]);
  const title = JSON.stringify({ id: 3, typed: "boulangère" });
  expect((await run(runTitleCommand, ["--jsonl"], title)).lines[0]).toMatchObject({ id: 3 });
  expect((await run(runTitleCommand, [], "boulangère")).lines[0]!["codes"]).toContain("D1102");
});

it.each([runAdvertCommand, runStrategyCommand, runQuestionCommand, runTitleCommand])(
  "refuses odd options",
  async (command) => {
    expect((await run(command, ["--odd"], "")).code).toBe(2);
  },
);
