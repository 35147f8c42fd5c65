import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const START =
  "bonjour, euh, je suis, je suis magasinier à, à la halle, et le, le matin je prépare les, les tournées.";
const END =
  "on, on charge vite, et puis c'est, c'est un bon métier, on est, on est contents de, de travailler.";
const MIDDLE = "le, le samedi c'est, c'est pareil, il y a, il y a des caisses, de, de partout.";
const restartsOf = (middle: string) =>
  analysePitchText({
    pitchType: "rh",
    question: "Parlez-moi de vous.",
    content: `${START} ${middle} ${MIDDLE} ${END}`,
  }).claims.find(({ rule }) => rule === "repair");

describe("words said twice", () => {
  it.each([
    "quand un colis arrive, soit vous, vous le rangez, soit vous appelez le chef.",
    "ma collègue, elle, elle trie les retours toute seule.",
    "les clients, eux, eux ils attendent devant la porte.",
    "le camion est très, très en retard le lundi.",
  ])("%s: on purpose", (emphatic) => {
    const found = restartsOf(emphatic);
    const at = START.length + 1;
    expect(found?.quotes.filter(({ start, end }) => start < at + emphatic.length && at < end)).toEqual(
      found && [],
    );
  });

  it("are shown where they are begun twice", () => {
    expect(restartsOf("je vais vous, vous montrer le, le quai.")?.text).toMatch(/dits deux fois/u);
  });
});

describe("« en fait »", () => {
  const SAID =
    "Je tiens le rayon poisson depuis neuf ans. Un client venait chaque vendredi et repartait sans rien. En fait il attendait que je baisse les prix. J’ai mis une ardoise à dix-huit heures, et il achète deux bars par semaine. Depuis, onze autres clients font comme lui, et je ne jette plus que trois kilos de poisson le samedi soir, contre neuf l’an dernier.";
  const report = (content: string) =>
    analysePitchText({ pitchType: "rh", question: "Parlez-moi de vous.", content });
  const isBlamed = (content: string) =>
    report(content).claims.some(({ rule, form }) => rule === "filler" && form === "en fait");

  it("is not blamed where the rewriting leaves it", () => {
    expect(isBlamed(SAID)).toBe(false);
    expect(report(SAID).recommendations.perfectPitch).toContain("En fait il attendait");
  });

  it("is blamed and cut inside a clause that needs none", () => {
    const idle = SAID.replace("J’ai mis", "C’est pour ça que j’ai mis en fait");
    expect(isBlamed(idle)).toBe(true);
    expect(report(idle).recommendations.perfectPitch).toContain("que j’ai mis une ardoise");
  });
});
