import { describe, expect, it } from "vitest";
import { findFillers } from "../language/fillers.ts";
import { readText } from "../language/read-text.ts";
import { cleanSentence } from "./clean-sentence.ts";
import { fillerRanges } from "./strip-fillers.ts";

const clean = (text: string, punctuated = true) => {
  const units = readText(text);
  return cleanSentence(text, fillerRanges(units, findFillers(units)), punctuated).join(" ");
};

describe("cleanSentence", () => {
  it.each([
    // A « ne » that stands before the pronouns is there.
    ["Je ne vous demande pas de décider ce soir.", "Je ne vous demande pas de décider ce soir."],
    ["Il n'y a pas d'urgence.", "Il n'y a pas d'urgence."],
    ["Je vous demande pas de décider.", "Je ne vous demande pas de décider."],
    // A brother is no tic.
    ["Je suis le frère de Julie.", "Je suis le frère de Julie."],
    ["Avec mon frère, j'ai repris la ferme.", "Avec mon frère, j'ai repris la ferme."],
    // What everybody believes is not the speaker's doubt.
    ["On croit qu'on part avec une médaille.", "On croit qu'on part avec une médaille."],
    ["C'est utile, je pense, et rapide.", "C'est utile, et rapide."],
    ["La maison a bonne réputation, je crois.", "La maison a bonne réputation."],
    ["Ce n'est pas ce que je crois.", "Ce n'est pas ce que je crois."],
    // The comma goes with the tic that it closed.
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
    expect(clean(said, false)).toBe(written);
  });
});
