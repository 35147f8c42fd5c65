import { expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const LINES = [
  "bonsoir, merci d’être venus",
  "qui je suis (Inès, club de voile)",
  "licences : 12 cette année, 60 au collège",
];
const END = ["quatre parents le mardi à 17 h", "goûter"];
const report = (line: string) =>
  analysePitchText({
    pitchType: "perso",
    content: [...LINES, line, ...END].map((one) => `- ${one}`).join("\n"),
    audience: "les parents",
  });

it.each([
  [
    "raconter Malo et la bouée jaune",
    "Ce sont des notes, où «\u00a0raconter Malo et la bouée jaune\u00a0» est annoncé sans être dit.",
  ],
  [
    "coût du minibus à chiffrer",
    "Ce sont des notes, où il reste à décider\u00a0: «\u00a0coût du minibus à chiffrer\u00a0».",
  ],
])("tells first what notes leave open: %s", (line, told) => {
  const { verdict, claims } = report(line);
  expect(verdict.sentence).toBe(told);
  expect(claims.find(({ kind }) => kind === "advice")?.text).toContain(line);
});

it("tells of notes that leave nothing open that they are notes", () => {
  const { claims } = report("le vent a tourné deux fois en mars");
  expect(claims.find(({ rule, kind }) => rule === "notes" && kind === "fault")?.quotes).toEqual([]);
});
