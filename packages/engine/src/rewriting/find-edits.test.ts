import { expect, test } from "vitest";
import { analysePitchText } from "../analyse-text.ts";

test("what an advice asks to be followed by a case is still there", () => {
  const content =
    "Bonjour, je m'appelle Camille et je suis une personne dynamique et motivée. Notre solution innovante répond aux besoins de tous nos clients. C'est un véritable couteau suisse. Nous avons une équipe passionnée et une vision forte. Ensemble, on est plus forts. J'espère que mon projet vous plaira, voilà. Si chacun fait sa part, on pourrait peut-être faire bouger les choses.";
  const { claims, recommendations } = analysePitchText({ pitchType: "produit", content });
  const [leaned] = claims.filter(({ kind, rule }) => kind === "advice" && rule === "proof");
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
