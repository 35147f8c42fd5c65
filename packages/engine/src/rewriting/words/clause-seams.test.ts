import { expect, test } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { composeText } from "../compose.ts";
import { findEdits } from "../find-edits.ts";

const rewrite = (content: string) => {
  const reading = readPitch({ pitchType: "perso", content });
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims: [] }));
};

test("a clause with its own subject is parted from the one before, whether or not a mark is heard", () => {
  const market = rewrite(
    "bonjour je vends du miel au marché depuis six ans goûtez-le vous l'aimez tout le monde l'aime et quand vous rentrez chez vous vous le mettez dans le thé la ruche elle est à deux kilomètres d'ici et cette année on a perdu deux essaims",
  );
  expect(market).toContain("vous l'aimez, tout le monde l'aime");
  expect(market).toContain("chez vous, vous le mettez");
  const asked = rewrite(
    "j'ai réparé la pompe de la piscine avec deux vis et un bout de tuyau c'était aussi simple que ça et tous les matins je regardais le niveau le gérant il est venu me voir il m'a demandé quel outil j'avais pris je lui ai montré le tuyau",
  );
  expect(asked).toContain("que ça, et tous les matins");
  expect(asked).toContain("quel outil j'avais pris");
});

test("a moment after « et » opens the clause that follows", () => {
  expect(
    rewrite(
      "alors moi j'ai été fleuriste pendant douze ans à pontivy voilà donc rien à voir avec les motos et un soir mon cousin il m'emmène sur le circuit et là j'ai compris que c'était ça ma vie je suis partie en formation au mans",
    ),
  ).toMatch(/et un soir,? mon cousin/);
});

test("what somebody says follows a colon", () => {
  const told = rewrite(
    "j'étais au guichet depuis deux heures et une dame arrive avec son carton elle me dit tenez c'est pour vous je lui dis merci et je regarde dedans il y avait un gâteau et elle me répond il est encore tiède mangez-le",
  );
  expect(told).toContain("dit\u00a0: tenez");
  expect(told).toContain("répond\u00a0: il est");
});

test("a clause said twice for its force stays, and so does « enfin » that corrects", () => {
  const told = rewrite(
    "il était tard je conduisais le car vers foix et j'ai freiné d'un coup je me suis dit j'ai tué un chien j'ai tué un chien et je suis descendue avec la lampe il y avait rien enfin il y avait une veste sur la route et j'ai vendu le car enfin j'ai vendu ma moitié du car",
  );
  expect(told).toContain("j'ai tué un chien, j'ai tué un chien");
  expect(told).toContain("enfin j'ai vendu ma moitié");
});

test("a noun group that may be the object of the verb before it opens no clause", () => {
  expect(
    rewrite(
      "mon oncle il tenait le phare et un matin il a ouvert la lanterne elle avait un carreau fendu alors il a appelé le port et ils ont envoyé un bateau il avait peur pour les pêcheurs",
    ),
  ).not.toContain("ouvert,");
});
