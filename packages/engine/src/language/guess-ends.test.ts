import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

const sentencesOf = (text: string) => readText(text).sentences.map((sentence) => sentence.text);

/** Appends a clause with an end of its own, so that the text is read as a transcript. */
const spoken = (text: string) => sentencesOf(`${text} et puis nous avons rangé les tables dans la cour`);

describe("ends of sentences in a transcript", () => {
  it("never cuts at a hesitation inside a group of words", () => {
    const text =
      "euh bonjour donc euh je vais vous présenter euh une application pour euh les étudiants et euh voilà donc c'est euh c'est simple on rentre euh sa ville et on voit toutes les annonces du quartier sur une seule page";
    for (const sentence of sentencesOf(text)) {
      expect(sentence).not.toMatch(/(?:pour|une|présenter|rentre|et|de) (?:euh )?$|^les étudiants|^sa ville/);
    }
  });

  it("puts the first try of a stumble in the sentence that it prepares", () => {
    const sentences = spoken(
      "le constat c'est que les étudiants ils ont ils ont du mal à trouver un logement on regroupe toutes les annonces mais euh mais seulement celles du quartier où ils suivent leurs cours",
    );
    expect(sentences[0]).toMatch(
      /^le constat c'est que les étudiants ils ont ils ont du mal à trouver un logement/,
    );
    for (const sentence of sentences) expect(sentence).not.toMatch(/ (?:mais|ils ont)$/);
  });

  it("cuts before the noun group that « c'est » takes up", () => {
    const sentences = spoken(
      "j'avais une équipe de huit personnes qui n'avaient pas travaillé depuis deux ans la mission c'était de remettre en état le parc avant le quinze mai dans la chambre il faisait douze degrés le problème c'est que le mur prend l'eau",
    );
    expect(sentences.some((sentence) => sentence.startsWith("la mission c'était"))).toBe(true);
    expect(sentences.some((sentence) => sentence.startsWith("le problème c'est"))).toBe(true);
    for (const sentence of sentences) expect(sentence).not.toMatch(/^c'ét?ait|^c'est/);
  });

  it("keeps « ce que » with the verb that asks for it, and the last thanks alone", () => {
    const sentences = sentencesOf(
      "j'ai rencontré chacun une demi-heure pour savoir ce qu'il savait faire ensuite j'ai affiché l'avancement tous les vendredis et je demande toujours aux gens ce qu'ils savent faire avant de leur dire quoi faire dans l'atelier où nous étions merci Odile",
    );
    expect(sentences[0]).toContain("savoir ce qu'il savait faire");
    for (const sentence of sentences) expect(sentence).not.toMatch(/^ce qu/);
    expect(sentences.at(-1)).toBe("merci Odile");
  });

  it("keeps « chez madame Castéran » with what happened there", () => {
    const sentences = spoken(
      "j'ai fait onze chantiers et chez madame Castéran la facture est passée de deux mille à mille trois cents euros par an aujourd'hui j'ai six mois d'attente pour mes briques il me faut une presse à soixante mille euros pour aller plus vite",
    );
    expect(sentences.some((sentence) => /chez madame Castéran la facture est passée/.test(sentence))).toBe(
      true,
    );
    expect(sentences.some((sentence) => sentence.startsWith("aujourd'hui j'ai six mois d'attente"))).toBe(
      true,
    );
  });

  it("keeps a day with the clause that it opens", () => {
    const sentences = spoken(
      "il y a trois ans quand on a créé l'équipe elles étaient cinq et on perdait tous les matchs ce soir elles sont vingt-deux et dimanche elles jouent la finale alors je vous demande une chose venez au stade",
    );
    expect(
      sentences.some((sentence) => /et dimanche elles jouent|^dimanche elles jouent/.test(sentence)),
    ).toBe(true);
    for (const sentence of sentences) expect(sentence).not.toMatch(/ dimanche$/);
  });
});
