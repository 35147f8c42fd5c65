import { describe, expect, it } from "vitest";
import { findBrokenInvariants } from "../../test-support/claim-invariants.ts";
import { analysePitchText } from "../analyse-text.ts";

const EXCUSED =
  "Bonjour, excusez-moi, je suis un peu stressée. Je m’appelle Nadia, j’ai travaillé quatre ans à la cantine de l’école. Désolée, je parle vite. Je servais deux cents repas par jour. Un midi le four est tombé en panne, j’ai fait des sandwichs pour tout le monde. Je ne suis pas très douée pour me vendre. J’aimerais travailler chez vous parce que vous cuisinez sur place. Voilà, c’est tout, désolée si c’était long.";

describe("excuses", () => {
  const report = analysePitchText({ pitchType: "rh", content: EXCUSED, question: "Parlez-moi de vous." });

  it("are told on the card that says what to do about them, and on no other", () => {
    const cards = report.metrics.filter(({ explanation }) => /excus/iu.test(explanation));
    expect(cards.map(({ label }) => label)).toHaveLength(1);
    expect(cards[0]!.explanation).toMatch(/^Vous vous excusez .+ fois\.\nRetirez vos excuses/u);
  });

  it("are a fault, which marks its places in the text", () => {
    const fault = report.claims.find(({ text }) => text.startsWith("Vous vous excusez"))!;
    expect(fault).toMatchObject({ kind: "fault", rule: "hedge" });
    expect(findBrokenInvariants(report, EXCUSED)).toEqual([]);
  });
});

it("tells as a fault that a start shows nobody", () => {
  const content =
    "La digitalisation représente une opportunité majeure pour les entreprises. Notre plateforme permet d’optimiser les processus. Elle offre une solution complète et intuitive. La qualité est au cœur de notre démarche. Les équipes gagnent en efficacité. La satisfaction est garantie par notre expertise.";
  const { claims } = analysePitchText({ pitchType: "produit", content });
  const started = claims.find(({ text }) => text.startsWith("Vous commencez par"));
  expect(started?.kind).toBe("fault");
});
