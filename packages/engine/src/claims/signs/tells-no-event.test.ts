import { expect, test } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import { placeAfter } from "../context/places.ts";

const answer = (content: string) =>
  analysePitchText({
    pitchType: "rh",
    question: "Donnez-moi un exemple de travail en équipe.",
    audience: "recruteur",
    content,
  }).claims;

const EVERY_DAY =
  "un exemple de travail en équipe alors à la cantine on travaille à deux par ligne l'un fait les entrées l'autre fait la plonge voilà c'est ça ensuite on échange on se met d'accord le matin qui fait quoi et on le fait c'est du travail d'équipe parce que seul on irait moins vite s'il y a un souci on appelle la cheffe ça se passe bien en général j'ai pas d'exemple plus précis c'est tous les jours pareil voilà";

test("what is done every day is asked for one moment, not for what came of it", () => {
  const claims = answer(EVERY_DAY);
  const codes = claims.flatMap(({ code }) => code ?? []);
  expect(codes).not.toContain("tell_result");
  expect(codes).not.toContain("tell_lesson");
  expect(claims.find(({ kind, part }) => kind === "credit" && part === "action")).toBeUndefined();
});

test("a story told in the present is one", () => {
  const claims = analysePitchText({
    pitchType: "rh",
    question: "Parlez-moi d'une erreur et de ce que vous avez appris.",
    content:
      "Pendant mon remplacement, je me trompe de quai et j'envoie deux palettes de levure à un client de Brest. Le magasinier l'apprend le soir même. Je rappelle le chauffeur, il fait demi-tour. Je mets une étiquette de couleur sur chaque quai. Depuis, plus aucune palette ne part du mauvais côté.",
  }).claims;
  expect(claims.some(({ text }) => text.includes("votre part sans détour"))).toBe(false);
});

test("the word that ties a quoted sentence is not said again behind « Après »", () => {
  const after = (content: string) => {
    const { start, end } = placeAfter(content, { start: 0, end: content.length });
    return content.slice(start, end);
  };
  expect(after("après on échange avec le chef")).toBe("on échange avec le chef");
  expect(after("Et puis, le chef est venu")).toBe("le chef est venu");
  expect(after("après nous avoir écoutés, il a cédé")).toBe("après nous avoir écoutés, il a cédé");
  expect(after("après le service on range")).toBe("après le service on range");
});
