import { expect, test } from "vitest";
import { readExaminedPitches, readJudgedPitches } from "../../test-support/judged-pitches.ts";
import { readOnce } from "../../test-support/read-once.ts";
import { analysePitchText } from "../analyse-text.ts";

test("what an advice asks to be told more of is still there", { tags: ["long"] }, () => {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  let count = 0;
  for (const { input } of [...readJudgedPitches(), ...readExaminedPitches()]) {
    const { claims, recommendations } = readOnce(input);
    const left = new Set(wordsOf(recommendations.perfectPitch));
    for (const { kind, text, quotes } of claims) {
      if (kind !== "advice" || !text.startsWith("Développez")) continue;
      count += 1;
      const asked = quotes.flatMap(({ start, end }) => wordsOf(input.content.slice(start, end)));
      const lost = asked.filter((word) => !left.has(word));
      expect(lost.length, text).toBeLessThan(asked.length / 2);
    }
  }
  expect(count).toBeGreaterThan(0);
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

const rewrite = (content: string) =>
  analysePitchText({ pitchType: "perso", content }).recommendations.perfectPitch;

test.each([
  "On était trois avec Kiki, Kiki il est là-bas, au fond.",
  "Ça sort un score, et quand le score dépasse le seuil, le seuil il est réglable, on appelle l'astreinte.",
  "Elle ne mesure rien d'autre\u00a0: ni température, ni son, ni alerte essaimage.",
  "Vous nous avez promis les vestiaires, et vous, vous avez refait la salle du conseil.",
  "Alors ma question, c'est, est-ce que vous avez déjà eu des gars comme ça ?",
])("what is taken up as a subject, listed or set apart was not begun again: %s", (said) => {
  const before =
    "Je travaille au dépôt de Langres depuis onze ans. Le matin, j'ouvre les grilles à six heures. ";
  expect(rewrite(before + said)).toContain(said.replace(/\s\?$/u, ""));
});

test("a capital inside a sentence is no elision", () => {
  const said =
    "J'ai fait un L avec l'évier sous la fenêtre. Les solutions sont de la forme C exponentielle de moins k t. L'indice D était sorti depuis dix jours.";
  expect(rewrite(said)).not.toMatch(/L['’]avec|C['’]exponentielle|D['’]était/u);
});

test("the name of a thing that ends on a letter after its figure is whole", () => {
  const content =
    "alors moi c'était dans les Pyrénées en soixante-dix-huit euh non soixante-dix-neuf parce que j'avais la 4L enfin bref on était partis avec mon beau-frère Gégé au-dessus de Cauterets et le brouillard est tombé mais d'un coup hein comme un rideau on voyait plus nos chaussures Gégé il dit c'est par là moi je dis non c'est par là et puis on se tait parce qu'on entend un caillou rouler";
  const { recommendations } = analysePitchText({ pitchType: "perso", content });
  expect(recommendations.perfectPitch).toContain("4L");
});

test("« l'un… l'autre » stands in one sentence", () => {
  const content =
    "alors à la laverie euh on travaille à deux par machine l'un fait le tri l'autre fait le repassage voilà c'est ça après on échange on se met d'accord le matin qui fait quoi et on le fait ça se passe bien en général avec mes collègues";
  const { recommendations } = analysePitchText({
    pitchType: "rh",
    question: "Donnez-moi un exemple de travail en équipe.",
    content,
  });
  expect(recommendations.perfectPitch).toContain("l'un fait le tri, l'autre fait le repassage");
});
