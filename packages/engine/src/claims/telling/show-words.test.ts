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
