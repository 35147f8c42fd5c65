import { expect, it } from "vitest";
import { announcesMore } from "./broken-off.ts";

it.each([
  "Aujourd'hui je cherche une place dans",
  "Notre prochain projet est de",
  "Ce soir, je voudrais vous raconter comment cette équipe a",
  "Nous l'avons essayée chez notre",
  "Nous en avons vendu cent à des randonneurs qui ont",
  "Les randonneurs sont",
  "Il nous manque un",
  "Depuis, je pose des questions parce que",
  "Demain, avec ceux qui",
  "Ensuite nous",
  "Demain, nous",
  "Le matin, à l'aube, je leur ouvre la",
  "Nous travaillons avec",
  "L'été, le camion arrive sur",
])("« %s » is cut before its end", (text) => {
  expect(announcesMore(text)).toBe(true);
});

it.each([
  "Reviens quand tu veux",
  "Je cherche une place de chef",
  "C'est celui que j'ai",
  "Personne ne savait ce que nous étions",
  "Venez nous voir et vous verrez qui on est",
  "Il a dit qu'il était prêt, et il l'est",
  "Rejoignez-nous",
  "Venez en parler avec nous",
  "S'il faut un vélo, il y en a un",
  "Les clés sont là, prenez-les",
  "Il est parti, et on ne sait pas qui",
  "On dit que le vent tourne à l'est",
  "Voilà où j'en suis",
  "Contactez nous",
  "Si vous aimez le quartier, soutenez nous",
  "Ayez confiance en nous",
  "Nous sommes devenus le numéro un",
  "Avec vous, nous ne faisons plus qu'un",
  "On les a vus passer un par un",
  "Il n'y a pas de recette, il faut faire avec",
  "Merci d'etre la",
  "Je viendrai, j'en suis sur",
  "Je leur ai dit tout ce qu'il y a",
  "Nous livrons toute la banlieue est",
  "Un immeuble en classe énergétique A",
])("« %s » may end there", (text) => {
  expect(announcesMore(text)).toBe(false);
});
