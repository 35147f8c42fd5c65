import { expect, test } from "vitest";
import { readPitch } from "../../content/read-pitch.ts";
import { placeToQuote, showPlace, stammers } from "./places.ts";

test.each([
  ["et j'avais mon sac à côté de moi, genre, euh, enfin", "et j'avais mon sac à côté de moi"],
  ["il est arrivé euh…", "il est arrivé"],
  ["un roman de ce genre", "un roman de ce genre"],
  ["nous y sommes enfin", "nous y sommes enfin"],
  ["il est parti, enfin", "il est parti"],
  ["euh", "euh"],
])("a quote ends before the tics that trail: %s", (content, shown) => {
  expect(showPlace(content, { start: 0, end: content.length })).toBe(`«\u00a0${shown}\u00a0»`);
});

test.each([
  ["elle a dit « venez » et on est venus", "elle a dit “ venez ” et on est venus"],
  ['il crie "dehors" à la porte', "il crie “dehors” à la porte"],
  ["elle a répondu : « jamais de la vie", "jamais de la vie"],
])("words of somebody are quoted whole, or alone where they are cut: %s", (content, shown) => {
  expect(showPlace(content, { start: 0, end: content.length })).toBe(`«\u00a0${shown}\u00a0»`);
});

test("a quote holds the words that it announces, or does not announce them", () => {
  const content =
    "Je suis allé voir le plus ancien de la ligne parce que je ne savais plus quoi faire de mes mains, j’ai demandé à Gérard ce qu’il aurait fait à ma place ce jour-là devant tout le monde, et il a ri.";
  const { sentences } = readPitch({ pitchType: "rh", content });
  const { start, end } = placeToQuote(content, sentences[0]!, undefined, 26);
  expect(content.slice(start, end)).not.toMatch(/demandé à Gérard$/u);
});

test.each([
  ["je, je propose, fermez le mardi", true],
  ["il prend le, le train", true],
  ["nous nous levons à six heures", false],
  ["elle est très, très loin", false],
])("a word said again while the next is looked for: %s", (text, isSo) => {
  expect(stammers(text)).toBe(isSo);
});

test("a quote of a transcript cuts no number and ends on no verb of saying", () => {
  const content =
    "alors moi j'ai tenu le guichet pendant sept ans à la gare de Redon et la dernière année j'ai eu trois erreurs de caisse sur à peu près vingt et un mille billets un soir une dame me dit vous m'avez rendu trop je recompte elle avait raison et depuis je compte à voix haute devant les gens ça les fait sourire et ça va plus vite";
  for (const sentence of readPitch({ pitchType: "rh", content }).sentences)
    for (const longest of [12, 18, 26]) {
      const { start, end } = placeToQuote(content, sentence, undefined, longest);
      expect(content.slice(start, end)).not.toMatch(/(?:vingt|trois erreurs de|me dit|et)$/u);
    }
});

test("the clauses of a transcript around a sign are whole, with the words that complete them", () => {
  const content =
    "moi j'ai repris la ferme de mon oncle à Belmont et la première année j'ai perdu onze agneaux sur à peu près vingt et un mille euros de chiffre et le vétérinaire m'a dit de séparer les mères alors j'ai monté des cases et l'année suivante j'en ai perdu deux ma femme tient le carnet depuis et elle note tout";
  const { sentences } = readPitch({ pitchType: "rh", content });
  const at = content.indexOf("vingt et un");
  const holder = sentences.find(({ sentence }) => sentence.start <= at && at < sentence.end)!;
  const { start, end } = placeToQuote(content, holder, { start: at, end: at + "vingt et un".length }, 16);
  expect(content.slice(start, end)).toMatch(/onze agneaux.*vingt et un mille euros de chiffre/u);
});
