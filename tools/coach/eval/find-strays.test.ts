import { describe, expect, it } from "vitest";
import { findStrays } from "./find-strays.ts";

const SOURCE =
  "Nous aidons vingt-trois boulangers de Lille. Ils jettent 2 500 kilos par an, soit 12,5 % du pain. J'ai deux mille cinq cents euros.";

describe("findStrays", () => {
  it("knows the numbers of the source however they are written", () => {
    expect(findStrays("23 boulangers, 2500 kilos, 12,5 %, 2 500 euros.", SOURCE)).toEqual([]);
  });

  it("finds a number and a name that nobody said", () => {
    expect(findStrays("Nos 40 clients de Lille et de Roubaix, avec Danone.", SOURCE)).toEqual([
      "40",
      "Roubaix",
      "Danone",
    ]);
  });

  it("leaves gaps, first words and known words with another case alone", () => {
    expect(
      findStrays("Demain, les Boulangers de LILLE. Voici [À compléter : 3 clients de Paris].", SOURCE),
    ).toEqual([]);
  });

  it("takes the measures of a report for a source of its explanations", () => {
    expect(findStrays("14 mots par phrase.", SOURCE)).toEqual(["14"]);
    expect(findStrays("14 mots par phrase.", SOURCE, { numbersToo: [14] })).toEqual([]);
  });
});
