import { expect, test } from "vitest";
import * as z from "zod/mini";
import { mapStrings, toStrictSchema } from "./model-task.ts";
import { examSetOf } from "../features/judge-exam/examine-judge.ts";
import { labelSentences } from "../features/coach/label-sentences.ts";
import { readWhole } from "../features/coach/read-whole.ts";
import { rewritePitch } from "../features/coach/rewrite-pitch.ts";
import { writeHooks } from "../features/coach/write-hooks.ts";

const input = examSetOf("rh").papers[0]!.subject.open;
const SCHEMAS = {
  reading: toStrictSchema(readWhole.schema(input)),
  labels: toStrictSchema(labelSentences.schema(input)),
  rewriting: toStrictSchema(rewritePitch.schema(input)),
  hooks: toStrictSchema(writeHooks.schema(input)),
};

test.each(Object.entries(SCHEMAS))(
  "%s is asked for in the subset that strict services take",
  (_name, schema) => {
    const nodes = listNodes(schema);
    const objects = nodes.filter(({ type }) => type === "object");
    expect(objects.length).toBeGreaterThan(0);
    for (const { required, properties, additionalProperties } of objects) {
      expect(required).toEqual(Object.keys(properties as object));
      expect(additionalProperties).toBe(false);
    }
    const bounds = ["minimum", "maximum", "minLength", "maxItems", "pattern", "$schema", "default"];
    expect(nodes.flatMap((node) => bounds.filter((key) => key in node))).toEqual([]);
  },
);

function listNodes(node: unknown): Record<string, unknown>[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(listNodes);
  return Array.isArray(node) ? below : [node as Record<string, unknown>, ...below];
}

test("bounds and optional keys of a schema are left out: not every service knows them", () => {
  const loose = z.object({ age: z.number().check(z.minimum(3)), name: z.optional(z.string()) });
  expect(toStrictSchema(loose)).toEqual({
    type: "object",
    properties: { age: { type: "number" }, name: { type: "string" } },
    required: ["age", "name"],
    additionalProperties: false,
  });
});

test("a reading says what it saw under names of the closed lists alone", () => {
  const schema = JSON.stringify(SCHEMAS.reading);
  for (const name of ["bestProof", "graderInstruction", "why_this_job", "keep_as_is"])
    expect(schema).toContain(`"${name}"`);
});

test("every string of an answer is changed, keys and numbers stay", () => {
  const changed = mapStrings({ a: ["x", { x: "x" }], n: 1, no: null }, (text) => `${text}!`);
  expect(changed).toEqual({ a: ["x!", { x: "x!" }], n: 1, no: null });
});

test("every task has the engine's answer", () => {
  const { recommendations } = input.report;
  expect(readWhole.offline(input)).toBeNull();
  expect(labelSentences.offline(input)).toEqual([]);
  expect(rewritePitch.offline(input).perfectPitch).toBe(recommendations.perfectPitch);
  expect(writeHooks.offline(input)).toBe(recommendations.hooks);
});
