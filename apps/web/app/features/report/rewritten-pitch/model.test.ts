import { expect, test } from "vitest";
import { allowedLink, readOralMarks, splitGaps, splitParagraphs } from "./model.ts";

const kinds = (paragraph: string) =>
  readOralMarks(paragraph).map((part) => {
    if (part.kind === "pause") return `pause ${part.length}`;
    if (part.kind === "melody") return part.direction;
    return part.kind === "words" && part.isStressed ? `stress ${part.text}` : `${part.kind} ${part.text}`;
  });

test("every mark of the version to say is read, and the spaces of the text are kept", () => {
  expect(
    kinds("Nous avons **31** clients, / et vous ? ↗ // (ralentir) Oui. ↘ /// [À compléter : la date]"),
  ).toEqual([
    "words Nous avons ",
    "stress 31",
    "words  clients, ",
    "pause breath",
    "words  et vous ? ",
    "up",
    "words  ",
    "pause pause",
    "words  ",
    "cue ralentir",
    "words  Oui. ",
    "down",
    "words  ",
    "pause long",
    "words  ",
    "gap [À compléter : la date]",
  ]);
});

test("a slash inside a word, a lone asterisk and other brackets are words", () => {
  const text = "le taux 24/7 * (environ) [sic] et/ou // fin";
  expect(kinds(text)).toEqual(["words le taux 24/7 * (environ) [sic] et/ou ", "pause pause", "words  fin"]);
  expect(kinds("fin \\/ **a** \\(ralentir)")).toEqual([
    "words fin ",
    "words /",
    "words  ",
    "stress a",
    "words  ",
    "words (",
    "words ralentir)",
  ]);
  expect(kinds("")).toEqual([]);
});

test("gaps are found and nothing is lost", () => {
  const text = "Avant [À compléter : votre demande] après [autre] [À compléter sans fin";
  const parts = splitGaps(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.isGap)).toEqual([
    { at: 6, text: "[À compléter : votre demande]", isGap: true },
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
