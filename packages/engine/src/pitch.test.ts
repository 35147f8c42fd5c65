import { expect, it } from "vitest";
import { countWords } from "./pitch.ts";

/** The definition of a word: a run without white space that holds a letter or a digit. */
const defined = (text: string) =>
  (text.match(/\S+/g) ?? []).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

it("counts runs without white space that hold a letter or a digit, whatever the character", () => {
  const texts = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).flatMap(
    (character) => [character, `a${character}b`, `—${character}— 1`],
  );
  expect(texts.filter((text) => countWords(text) !== defined(text))).toEqual([]);
});

it("reads characters beyond the first plane whole", () => {
  for (const text of ["𝒜", "— 𝒜 😀", "\ud835 \udc9c", "\ud835\ud835\udc9c", "😀\u202f𝟙"])
    expect(countWords(text)).toBe(defined(text));
});
