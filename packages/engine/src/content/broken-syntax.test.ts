import { describe, expect, it } from "vitest";
import { readText } from "../language/read-text.ts";
import { measureBrokenSyntax } from "./broken-syntax.ts";

const SALAD =
  "le boulangerie dans nous et de les capteur avec pour une parce que sont le des marché donc à qui levons notre en par mais les pour";

describe("broken syntax", () => {
  it.each([
    // Words repeated while looking for the next one.
    "J'avais rejoint le parlement de de Berlin, et elle est là au milieu de de la salle. On lui a parlé de de de musique.",
    // Repeated groups, with or without « euh » between.
    "C'est une trousse pour les pour les couturiers. Elle est faite avec des, euh, avec des toiles. Elle se range dans le euh dans le tiroir.",
    // Spelt by ear.
    "Je lui ai dit que sa c'est bien passé. C'est sa le travail en équipe, chacun fait sa par et sa marche.",
    // Broken off about once in a hundred words.
    `Après on va manger à la. On a attendu le bus du. ${"Ma mère nous a vus sur le trottoir et elle a beaucoup ri. ".repeat(20)}`,
  ])("finds none in what somebody says: %s", (text) => {
    expect(measureBrokenSyntax(readText(text)).rate).toBe(0);
  });

  it("finds a word salad", () => {
    expect(measureBrokenSyntax(readText(SALAD)).rate).toBeGreaterThan(5);
  });
});
