import { expect, it } from "vitest";
import { figureFirst } from "./figure-first.ts";

it.each([
  ["L'an passé, la halle a perdu 620 visiteuses et 31 étals.", undefined],
  [
    "L'hiver dernier, la piscine a brûlé 900 litres de fuel.",
    "900 litres de fuel. C'est ce que la piscine a brûlé l'hiver dernier.",
  ],
  ["Nous avons recousu 230 voiles à la main.", "230 voiles. C'est ce que nous avons recousu à la main."],
  [
    "Une cantine jette en moyenne 90 grammes de pain par repas.",
    "90 grammes de pain par repas. C'est ce qu'une cantine jette en moyenne.",
  ],
  [
    "Une crèche change 350 couches par semaine.",
    "Savez-vous combien de couches une crèche change par semaine ? 350.",
  ],
])("a fact is said figure first or asked: %s", (fact, said) => {
  expect(figureFirst(fact)?.text.replaceAll("\u00a0", " ")).toBe(said);
});

it.each([
  // Said of people, of a price, of what one has.
  "Nous avons formé 45 apprentis l'an dernier.",
  "Le piège coûte 40 euros par jardin.",
  "Je gagne 36 000 euros.",
  // The scene is worth more than its figure.
  "Hier soir, mon oncle a porté trente sacs dans la neige.",
  // Nobody uses « 30 % de papier en moins ».
  "Nous utilisons 30 % de papier en moins.",
  // Something else would be lost.
  "Elle a vendu 80 paniers.",
  "Nous avons vendu 80 paniers et nous avons fermé.",
  "Nous n'avons pas vendu 80 paniers.",
  "Nous en avons vendu 80 kilos.",
])("stays as it is: %s", (fact) => {
  expect(figureFirst(fact)).toBeNull();
});
