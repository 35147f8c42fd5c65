import { expect, test } from "vitest";
import { measureContent } from "../content/measure-content.ts";
import { readPitch } from "../content/read-pitch.ts";
import { composeText } from "./compose.ts";
import { findEdits } from "./find-edits.ts";

const HESITANT = "Euh, bonjour, euh, je tiens la caisse de la piscine, hein. ";

const rewrite = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims: [] }));
};

test.each([
  ["L'année dern, l'année dernière, on a rouvert.", "L'année dernière, on a rouvert."],
  ["J'ai fait des, j'ai mis en place des tours de garde.", "J'ai mis en place des tours de garde."],
  ["Notre méthode, notre méthode, c'est le carnet.", "Notre méthode, c'est le carnet."],
  ["On ouvre avec trente, non, trente-deux saisonniers.", "On ouvre avec trente-deux saisonniers."],
  ["On loue un casier, enfin, pas un casier, un vestiaire.", "On loue un vestiaire."],
  ["Je parlais de l~, du grand bassin.", "Je parlais du grand bassin."],
  ["On a discuté de l~, alors on a ouvert le dimanche.", "On a discuté, alors on a ouvert le dimanche."],
  [
    "Il faut vraiment qu'on puisse, il faut vraiment qu'on puisse fermer tôt.",
    "Il faut vraiment qu'on puisse fermer tôt.",
  ],
])("a false start goes: %s", (said, left) => {
  expect(rewrite(HESITANT + said)).toContain(left);
  expect(rewrite(HESITANT + said).length).toBeLessThan(
    `Bonjour, je tiens la caisse de la piscine. ${left}`.length + 2,
  );
});

test.each([
  "On compte le port, le portail et la porte.",
  "J'ai trois sœurs, non, je plaisante.",
  "Quand j'ai des enfants, j'ai du bruit.",
  "Je veux un collègue, pas un chef, un vrai.",
  "L'un, l'autre, ils ont ri.",
  "Il y en a qui nagent bien il y en a qui nagent bien pas du tout.",
  "On n'a pas de maillot, on n'a pas de maillot, disent-ils.",
])("what was not begun again stays: %s", (said) => {
  expect(rewrite(HESITANT + said)).toContain(said);
});

test("where nobody hesitates a figure is taken back for the fun of it", () => {
  const said = "Mon frère a mangé dix, non, douze crêpes. Il en rit encore avec toute la table.";
  expect(rewrite(said)).toBe(said);
});

test("« de l~, cette… » stays: nobody can tell what is called for", () => {
  expect(rewrite(`${HESITANT}On a parlé ensemble de l~, cette idée plaît aux enfants.`)).not.toContain(
    "de cette idée",
  );
});
