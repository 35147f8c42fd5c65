import { describe, expect, it } from "vitest";
import { findImperatives } from "./address.ts";
import { readText } from "./read-text.ts";
import { isFiniteVerbAt } from "./token-tags.ts";

const verbsOf = (text: string) => {
  const { tokens } = readText(text);
  return tokens.filter((_, index) => isFiniteVerbAt(tokens, index)).map(({ norm }) => norm);
};
const ordersOf = (text: string) => findImperatives(readText(text)).map(({ form }) => form);

describe("conjugated verbs by their tags", () => {
  it("are no nouns of the same letters", () => {
    expect(verbsOf("La marche est haute, je marche doucement.")).toEqual(["est", "marche"]);
    expect(verbsOf("Le travail est long, elle travaille le soir.")).toEqual(["est", "travaille"]);
  });

  it("never follow an auxiliary « avoir »", () => {
    expect(verbsOf("On me propose trois millions, j'ai dit non.")).toEqual(["propose", "ai"]);
  });

  it("are the same far into a text without stops", () => {
    const long = "et puis la marche est haute ".repeat(30);
    const verbs = verbsOf(long);
    expect(verbs.filter((verb) => verb === "est")).toHaveLength(30);
    expect(verbs).not.toContain("marche");
  });
});

describe("orders", () => {
  it("open a clause, in -ez or in -ons", () => {
    expect(ordersOf("Venez jeudi. Osons la paix, et passons aux faits.")).toEqual([
      "venez",
      "osons",
      "passons",
    ]);
  });

  it("are no nouns, no futures, no words in -ez", () => {
    expect(ordersOf("Assez de regards. Chez nous, nous publierons et ne déposerons rien.")).toEqual([]);
  });
});
