import { MESSAGES } from "@app/contracts/messages";
import { expect, test } from "vitest";

const catalogues = import.meta.glob<Record<string, unknown>>(
  // Not a catalogue of texts, but a function.
  ["./**/messages.ts", "../lib/*-text.ts", "!../lib/copy-text.ts"],
  { eager: true },
);

/** Arguments tried on the functions of a catalogue: counts, or words. */
const GIVEN = [
  [2, 3, 4, 5],
  ["un", "deux", "trois", "quatre"],
];

/** Every text of a catalogue, with its path. */
function* textsOf(value: unknown, at: string): Generator<[at: string, text: string]> {
  if (typeof value === "string") yield [at, value];
  else if (typeof value === "function")
    for (const given of GIVEN) {
      let result: unknown;
      try {
        result = value(...given);
      } catch {
        // The function expects other arguments: skip it.
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
  // Functions with side effects are not texts.
  Array.from(textsOf({ ...exported, announceCopy: undefined }, file)),
);

/** Texts that the specification fixes byte for byte. */
const FIXED = new Set<unknown>(Object.values(MESSAGES));

test("the catalogues are there to be read", () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(15);
  expect(texts.length).toBeGreaterThan(600);
});

test.each(Object.entries(FAULTS))("no text shows %s", (_, fault) => {
  expect(texts.filter(([, text]) => !FIXED.has(text) && fault.test(text))).toEqual([]);
});
