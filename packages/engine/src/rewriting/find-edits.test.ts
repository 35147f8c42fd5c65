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
