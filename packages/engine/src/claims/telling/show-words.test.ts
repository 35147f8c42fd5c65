import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";

const report = (content: string, over: Partial<PitchText> = {}) =>
  analysePitchText({ pitchType: "produit", content, ...over });
const textsOf = (content: string, over: Partial<PitchText> = {}) =>
  report(content, over).claims.map(({ text }) => text.replaceAll("\u00a0", " "));

const BENCHES =
  "Mon père a soixante-dix-huit ans et il ne va plus au marché depuis que le banc de la place a été enlevé. Il habite à neuf cents mètres. J’ai compté les bancs entre chez lui et l’église : zéro. À Loches, on en a posé six en 2022, et la mairie dit que les gens sortent plus. Je vous demande deux bancs, un devant la pharmacie, un devant l’école, avant l’été.";

describe("praises without words", () => {
  it("quotes the sentence that surely plays the part", () => {
    expect(textsOf(BENCHES)).toContain(
      "Une demande s’entend : « Je vous demande deux bancs, un devant la pharmacie, un devant l’école, avant l’été ».",
    );
  });

  it("quotes no request of a text cut in it, and still tells that it is cut", () => {
    const { claims } = report(BENCHES.slice(0, BENCHES.indexOf("école,")));
    expect(claims.map(({ rule }) => rule)).toContain("cutText");
    const asked = claims.filter(({ part }) => part === "request");
    for (const { quotes } of asked) expect(quotes).toEqual([]);
  });

  it("says once that a text is precise, with the words that show it", () => {
    const { verdict } = report(BENCHES);
    expect(verdict.sentence).toMatch(/c’est précis/u);
    expect(verdict.sentence).not.toContain("«");
    const precise = textsOf(BENCHES).filter((text) => /c’est précis/iu.test(text));
    expect(precise.length).toBeGreaterThan(0);
    for (const text of precise) expect(text).toContain("«");
  });

  it("hears no part in a sentence that it blames as a commonplace", () => {
    const texts = textsOf(
      "Je souhaite travailler chez vous parce que vous êtes une entreprise reconnue et que vos valeurs sont les miennes. J’ai toujours été attiré par le secteur du luxe. Je parle anglais et un peu italien. Je pense que je pourrais vous apporter beaucoup. Et puis Lyon est une belle ville.",
      { pitchType: "rh", question: "Pourquoi notre entreprise ?" },
    );
    expect(texts.some((text) => text.startsWith("Beaucoup d’autres pourraient dire"))).toBe(true);
    expect(texts).not.toContain("On voit le lien avec vous.");
  });
});

describe("what the words of a text deny", () => {
  it("praises no start that clears the throat", () => {
    expect(
      textsOf(
        "ben mon plus gros échec c’était le magasin de Thiais euh on avait ouvert en septembre avec mon associé et on avait pas regardé le bail on pouvait pas faire de cuisson donc on a vendu des sandwichs froids pendant quatre mois et en février on a fermé moi j’ai perdu douze mille euros et lui il me parle plus ce que j’ai appris c’est de lire et de faire lire maintenant je signe rien sans mon cousin qui est clerc",
        { pitchType: "rh", question: "Racontez-moi un échec." },
      ),
    ).not.toContain("Le début accroche.");
  });

  it("does not say of directions for a recipe that they are nobody else’s", () => {
    expect(
      textsOf(
        "Je vais vous expliquer comment on fait un levain. On mélange cinquante grammes de farine de seigle et autant d’eau tiède, on couvre, on attend un jour. Le lendemain, on jette la moitié et on recommence. Au quatrième jour, ça sent la pomme. Au septième, le levain double en quatre heures : il est prêt. S’il sent l’acétone, c’est qu’il a faim.",
        { pitchType: "perso" },
      ),
    ).not.toContain("Cela n’appartient qu’à vous.");
  });

  it("asks nobody who wishes well to judge others less", () => {
    const texts = textsOf(
      "Chers mariés, le mariage est une belle aventure. Je vous souhaite tout le bonheur du monde. Que votre amour grandisse chaque jour. Vous êtes faits l’un pour l’autre, et nous sommes tous très heureux d’être là pour partager ce moment magique avec vous. Vive les mariés !",
      { pitchType: "perso" },
    );
    expect(texts.join(" ")).not.toContain("juge les autres");
  });

  it.each([
    ["Je peux accepter moins.", true],
    ["Je pourrais accepter moins si j’avais un vendredi sur deux.", false],
  ])("hears « %s » as giving in: %s", (end, givesIn) => {
    const texts = textsOf(
      `Je demande trois mille deux cents euros brut. Aujourd’hui je suis à deux mille neuf. Cette année j’ai repris le planning de Farida en plus du mien, et on n’a annulé aucune tournée. ${end}`,
      { pitchType: "rh", question: "Quelles sont vos prétentions salariales ?" },
    );
    expect(texts.some((text) => text.startsWith("Vous cédez"))).toBe(givesIn);
  });
});
