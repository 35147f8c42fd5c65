import { expect, it } from "vitest";
import { readSentence } from "../reading/read-sentence.ts";
import { withoutOpinions } from "./without-opinions.ts";

const said = (text: string) => {
  const words = withoutOpinions(readSentence(text, 0, text.length).words);
  return words.flatMap(({ form, upos }) => (upos === "PUNCT" ? [] : [form.toLowerCase()])).join(" ");
};

it.each([
  ["Je pense que la vanne fuit.", "la vanne fuit"],
  ["Mon atout, je dirais que c'est le calme.", "mon atout c' est le calme"],
  ["Je dirais le calme.", "le calme"],
  ["Je suis ponctuelle, je crois.", "je suis ponctuelle"],
  ["Peut-être que la vanne fuit.", "la vanne fuit"],
  ["J'imagine que la vanne fuit.", "la vanne fuit"],
])("what is said is left: %s", (text, left) => {
  expect(said(text)).toBe(left);
});

it.each([
  "C'est ce que je crois.",
  "Quand je pense que la vanne fuit, je tremble.",
  "Je pense à ma mère.",
  "Je ne pense pas.",
  "Je pense.",
])("a verb of thought that hedges nothing stays: %s", (text) => {
  const { words } = readSentence(text, 0, text.length);
  expect(withoutOpinions(words)).toBe(words);
});

it("each word hangs on a word that is left, and what was said takes the place of the opinion", () => {
  const text = "Hier, je pense que la vanne fuyait, et je dirais que le joint, peut-être, était usé.";
  const words = withoutOpinions(readSentence(text, 0, text.length).words);
  const roots = words.filter(({ head }) => head < 0);
  expect(roots.map(({ form, deprel }) => [form, deprel])).toEqual([["fuyait", "root"]]);
  for (const start of words.keys()) {
    let at = start;
    for (let steps = 0; at >= 0; steps += 1) {
      expect(steps).toBeLessThan(words.length);
      at = words[at]!.head;
    }
  }
});
