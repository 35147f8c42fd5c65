import { expect, test } from "vitest";
import { readPitch } from "./read-pitch.ts";

test("divides only the sentences of an unpunctuated transcript", () => {
  const written = readPitch({ pitchType: "rh", content: "Je range, je compte, et je ferme la porte." });
  expect(written.sentences.map(({ spoken }) => spoken)).toEqual([null]);
});

test("covers each sentence of a transcript, in order, with a verb in each group", () => {
  const content =
    "moi je suis couvreur à Vire depuis onze ans et un matin de janvier le patron m'appelle il me dit la bâche de l'école s'est envolée j'y vais avec le petit on monte on attache ça a pris trois heures avec le vent et à huit heures les enfants sont entrés au sec la directrice nous a fait un café";
  const { sentences } = readPitch({ pitchType: "rh", content });
  expect(sentences.length).toBeGreaterThan(0);
  for (const { sentence, spoken } of sentences) {
    const groups = spoken?.groups ?? [];
    expect(groups.length).toBeGreaterThan(0);
    expect(groups[0]!.start).toBeLessThanOrEqual(sentence.start);
    expect(groups.at(-1)!.end).toBeGreaterThanOrEqual(sentence.end);
    expect(groups.slice(1).map(({ start }) => start)).toEqual(groups.slice(0, -1).map(({ end }) => end));
  }
});
