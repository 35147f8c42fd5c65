import { expect, test } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { composeText } from "../compose.ts";
import { findEdits } from "../find-edits.ts";

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
  [
    "Il a pris la faute sur lui et s'en mè~, est sorti par la cour.",
    "Il a pris la faute sur lui et est sorti par la cour.",
  ],
  ["On a discuté de l~, alors on a ouvert le dimanche.", "On a discuté, alors on a ouvert le dimanche."],
  [
    "Il faut vraiment qu'on puisse, il faut vraiment qu'on puisse fermer tôt.",
    "Il faut vraiment qu'on puisse fermer tôt.",
  ],
  ["On a Zoé, qui, donc qui sait plonger.", "On a Zoé, qui sait plonger."],
  ["Je vous demande juste, enfin je vous demande un essai.", "Je vous demande un essai."],
  ["Pour les tarifs, on, c'est très cher.", "Pour les tarifs, c'est très cher."],
  ["Mais la pour la buvette, il faut du monde.", "Mais pour la buvette, il faut du monde."],
  ["C'est un peu c'est un peu plus loin.", "C'est un peu plus loin."],
  [
    "Il y a un maître nageur qui port, qui portait un sifflet.",
    "Il y a un maître nageur qui portait un sifflet.",
  ],
  ["Et puis pendant pendant les vacances on ferme.", "Et puis pendant les vacances on ferme."],
  ["C'est que faut faut réussir à garder le calme.", "C'est que faut réussir à garder le calme."],
  ["Donc moi, ben moi je range les lignes.", "Moi je range les lignes."],
  ["Mais et du coup il y a le petit bassin.", "Mais il y a le petit bassin."],
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
  "Mais et toi, tu viens quand ?",
  "Elle, on la voit le lundi.",
  "Mets-la à la cave.",
  "Il y a eux et moi, moi je suis ici.",
  "On est prêts, donc on est là.",
  "Nous étions trente et un, et tu avais déplacé les tables.",
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

test("« pas que » is whole", () => {
  expect(rewrite(`${HESITANT}Mon bassin, c'est la brasse, enfin pas que. Je nage aussi le dos.`)).toContain(
    "enfin pas que. Je nage",
  );
});

test("« c'est pas, c'est pas » is begun twice where nobody hesitates too", () => {
  expect(
    rewrite(
      "Le patron m'a rappelé deux fois. C'est pas, c'est pas pour le salaire que je reviens, il le sait. J'aime le four, le matin.",
    ),
  ).toContain("C'est pas pour le salaire");
  expect(
    rewrite("Nous c'est autre chose parce que c'est plus, c'est plus calme le matin. On ouvre tôt."),
  ).toContain("parce que c'est plus calme");
});

test("no elision stands before « ah »", () => {
  expect(rewrite(`${HESITANT}Qu'est-ce que je, euh, ah oui, j'ai un diplôme.`)).not.toContain("j'ah");
});

test.each([
  ["B-bonjour, j-je tiens la caisse.", "Bonjour, je tiens la caisse."],
  ["J'ai formé un appren... un apprenti cet été.", "J'ai formé un apprenti cet été."],
  ["Je suis électri… électricien au port.", "Je suis électricien au port."],
  ["On a formé un apprenti apprenti cet été.", "On a formé un apprenti cet été."],
])("a word that is begun twice is said once: %s", (said, left) => {
  expect(rewrite(`Je parle du port. ${said}`)).toContain(left);
});

test.each([
  "Re-bonjour à tous, on va co-construire un e-mail.",
  "C'est très très simple, petit à petit on s'y fait.",
  "Nous nous levons tôt, et vous vous levez tard.",
  "Il a dit « b-bonjour » au port.",
])("a real word and a stress stay: %s", (said) => {
  expect(rewrite(`Je parle du port. ${said}`)).toContain(said);
});

test("an article left before a comma is said once in a fluent speech too", () => {
  expect(rewrite("Je parle du port. Le, la grue se loue à la journée.")).toContain("La grue se loue");
  expect(rewrite("Je parle du port. On la loue à, au bassin nord.")).toContain("loue au bassin");
  expect(rewrite("Je parle du port. Prenez-le, la grue est à côté.")).toContain("Prenez-le, la grue");
  expect(rewrite("Je parle du port. On accorde le, la et les avec le nom.")).toContain("le, la et les");
});
