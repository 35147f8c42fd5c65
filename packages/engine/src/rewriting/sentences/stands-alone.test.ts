import { describe, expect, it } from "vitest";
import { readText } from "../../language/read-text.ts";
import { syntaxOf } from "../../language/syntax.ts";
import { leansOnBefore, onlyNames, unexplainedPronouns } from "./stands-alone.ts";

describe("a line that stands alone", () => {
  it.each([
    "Elle les remplaçait chaque année.",
    "Ce jour-là, avec lui, nous avons compris.",
    "J'en ai vendu trois cents.",
    "D'où cette machine à café.",
    "Grâce à quoi ma voisine a redécouvert la marche.",
    "Il y a aussi la cave.",
    "Un jour elle n'est plus venue.",
    "En 1998, il a vendu la scierie.",
    "Le mois dernier, j'en ai soudé quatre.",
    "Au bout de dix minutes, elle pleurait.",
    "La mairie en a acheté deux.",
    "Maintenant, deux apprentis en réparent trente par jour.",
    "Les voisins lui ont laissé le chat.",
    "Un jour, à la gare de Nantes, il a raté son train.",
    "Ce four chauffait au buis.",
  ])("leans: %s", (line) => expect(leansOnBefore(line)).toBe(true));

  it.each([
    "J'ai fait quatorze versions, je les ai toutes gardées.",
    "Le compas, je ne l'ai jamais rendu.",
    "Il y a deux ans, nous avons ouvert la cave.",
    "Il y avait une chèvre qui mangeait le trophée.",
    "Un jour ma voisine a dit qu'elle partait.",
    "Cet hiver, la route a fermé onze fois.",
    "Dans la cour, il fait quarante degrés.",
    "Pour le four, il me faut douze sacs.",
    "L'hiver dernier, il n'y a pas eu de neige.",
    "En 1998, mon père a vendu la scierie, il pleurait.",
    "Ma voisine a planté un figuier, il donne en août.",
  ])("stands: %s", (line) => expect(leansOnBefore(line)).toBe(false));

  it("has a main verb", () => {
    const names = (text: string) => onlyNames(syntaxOf(readText(text))[0]!.words);
    expect(names("La voisine qui garde le four.")).toBe(true);
    expect(names("Neuf machines sur dix que l'on jette ont une panne.")).toBe(false);
  });

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
