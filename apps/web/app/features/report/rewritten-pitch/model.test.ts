import { expect, test } from "vitest";
import { allowedLink, readOralMarks, splitGaps, splitParagraphs } from "./model.ts";

const said = (paragraph: string) =>
  readOralMarks(paragraph).map((part) => Object.assign(part, { at: undefined }));

test("every mark of the version to say is read", () => {
  expect(
    said("Nous avons **31** clients, / et vous ? ↗ // (ralentir) Oui. ↘ /// [À compléter : la date]"),
  ).toEqual([
    { kind: "words", text: "Nous avons", isStressed: false },
    { kind: "words", text: "31", isStressed: true },
    { kind: "words", text: "clients,", isStressed: false },
    { kind: "pause", length: "breath" },
    { kind: "words", text: "et vous ?", isStressed: false },
    { kind: "melody", direction: "up" },
    { kind: "pause", length: "pause" },
    { kind: "cue", text: "ralentir" },
    { kind: "words", text: "Oui.", isStressed: false },
    { kind: "melody", direction: "down" },
    { kind: "pause", length: "long" },
    { kind: "gap", text: "[À compléter : la date]" },
  ]);
});

test("a slash inside a word, a lone asterisk and other brackets are words", () => {
  const text = "le taux 24/7 * (environ) [sic] et/ou // fin";
  expect(said(text)).toEqual([
    { kind: "words", text: "le taux 24/7 * (environ) [sic] et/ou", isStressed: false },
    { kind: "pause", length: "pause" },
    { kind: "words", text: "fin", isStressed: false },
  ]);
  expect(said("   ")).toEqual([]);
});

test("gaps are found and nothing is lost", () => {
  const text = "Avant [À compléter : votre demande] après [autre] [À compléter sans fin";
  const parts = splitGaps(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.isGap)).toEqual([
    { text: "[À compléter : votre demande]", isGap: true },
  ]);
});

test("lines that say nothing are left out", () => {
  expect(splitParagraphs("un\n\n  \ndeux\n")).toEqual([
    { start: 0, text: "un" },
    { start: 7, text: "deux" },
  ]);
});

test.each([
  ["https://exemple.fr", true],
  ["mailto:a@exemple.fr", true],
  ["tel:+33102030405", true],
  ["/pitch", true],
  ["#contenu", true],
  ["?a=b:c", true],
  ["//exemple.fr", true],
  ["javascript:alert(1)", false],
  ["JaVa\tScRiPt:alert(1)", false],
  ["\u0001javascript:alert(1)", false],
  ["java\u200bscript:alert(1)", false],
  ["data:text/html,x", false],
  ["vbscript:x", false],
  ["blob:x", false],
  ["ftp://exemple.fr", false],
  ["irc://exemple.fr", false],
])("%s stays a link: %s", (address, isKept) => {
  expect(allowedLink(address) !== "").toBe(isKept);
});
