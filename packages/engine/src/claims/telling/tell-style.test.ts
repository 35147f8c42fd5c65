import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";

function toldOf(pitchType: PitchText["pitchType"], content: string, question: string | null = null) {
  const { claims, metrics } = analysePitchText({ pitchType, content, question });
  const told = claims.filter(({ rule }) => rule === "readAloud");
  return {
    told,
    quoted: told.flatMap(({ quotes }) => quotes.map(({ start, end }) => content.slice(start, end))),
    clarity: metrics.find(({ label }) => label === "Clarté")!.explanation,
  };
}

const SERVICE =
  "Le bus des aînés passe deux fois par semaine dans chaque village du canton et conduit les personnes âgées au marché, chez le médecin ou à la piscine. La réservation se fait par téléphone la veille. Trente-deux personnes l'utilisent régulièrement. Le chauffeur est un bénévole formé aux premiers secours. Le coût d'un trajet est de deux euros.";

describe("the third person", () => {
  it("is told once of a service, as style", () => {
    const { told, quoted, clarity } = toldOf("produit", SERVICE);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ kind: "measure", metric: "Clarté" });
    expect(SERVICE).toContain(quoted[0]);
    expect(clarity).toContain("troisième personne");
  });

  it("is told of who presents themselves", () => {
    const { quoted, clarity } = toldOf(
      "rh",
      "Yann Le Guen est mécanicien à Lorient. Après un CAP obtenu en 2011, il a passé huit ans dans un garage de trois personnes, où il réparait surtout des moteurs de bateaux. Il a formé quatre apprentis, dont deux travaillent encore avec lui. L'an dernier, il a repris l'atelier diesel d'un chantier naval et réduit les retours de clients d'un tiers. Il souhaite aujourd'hui diriger un atelier, parce que transmettre lui plaît autant que réparer.",
      "Parlez-moi de vous.",
    );
    expect(quoted[0]).toMatch(/^Il a formé/);
    expect(clarity).toContain("Dites « je »".replaceAll(" ", "\u00a0").replace("Dites\u00a0", "Dites "));
  });

  it("is none where anybody is spoken to, and none in a tribute", () => {
    expect(toldOf("produit", `${SERVICE} Appelez la mairie avant jeudi.`).told).toEqual([]);
    expect(toldOf("produit", `${SERVICE} Venez le prendre avec nous.`).told).toEqual([]);
    expect(
      toldOf(
        "perso",
        "Marcel avait toujours un tournevis dans la poche de sa veste. Il a réparé la moitié des vélos du village. Le soir où la rivière est montée, il a ouvert la salle des fêtes et il a porté les lits. Sa femme disait qu'il ne savait pas rester assis. Il manque quelqu'un.",
      ).told,
    ).toEqual([]);
  });
});

describe("a page read aloud", () => {
  const page =
    "Les origines\nLe moulin de Sers est cité dès 1412 dans un acte de vente, et il a servi à moudre le seigle de trois paroisses [1].\nLa restauration\nNous avons refait la roue en chêne avec douze bénévoles, et la farine se vend au marché depuis mai (voir ci-dessous).";

  it("is told once, by two signs", () => {
    const { told, quoted } = toldOf("perso", page);
    expect(told).toHaveLength(1);
    expect(quoted).toHaveLength(2);
  });

  it("is not told by a single sign", () => {
    expect(toldOf("perso", page.replace(" [1]", "").replace(" (voir ci-dessous)", "")).told).toEqual([]);
  });
});
