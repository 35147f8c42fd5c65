import { expect, test } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { composeText } from "../compose.ts";
import { findEdits } from "../find-edits.ts";

function rewrite(content: string): string {
  const reading = readPitch({ pitchType: "produit", content });
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims: [] }));
}

const GREETING = "Bonjour à tous, je suis ravi d'être là.";
const NAMED = "Sillon est une application de pesée pour les maraîchers. Elle tient dans la poche.";
const SHOWN = "On pose la caisse, on lit le poids. La balance existe déjà dans les fermes.";
const ASKED = "La saison commence en mars. Nous cherchons trois coopératives pour l'automne.";

test("a share opens after a dull greeting", () => {
  const share = "Le soir, un maraîcher sur trois recompte tout à la main.";
  expect(rewrite([GREETING, NAMED, SHOWN, share, ASKED].join(" "))).toMatch(
    /^Le soir, un maraîcher sur trois/u,
  );
});

test("a share that holds only if something else does opens nothing", () => {
  const share = "La commune paie 35 % des travaux si l'audit le confirme en mars.";
  const content = [GREETING, NAMED, SHOWN, share, ASKED].join(" ");
  expect(rewrite(content)).toBe(content);
  expect(rewrite(content.replace(" si l'audit le confirme en mars", " depuis mars"))).toMatch(
    /^La commune paie 35/u,
  );
});

test("a short share that holds the name never comes before what it names", () => {
  const share = "À Valensole, 62 agriculteurs sur soixante-dix pèsent toutes les caisses avec Sillon.";
  const content = [GREETING, NAMED, SHOWN, share, ASKED].join(" ");
  expect(rewrite(content)).toBe(content);
});

test.each([
  "L'équipe compte 14 techniciens sur 3 départements.",
  "L'entreprise emploie deux techniciens sur trois chantiers.",
  "L'entreprise emploie quatorze techniciens sur trois équipes.",
])("a number of places is no share that opens: %s", (said) => {
  const content = [GREETING, NAMED, SHOWN, said, ASKED].join(" ");
  expect(rewrite(content)).toBe(content);
});

test.each([
  "Les cinq autres agriculteurs sur 70 n'ont pas encore essayé cela avec Sillon.",
  "Et là, 62 agriculteurs sur 70 pèsent leurs caisses chaque jour avec Sillon.",
  "La salle du bourg est prise un mardi sur deux pour montrer Sillon.",
])("what leans on the words before it stays, and what is no share: %s", (said) => {
  const content = [GREETING, NAMED, SHOWN, said, ASKED].join(" ");
  expect(rewrite(content)).toBe(content);
});

test("a letter opens on what it asks for, and keeps it there", () => {
  const asked = "Madame, je vous demande un prêt de 24 000 euros pour acheter un four.";
  const rest = [
    "Je suis potière à Dieulefit depuis douze ans.",
    "Mon four a lâché en janvier.",
    "Trois écoles attendent leurs bols pour la rentrée.",
    "Le nouveau cuit deux fois plus de pièces.",
    "L'atelier a gagné 31 000 euros l'an dernier.",
  ];
  expect(rewrite([asked, ...rest].join(" "))).toMatch(/^Madame, je vous demande/u);
});
