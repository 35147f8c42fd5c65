import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCpuMs } from "../../../test-support/cpu-time.ts";
import {
  readExaminedPitches,
  readJourneyPitches,
  readJudgedPitches,
} from "../../../test-support/judged-pitches.ts";
import { findQuote } from "./find-quote.ts";
import { toNormalForm } from "./normal-form.ts";

const texts = [
  ...readJourneyPitches(),
  ...[...readJudgedPitches(), ...readExaminedPitches()].map(({ input }) => input),
].map(({ content }) => content);

const SOURCE =
  "Bonjour. L’équipe a dit : « Ça marche ! » Chaque jour, 38 % du pain part à la benne… Vraiment.";

describe("what is a quote of the text", () => {
  it.each([
    ["l'équipe a dit", "L’équipe a dit"],
    ["« ça marche »", "Ça marche"],
    ['"Ça marche !"', "Ça marche"],
    ["chaque jour, 38% du pain", "Chaque jour, 38 % du pain"],
    ["part à la benne...", "part à la benne"],
    ["… du pain part à la benne", "du pain part à la benne"],
    ["A\u0300 LA BENNE", "à la benne"],
    ["vraiment", "Vraiment"],
    ["la benne… Vraiment", "la benne… Vraiment"],
  ])("finds %s", (quote, found) => {
    const place = findQuote(SOURCE, quote);
    expect(place && SOURCE.slice(place.start, place.end)).toBe(found);
  });

  it.each([
    ["chaque jour […] la benne"],
    ["chaque jour... la benne"],
    ["Bonjour. Chaque jour"],
    ["arque jour"],
    ["haque jour"],
    ["pain"],
    [""],
    ["« »"],
    ["..."],
    ["ça ne marche pas"],
    // The « а » is Cyrillic.
    ["chаque jour"],
  ])("does not find %s", (quote) => {
    expect(findQuote(SOURCE, quote)).toBeNull();
  });

  it("finds every run of words of a text, at its place or at an earlier one that says the same", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.integer({ min: 2, max: 60 }),
        (text, from, length) => {
          const words = Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu));
          const first = words[from % words.length]!;
          const last = words[Math.min(words.length - 1, (from % words.length) + length)]!;
          if (first === last) return;
          const quote = text.slice(first.index, last.index + last[0].length);
          const place = findQuote(text, quote.toUpperCase().replaceAll("’", "'").normalize("NFD"));
          expect(place, quote).not.toBeNull();
          expect(place!.start).toBeLessThanOrEqual(first.index);
          expect(toNormalForm(text.slice(place!.start, place!.end)).text).toBe(toNormalForm(quote).text);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("never throws, and what it finds says what was asked", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.string({ unit: "binary", maxLength: 40 }),
        (text, quote) => {
          const place = findQuote(text + quote, quote);
          expect(place === null || place.end > place.start).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is near linear: a long text of one letter, a long run of accents", () => {
    const started = readCpuMs();
    expect(findQuote(`${"a ".repeat(50_000)}b`, `${"a ".repeat(2000)}c`)).toBeNull();
    expect(findQuote("a" + "\u0301".repeat(100_000), "deux mots")).toBeNull();
    expect(readCpuMs() - started).toBeLessThan(2000);
  });
});
