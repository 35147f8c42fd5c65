import { expect, test } from "vitest";
import { analysePitchText } from "../analyse-text.ts";

test("what an advice asks to be told more of is still there", () => {
  const content =
    "Je suis une personne dynamique et motivée. Je m’adapte à toutes les situations. L’an dernier, j’ai tenu le comptoir seule pendant la braderie. J’ai l’esprit d’équipe et le sens du contact. Je pense être un véritable atout pour vous.";
  const { claims, recommendations } = analysePitchText({
    pitchType: "rh",
    question: "Quelles sont vos qualités ?",
    content,
  });
  const [leaned] = claims.filter(({ kind, text }) => kind === "advice" && text.startsWith("Développez"));
  const [{ start, end }] = leaned!.quotes as [{ start: number; end: number }];
  expect(leaned!.text).toContain(content.slice(start, end));
  expect(recommendations.perfectPitch).toContain(content.slice(start, end));
});

test("a sentence that goes on after a mere « euh » takes no capital", () => {
  const source =
    "mon défaut euh je sais pas trop j'en ai plein mais là comme ça euh ben on me dit que je suis trop gentille et les gens ils profitent un peu";
  const { recommendations } = analysePitchText({
    pitchType: "rh",
    question: "Quel est votre principal défaut ?",
    content: source,
  });
  expect(recommendations.perfectPitch).not.toMatch(/ça On/u);
});

test("what an answer says unprepared is left whole where it broke off or was begun twice", () => {
  const source =
    "euh ce qui me motive c'est que euh j'aime la logistique. c'est un domaine qui est euh qui recrute beaucoup. euh je cherche une structure plus plus organisée. là-bas j'ai un cousin qui. bon voilà au bout d'un moment on se dit que. ah oui et je suis assuré. peut-être j'aurais dû commencer par là.";
  const { recommendations } = analysePitchText({
    pitchType: "rh",
    question: "Pourquoi voulez-vous ce poste ?",
    content: source,
  });
  expect(recommendations.perfectPitch).toContain("C'est un domaine qui recrute beaucoup.");
  expect(recommendations.perfectPitch).toContain("une structure plus organisée");
  expect(recommendations.perfectPitch).toContain("un cousin qui…");
  expect(recommendations.perfectPitch).toContain("on se dit que…");
  expect(recommendations.perfectPitch).not.toContain("commencer par là");
});

test("a sentence parted right after a tic has its stop alone", () => {
  const source =
    "bon ben les logiciels ils ont changé en février et on a eu une formation de deux heures seulement hein et le monsieur il était en visio on l'entendait pas de chez nous. euh voilà hein.";
  const { recommendations } = analysePitchText({ pitchType: "rh", content: source });
  expect(recommendations.perfectPitch).not.toMatch(/,\s?[.…]/u);
});

test("a relative that is whole and what is not known are no tics", () => {
  const source =
    "bon euh je fais de la farine de châtaigne avec mon père et ma sœur. euh la retraite, euh, vous savez ce que c'est, hein, on s'occupe. on la sèche vingt-cinq jours au-dessus du feu et c'est dix-sept euros le kilo. alors euh si vous savez pas quoi en faire vous prenez le petit sachet à cinq euros et vous revenez samedi me dire.";
  const { recommendations } = analysePitchText({ pitchType: "produit", content: source });
  expect(recommendations.perfectPitch).toContain("ce que c'est");
  expect(recommendations.perfectPitch).toContain("quoi en faire");
});
