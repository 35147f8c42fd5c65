import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";

const OYSTERS =
  "Un samedi de décembre, la chambre froide du rayon poisson est tombée en panne à sept heures. J’avais trois cents kilos d’huîtres, et le frigoriste ne venait qu’à midi. J’ai appelé le patron de la brasserie d’en face, et il m’a prêté sa chambre. Avec Karim, on a fait onze voyages de diable à travers la rue. On a jeté quatre kilos de crevettes. À dix heures, l’étal était plein, et la brasserie nous commande depuis ses plateaux du dimanche.";
const firstAdvice = (content: string, input: Partial<PitchText> = {}) =>
  analysePitchText({
    pitchType: "rh",
    question: "Racontez une situation difficile que vous avez gérée.",
    content,
    ...input,
  }).claims.find(({ kind }) => kind === "advice")!;

describe("a good text with a first or last line that says nothing", () => {
  it("is kept without that line", () => {
    expect(firstAdvice(OYSTERS).code).toBe("keep_as_is");
  });

  it.each([
    "Alors, pour répondre à votre question, j’en ai vécu plusieurs.",
    "C’est une bonne question.",
    "De nos jours, tout va vite dans le commerce.",
    "La vie est pleine de surprises.",
  ])("begins after « %s »", (line) => {
    const { code, text } = firstAdvice(`${line} ${OYSTERS}`);
    expect(code).toBe("shorten_opening");
    expect(text).toMatch(/^Commencez à «.Un samedi de décembre, .+ à sept heures.», sans «/u);
  });

  it.each([
    "Voilà, après, ça arrive à tout le monde, donc bon.",
    "Bon voilà, je ne sais plus trop quoi dire.",
    "C’est ce genre de situation où il faut garder la tête froide.",
  ])("stops before « %s »", (line) => {
    const { code, text } = firstAdvice(`${OYSTERS} ${line}`);
    expect(code).toBe("end_stronger");
    expect(text).toMatch(/^Arrêtez-vous à «.À dix heures, .+ du dimanche.», sans ajouter «/u);
  });

  it("is not praised for the end that it is told to leave", () => {
    const { claims } = analysePitchText({
      pitchType: "rh",
      question: "Racontez une situation difficile que vous avez gérée.",
      content: `${OYSTERS} Voilà, après, ça arrive à tout le monde, donc bon.`,
    });
    expect(claims.some(({ kind, form }) => kind === "credit" && form === "endsWell")).toBe(false);
  });

  it("ends on its request in place of a slogan, to the parents of pupils too", () => {
    const { text } = firstAdvice(
      "Lundi, j’ai compté les voitures devant l’école : cinquante-deux en vingt minutes. Une Clio a reculé sur le cartable de Nolan, qui venait de le poser par terre. Depuis janvier, six parents emmènent vingt-trois enfants à pied, en deux lignes, avec des gilets que la mairie a payés. La ligne du cimetière met neuf minutes, celle du stade douze. On n’a annulé qu’une fois, pour le verglas. Ensemble, construisons demain un village plus vert et plus humain !",
      { pitchType: "produit", question: null, audience: "les parents d’élèves" },
    );
    expect(text).toMatch(/^À la place de «.Ensemble, construisons .+.», finissez par ce que vous demandez/u);
  });

  it("leaves alone a last line that turns", () => {
    const { code } = firstAdvice(
      `${OYSTERS} Je ne sais pas réparer un frigo, mais je sais traverser une rue.`,
    );
    expect(code).not.toBe("end_stronger");
  });
});
