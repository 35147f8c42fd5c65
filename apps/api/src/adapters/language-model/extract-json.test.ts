import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCpuMs } from "../../../../../packages/engine/test-support/cpu-time.ts";
import { dropThinking, extractJson } from "./extract-json.ts";

const VALUE = { note: 7, texte: 'une { accolade, un " guillemet et ``` une clôture' };
const JSON_TEXT = JSON.stringify(VALUE);

test.each([
  ["alone", JSON_TEXT],
  ["with space around and a new line in it", `\n\n ${JSON.stringify(VALUE, null, 2)} \n`],
  ["in a fence", "```json\n" + JSON_TEXT + "\n```"],
  ["in a fence without a language, in prose", "Voici :\n```\n" + JSON_TEXT + "\n```\nBonne chance !"],
  ["in a fence that is never closed", "```json\n" + JSON_TEXT],
  ["in prose", `Voici l'analyse « demandée » : ${JSON_TEXT}. N'hésitez pas !`],
  ["after a smaller object", `Le format {"a": 1} donne ${JSON_TEXT}`],
  ["after a brace without end", `Ouvrez { d'abord, puis\n${JSON_TEXT}`],
  ["before a brace without end", `${JSON_TEXT} puis {"a": `],
  ["after braces that are not JSON", `{exemple} ${JSON_TEXT}`],
])("finds JSON %s", (_name, text) => {
  expect(extractJson(text)).toEqual(VALUE);
});

test.each([
  ["nothing", ""],
  ["prose", "Je ne peux pas répondre à cela."],
  ["a number", "42"],
  ["null", "null"],
  ["a string", '"un texte"'],
  ["JSON cut at its length", JSON_TEXT.slice(0, -5)],
  ["single quotes", "{'note': 7}"],
])("finds none in %s", (_name, text) => {
  expect(extractJson(text)).toBeUndefined();
});

test.each([
  ["opening braces", "{"],
  ["closing braces", "}"],
  ["objects", "{}"],
  ["quotes", '{"'],
  ["fences", "```"],
  ["fences and spaces", "```      "],
  ["backslashes in a string", '{"\\'],
  ["nested keys", '{"a":'],
  ["nested lists", "["],
])("takes linear time on many %s", (_name, piece) => {
  const seconds = [50_000, 500_000].map((count) => {
    const text = piece.repeat(count);
    const startedAt = readCpuMs();
    extractJson(text);
    dropThinking(text);
    return (readCpuMs() - startedAt) / 1000;
  });
  // The second text is ten times longer; a quadratic pass would take minutes.
  expect(seconds[1]).toBeLessThan(3);
});

test("finds any object, whatever its strings hold, between words without braces", () => {
  const words = fc.string({ maxLength: 200 }).map((text) => text.replaceAll(/[{}`]/g, ""));
  const object = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(words, object, words, (before, value, after) => {
      const json = JSON.stringify(value);
      expect(extractJson(before + json + after)).toEqual(JSON.parse(json));
    }),
  );
});

test("never throws", () => {
  const hostile = fc.array(
    fc.constantFrom("{", "}", '"', "\\", "```", "json", "\n", "<think>", "</think>", "a"),
  );
  fc.assert(
    fc.property(hostile, (pieces) => {
      expect(["object", "undefined"]).toContain(typeof extractJson(dropThinking(pieces.join(""))));
    }),
  );
});

test("a key named __proto__ changes nobody", () => {
  extractJson('{"__proto__": {"hacked": true}}');
  expect(({} as { hacked?: boolean }).hacked).toBeUndefined();
});

test.each([
  ["thoughts before", `<think>Peut-être {"note": 1} ?</think>\n${JSON_TEXT}`, JSON_TEXT],
  ["thoughts whose opening tag the server ate", `Peut-être.\n</think>\n\n${JSON_TEXT}`, JSON_TEXT],
  ["thoughts without end", '<think>Peut-être {"note": 1}', ""],
  ["no thought", JSON_TEXT, JSON_TEXT],
  ["a quoted tag", '{"texte": "a </think> b"}', '{"texte": "a </think> b"}'],
  ["a quoted tag in a fence", '```json\n{"t": "</think>"}\n```', '```json\n{"t": "</think>"}\n```'],
])("drops thoughts: %s", (_name, text, left) => {
  expect(dropThinking(text)).toBe(left);
});
