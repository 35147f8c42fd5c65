import { MESSAGES } from "@app/contracts/messages";
import { expect, test } from "vitest";

const catalogues = import.meta.glob<Record<string, unknown>>(
  // What acts instead of speaking is no catalogue.
  ["./**/messages.ts", "../lib/*-text.ts", "!../lib/copy-text.ts"],
  { eager: true },
);

/** The functions of a catalogue are given counts, or words. */
const GIVEN = [
  [2, 3, 4, 5],
  ["un", "deux", "trois", "quatre"],
];

/** Every text of a catalogue, with the road to it. */
function* textsOf(value: unknown, at: string): Generator<[at: string, text: string]> {
  if (typeof value === "string") yield [at, value];
  else if (typeof value === "function")
    for (const given of GIVEN) {
      let result: unknown;
      try {
        result = value(...given);
      } catch {
        // It wants something else than numbers and words.
        continue;
      }
      yield* textsOf(result, `${at}()`);
    }
  else if (value !== null && typeof value === "object" && !("$$typeof" in value))
    for (const [name, each] of Object.entries(value)) yield* textsOf(each, `${at}.${name}`);
}

const FAULTS = {
  "a straight apostrophe": /\p{L}'\p{L}/u,
  "a space that may break before a mark": / [:;?!»]/u,
  "a space that may break after «": /« /u,
  "no space before a mark": /[\p{L}\d)»][;?!:](?=\s|$)/u,
};

const texts = Object.entries(catalogues).flatMap(([file, exported]) =>
  // What acts instead of speaking is no text.
  Array.from(textsOf({ ...exported, announceCopy: undefined }, file)),
);

/** What the specification fixes byte for byte. */
const FIXED = new Set<unknown>(Object.values(MESSAGES));

test("the catalogues are there to be read", () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(15);
  expect(texts.length).toBeGreaterThan(600);
});

test.each(Object.entries(FAULTS))("no text shows %s", (_, fault) => {
  expect(texts.filter(([, text]) => !FIXED.has(text) && fault.test(text))).toEqual([]);
});
