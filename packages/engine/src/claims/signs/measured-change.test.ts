import { expect, test } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import { findMeasuredChange } from "./measured-change.ts";

test.each([
  "on est passés de seize palettes cassées par mois à trois",
  "j'ai fait descendre le gaspillage de 12 à 5 %",
  "Les quarante minutes sont devenues neuf.",
  "Neuf familles sur onze ont renouvelé.",
  "six des sept ont trouvé une place",
  "Nous avons eu 52 inscrits, contre 30 l'an dernier.",
  "J'ai posé quarante volets ; la moyenne de l'équipe était de vingt-six.",
  "on a rendu le chantier avec quatre jours d'avance",
])("a result told by two numbers: %s", (text) => {
  expect(findMeasuredChange(text)).not.toBeNull();
});

test.each([
  "Un adulte sur six ne lit pas l'étiquette.",
  "je travaille un samedi sur deux",
  "nous étions deux au lieu de trois",
  "Je suis passé de la vente à la logistique.",
  "On est douze, dont deux à mi-temps.",
])("numbers that tell no result: %s", (text) => {
  expect(findMeasuredChange(text)).toBeNull();
});

test("praises it in the words of an unprepared speaker", () => {
  const { claims } = analysePitchText({
    pitchType: "rh",
    question: "Racontez une réussite.",
    content:
      "alors c'était au printemps deux mille vingt-trois à la laverie de l'hôpital de Flers on perdait des blouses toutes les semaines et la cadre elle disait que c'était nous alors j'ai collé une étiquette de couleur par service et j'ai demandé à Fatou de compter chaque soir avec moi au bout de deux mois on est passés de trente blouses perdues à quatre et les infirmières sont venues nous apporter des chocolats depuis les étiquettes sont dans tous les étages et moi j'ai gardé le cahier",
  });
  const praised = claims.filter(({ kind, quotes }) => kind === "credit" && quotes.length > 0);
  expect(praised.some(({ text }) => text.includes("on est passés de trente blouses perdues à quatre"))).toBe(
    true,
  );
});
