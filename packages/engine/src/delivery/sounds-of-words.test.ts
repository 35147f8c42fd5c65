import { expect, it } from "vitest";
import { countSyllables } from "../language/syllables.ts";
import { soundsOf } from "./sounds-of-words.ts";

it.each([
  ["bonjour", "BVZVR"],
  ["chaque", "FVP"],
  ["mission", "NVFNV"],
  ["maison", "NVZV"],
  ["parlent", "PVRN"],
  ["feuille", "FVN"],
  ["guerre", "BVR"],
  ["exemple", "VBZVPN"],
  ["l'eau", "NV"],
  ["projets", "PRVZV"],
  ["42", "PVRVPBV"],
  ["nuit", "NNV"],
])("hears « %s » as %s", (word, sounds) => {
  expect(soundsOf(word).join("")).toBe(sounds);
});

it("has about a vowel per syllable", () => {
  const text =
    "nous avons développé une application mobile que les agriculteurs utilisent chaque matin pour protéger leurs récoltes contre la grêle et le gel en suivant les conseils de nos experts";
  const words = text.split(" ");
  const vowels = words.flatMap(soundsOf).filter((sound) => sound === "V").length;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  expect(Math.abs(vowels - syllables)).toBeLessThanOrEqual(2);
});

it("gives every word something to be sought by, and nothing to what is no word", () => {
  for (const word of ["à", "y", "CRM", "hm", "€", "2026", "😀a", "Łódź"])
    expect(soundsOf(word).length).toBeGreaterThanOrEqual(word === "€" ? 0 : 1);
  expect(soundsOf("'")).toEqual([]);
  expect(soundsOf("a".repeat(5000)).length).toBe(5000);
});
