import { expect, test } from "vitest";
import { plainText } from "../plain-text.ts";
import { familyOf } from "./word-families.ts";

const family = (word: string) => familyOf(plainText(word));

test.each([
  ["former", "formation"],
  ["former", "formatrice"],
  ["animer", "animations"],
  ["animer", "animateur"],
  ["gérer", "gestion"],
  ["vendre", "vente"],
  ["vendre", "vendeuses"],
  ["conduire", "conduite"],
  ["rédiger", "rédaction"],
  ["recruter", "recrutement"],
  ["réparer", "réparation"],
  ["réviser", "révision"],
  ["vérifier", "vérification"],
  ["communiquer", "communication"],
  ["déployer", "déploiement"],
  ["piloter", "pilotage"],
  ["concevoir", "conception"],
  ["peindre", "peinture"],
])("%s and %s are one family", (left, right) => {
  expect(family(left)).not.toBeNull();
  expect(family(left)).toBe(family(right));
});

test.each([
  ["traiter", "traiteur"],
  ["équipe", "équipement"],
  ["chauffeur", "chauffage"],
  ["règlement", "réglage"],
  ["directeur", "directement"],
  ["indiquer", "indicateurs"],
  ["établir", "établissement"],
  ["forme", "formation"],
  ["compter", "compteur"],
  ["arriver", "arrivages"],
])("%s and %s are not", (left, right) => {
  expect(family(left) !== null && family(left) === family(right)).toBe(false);
});
