import { expect, test } from "vitest";
import { cleanPaste } from "./clean-paste.ts";

test("a paste of a word processor loses its bullets, its vertical tabs and its soft hyphens, and no word", () => {
  const pasted = "Bonjour\u000bà tous.\r\n•\tUn\u00ad point\r\n\uf0b7 un autre\r\n\r\n\r\n\r\nMerci\u200b.";
  expect(cleanPaste(pasted)).toBe("Bonjour\nà tous.\nUn point\nun autre\n\nMerci.");
});

test("what is said stays: a dash of dialogue, a number, an apostrophe, a narrow space", () => {
  const said = "– Vous venez\u202f?\n1. D’abord, l’écoute.\n- Puis 3 • 4 repas";
  expect(cleanPaste(said)).toBe(said);
});
