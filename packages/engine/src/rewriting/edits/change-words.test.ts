import { describe, expect, it } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { composeText } from "../compose.ts";
import { findEdits } from "../find-edits.ts";

/** Rewrites a text whose report flags every hedge. */
const clean = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  const claims = reading.sentences.flatMap(({ hedges }) =>
    hedges.map(({ start, end }) => ({
      id: "hedge",
      metric: null,
      kind: "fault" as const,
      rule: "hedge" as const,
      quotes: [{ start, end }],
      evidence: [],
      text: "",
    })),
  );
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims }));
};

describe("the words of a sentence", () => {
  it.each([
    // The « ne » is already there, before the pronouns: none is added.
    ["Je ne vous demande pas de décider ce soir.", "Je ne vous demande pas de décider ce soir."],
    ["Il n'y a pas d'urgence.", "Il n'y a pas d'urgence."],
    [
      "Je n'y tiens pas. Je vous demande pas de décider.",
      "Je n'y tiens pas. Je ne vous demande pas de décider.",
    ],
    // « pas » may deny the purpose alone (« pas pour la note »), not the verb: no « ne » is added.
    [
      "Ils paient pour savoir ce qui grince pas pour la note.",
      "Ils paient pour savoir ce qui grince pas pour la note.",
    ],
    ["Je n'ai pas ri. C'est pas pour rire.", "Je n'ai pas ri. Ce n'est pas pour rire."],
    // « genre » stays before an example, and goes before an estimate.
    ["On jouait dehors, genre à la marelle.", "On jouait dehors, genre à la marelle."],
    ["Il y avait genre deux cents personnes.", "Il y avait deux cents personnes."],
    ["On l'a fini au deuxième semestre, enfin bref.", "On l'a fini au deuxième semestre."],
    ["J'ai une apprentie (la fille de Rose, bref).", "J'ai une apprentie (la fille de Rose)."],
    ["Eh ben le canal, c'est un sentier.", "Eh ben le canal, c'est un sentier."],
    ["Il avait plein de, bref, on est partis.", "Il avait plein de, bref, on est partis."],
    // « frère » is a real noun here, not a tic.
    ["Je suis le frère de Julie.", "Je suis le frère de Julie."],
    ["Avec mon frère, j'ai repris la ferme.", "Avec mon frère, j'ai repris la ferme."],
    // « On croit que » reports what people believe: it is not the speaker's hedge.
    ["On croit qu'on part avec une médaille.", "On croit qu'on part avec une médaille."],
    ["C'est utile, je pense, et rapide.", "C'est utile, et rapide."],
    ["La maison a bonne réputation, je crois.", "La maison a bonne réputation."],
    ["Ce n'est pas ce que je crois.", "Ce n'est pas ce que je crois."],
    // The comma after a tic is cut with it.
    [
      "Je suis venue parce que voilà, je pense à ma retraite.",
      "Je suis venue parce que je pense à ma retraite.",
    ],
    ["Je suis tombée et euh elle est restée.", "Je suis tombée et elle est restée."],
  ])("%s", (said, written) => {
    expect(clean(said)).toBe(written);
  });

  it.each([
    ["ce qu'il savait faire comptait", "Ce qu'il savait faire comptait."],
    ["c'est simple pour les étudiants et", "C'est simple pour les étudiants."],
    ["ma fierté c'est un chantier", "Ma fierté, c'est un chantier."],
  ])("in a transcript: %s", (said, written) => {
    expect(clean(said)).toBe(written);
  });
});

describe("a tic and a false start side by side", () => {
  const content =
    "Du coup, on, on vend du pain au marché. On a, euh, avec, avec Paul, ouvert un four à bois.";
  const reading = readPitch({ pitchType: "perso", content });
  const edits = findEdits(reading, { roles: measureContent(reading).roles, claims: [] });
  const refusing = (kind: string) =>
    composeText(content, edits, new Set(edits.filter((edit) => edit.kind === kind).map(({ id }) => id)));

  it("are two changes, each with its reason, and each is refused alone", () => {
    expect(composeText(content, edits)).toBe(
      "On vend du pain au marché. On a avec Paul, ouvert un four à bois.",
    );
    expect(edits.map(({ kind }) => kind)).toEqual(["tic", "restart", "tic", "restart"]);
    expect(refusing("restart")).toContain("On, on vend du pain au marché. On a avec, avec Paul");
    expect(refusing("tic")).toContain("Du coup, on vend du pain au marché.");
  });
});
