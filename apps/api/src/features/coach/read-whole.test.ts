import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readWhole } from "./read-whole.ts";

const schema = readWhole.schema({} as Parameters<typeof readWhole.schema>[0]);
const answer = (what: string, form = "story") => ({
  who: "Quelqu’un raconte.",
  form,
  carries: [],
  holds: [
    { what, quote: "", text: "On ne voit rien." },
    { what: "closing", quote: "", text: "La fin manque." },
  ],
  first: { code: "add_example", quote: "", text: "Racontez une fois.", say: "" },
  mark: 4,
});

it("leaves out a remark under a name of no list, and keeps the rest of the answer", () => {
  expect(z.parse(schema, answer("scene")).holds.map(({ what }) => what)).toEqual(["closing"]);
  expect(z.parse(schema, answer("hedge")).holds).toHaveLength(2);
});

it("takes a form of no list for one that was not recognised", () => {
  expect(z.parse(schema, answer("hedge", "anecdote")).form).toBe("unknown");
});

it("refuses a remark that is no remark", () => {
  expect(z.safeParse(schema, { ...answer("hedge"), holds: ["hedge"] }).success).toBe(false);
});

it("still shows its lists to the service", () => {
  const shown = JSON.stringify(z.toJSONSchema(schema));
  for (const name of ["bestProof", "hedge", "story"]) expect(shown).toContain(`"${name}"`);
});
