import { describe, expect, it } from "vitest";
import { readText } from "../../language/read-text.ts";
import { syntaxOf } from "../../language/syntax.ts";
import { leansOnBefore, unexplainedPronouns } from "./stands-alone.ts";

describe("a line that stands alone", () => {
  it.each([
    "Elle les remplaçait chaque année.",
    "Ce jour-là, avec lui, nous avons compris.",
    "J'en ai vendu trois cents.",
    "D'où cette machine à café.",
    "Grâce à quoi ma voisine a redécouvert la marche.",
    "Il y a aussi la cave.",
    "Un jour elle n'est plus venue.",
  ])("leans: %s", (line) => expect(leansOnBefore(line)).toBe(true));

  it.each([
    "J'ai fait quatorze versions, je les ai toutes gardées.",
    "Le compas, je ne l'ai jamais rendu.",
    "Il y a deux ans, nous avons ouvert la cave.",
    "Il y avait une chèvre qui mangeait le trophée.",
    "Un jour ma voisine a dit qu'elle partait.",
    "Ma voisine a planté un figuier, il donne en août.",
  ])("stands: %s", (line) => expect(leansOnBefore(line)).toBe(false));

  const unexplained = (text: string) =>
    unexplainedPronouns(syntaxOf(readText(text)).flatMap(({ words }) => words));

  it("counts the pronouns that no noun before them explains", () => {
    expect(unexplained("La voisine dort, elle ronfle.")).toBe(0);
    expect(unexplained("Elle ronfle et il travaille.")).toBe(2);
    expect(unexplained("Il faut partir.")).toBe(0);
    // « il » cannot stand for « vendredi ».
    expect(unexplained("Un vendredi soir, il a cassé la machine.")).toBe(1);
  });
});
