import { expect, it } from "vitest";
import { readText } from "../language/read-text.ts";
import { countWords } from "../pitch.ts";
import { listSpokenWords } from "./spoken-words.ts";

it("lists the counted words with their syllables and what follows them", () => {
  const text = "L'eau, c'est rare. Nous aidons 12 villes parce que l'été arrive !";
  const words = listSpokenWords(readText(text));
  expect(words).toHaveLength(countWords(text));
  expect(words.map((word) => word.word)).toEqual([
    "L'eau",
    "c'est",
    "rare",
    "Nous",
    "aidons",
    "12",
    "villes",
    "parce",
    "que",
    "l'été",
    "arrive",
  ]);
  expect(words.map((word) => word.boundary)).toEqual([
    "comma",
    "none",
    "stop",
    "none",
    "none",
    "none",
    "none",
    "none",
    "none",
    "none",
    "stop",
  ]);
  expect(words[0]!.syllables).toBe(1);
  expect(words[4]!.syllables).toBe(2);
  expect(words[7]!.opensClause).toBe(true);
  expect(words[4]!.opensClause).toBe(false);
  for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.word);
});

it("takes the end of a line for a stop: a title has no full stop", () => {
  const words = listSpokenWords(readText("Notre projet\nIl avance bien."));
  expect(words[1]!.boundary).toBe("stop");
});
