import { describe, expect, it } from "vitest";
import { measureCohesion } from "./cohesion.ts";
import { measureReadability } from "./readability.ts";
import { readText } from "./read-text.ts";
import { measureRedundancy } from "./redundancy.ts";

const TALK = `La boulangerie jette du pain chaque soir. Ce pain perdu coûte cher à la boulangerie. Parce que personne ne prévoit les ventes, le boulanger enfourne au hasard. Notre application prévoit les ventes du lendemain. Cette application lit la caisse et la météo. Les invendus ont donc baissé de moitié.`;

describe("measureReadability", () => {
  it("follows Kandel and Moles", () => {
    const found = measureReadability(readText("Le chat dort. Le chien court."));
    expect(found.wordsPerSentence).toBe(3);
    expect(found.syllablesPerWord).toBe(1);
    expect(found.kandelMoles).toBeCloseTo(207 - 1.015 * 3 - 73.6, 5);
  });

  it("finds the sentences above 30 words", () => {
    const long = `${"le client vient et ".repeat(9)}il part.`;
    expect(measureReadability(readText(`${long} Fin de la phrase.`)).longSentences).toHaveLength(1);
  });
});

describe("measureRedundancy", () => {
  it("finds a sentence said again, in other small words", () => {
    const found = measureRedundancy(
      readText(
        "Notre application prévoit les ventes du lendemain. Il pleut. L'application prévoit la vente du lendemain !",
      ),
    );
    expect(found.duplicates).toEqual([{ sentence: 2, of: 0 }]);
  });

  it("gives a text pasted three times two thirds of repeats", () => {
    expect(measureRedundancy(readText(`${TALK} ${TALK} ${TALK}`)).duplicateShare).toBeCloseTo(2 / 3, 1);
    expect(measureRedundancy(readText(TALK)).duplicateShare).toBe(0);
  });

  it("counts stumbles, not figures nor nous nous", () => {
    expect(measureRedundancy(readText("je je pense pour le pour le client")).stumblesPer100).toBeGreaterThan(
      20,
    );
    expect(measureRedundancy(readText("Nous nous sommes vus, vous vous taisez.")).stumblesPer100).toBe(0);
  });
});

describe("measureCohesion", () => {
  it("links sentences by words, connectives and anaphora", () => {
    const cohesion = measureCohesion(readText(TALK));
    expect(cohesion.linkShare).toBeCloseTo(1, 6);
    expect(cohesion.links).toEqual([1, 1, 1, 1, 1]);
  });

  it("has an expectation under random order equal to its mean over all pairs", () => {
    const sentences = TALK.split(/(?<=\.) /);
    let sum = 0;
    let count = 0;
    const permute = (rest: string[], done: string[]) => {
      if (rest.length === 0) {
        sum += measureCohesion(readText(done.join(" "))).near;
        count += 1;
      }
      for (const [index, next] of rest.entries()) permute(rest.toSpliced(index, 1), [...done, next]);
    };
    permute(sentences.slice(0, 5), []);
    expect(sum / count).toBeCloseTo(measureCohesion(readText(sentences.slice(0, 5).join(" "))).all, 6);
  });

  it("is zero for one sentence or none", () => {
    expect(measureCohesion(readText("")).near).toBe(0);
    expect(measureCohesion(readText("Une phrase.")).linkShare).toBe(0);
  });
});
