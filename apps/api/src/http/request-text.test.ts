import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Refusal } from "../errors.ts";
import { readForm, readJson } from "./request-text.ts";

const json = (text: string | Uint8Array) => () => readJson(Buffer.from(text as string));
const codeOf = (call: () => unknown) => {
  try {
    call();
    return null;
  } catch (error) {
    return (error as Refusal).code;
  }
};

describe("JSON", () => {
  test.each([
    ["", null],
    ["  \n", null],
    ['{"a":"é"}', null],
    ["{", "request_unreadable"],
    ["{'a':1}", "request_unreadable"],
    ['{"a":1e400}', "request_unreadable"],
    ['{"__proto__":{"admin":true}}', "request_unreadable"],
    ['{"a":{"constructor":{"prototype":{}}}}', "request_unreadable"],
    ['{"a":"\\u0000"}', "characters_forbidden"],
    ['{"a\\u0000":1}', "characters_forbidden"],
    ['[["\\ud800"]]', "characters_forbidden"],
    ["[".repeat(100_000) + "]".repeat(100_000), "request_unreadable"],
    [`${'{"a":'.repeat(20)}1${"}".repeat(20)}`, "request_unreadable"],
  ])("%.40s: %s", (text, code) => {
    expect(codeOf(json(text))).toBe(code);
  });

  test("is UTF-8 or nothing", () => {
    expect(codeOf(json(new Uint8Array([0x22, 0xe9, 0x22])))).toBe("request_unreadable");
  });

  test(
    "gives back every well-formed value, and refuses with our code or not at all",
    { tags: ["long"] },
    () => {
      fc.assert(
        fc.property(fc.string({ unit: "binary" }), (text) => {
          const refused = text.includes("\0") || !text.isWellFormed();
          expect(codeOf(json(JSON.stringify({ text })))).toBe(refused ? "characters_forbidden" : null);
        }),
      );
    },
  );
});

test("a form holds each name once", () => {
  expect(readForm(Buffer.from("username=a%40x.fr&password=b+c"))).toEqual({
    username: "a@x.fr",
    password: "b c",
  });
  for (const text of ["username=a&username=b", "__proto__=x", "username=%00"])
    expect(codeOf(() => readForm(Buffer.from(text)))).not.toBe(null);
});
