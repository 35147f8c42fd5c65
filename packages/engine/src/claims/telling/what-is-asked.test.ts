import { describe, expect, it } from "vitest";
import { findBrokenInvariants } from "../../../test-support/claim-invariants.ts";
import { analysePitchText } from "../../analyse-text.ts";
import { asksAgain, askedIn } from "./what-is-asked.ts";

describe("what a line asks for", () => {
  it.each([
    ["Racontez un seul désaccord\u00a0: ce que chacun voulait.", ["moment"]],
    ["À la place de «\u00a0je suis patient\u00a0», racontez un moment où cela s’est vu.", ["moment"]],
    ["Racontez ce que vous, vous avez fait, geste après geste.", []],
    ["Dites votre chiffre, une raison qui compte pour eux, puis taisez-vous.", ["sum"]],
    ["Donnez un cas\u00a0: une personne, et ce qui s’est passé pour elle.", ["person"]],
    ["Vous finissez sur «\u00a0voilà\u00a0»\u00a0: cela n’apprend rien de plus.", []],
    ["Vous commencez par «\u00a0bonjour\u00a0»\u00a0: les mots se cherchent.", []],
    ["Retirez «\u00a0racontez un moment\u00a0».", []],
  ])("%s", (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });

  it("is asked again in other words, or is something else", () => {
    const before = [{ text: "Nommez un vrai défaut, racontez un jour où il vous a coûté." }];
    expect(asksAgain("Choisissez un moment, et dites où vous étiez.", before)).toBe(true);
    expect(asksAgain("Finissez sur un fait.", before)).toBe(false);
    expect(asksAgain("Retirez vos excuses.", before)).toBe(false);
  });
});

const FAULT =
  "Mon plus gros défaut, c’est que je suis trop exigeant avec moi-même. J’ai tendance à tout vérifier et à ne pas lâcher tant que ce n’est pas parfait. Mais au fond je pense que c’est une qualité, car mes responsables ont toujours été satisfaits. Je travaille sur moi pour prendre du recul.";

it("asks once for the day that shows a weakness", () => {
  const report = analysePitchText({
    pitchType: "rh",
    content: FAULT,
    question: "Quel est votre principal défaut ?",
  });
  const shown = new Set([
    ...report.metrics.flatMap(({ explanation }) => explanation.split("\n")),
    ...report.recommendations.suggestions,
  ]);
  expect([...shown].filter((line) => askedIn(line).includes("moment"))).toHaveLength(1);
  expect(findBrokenInvariants(report, FAULT)).toEqual([]);
});
