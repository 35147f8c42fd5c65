import { describe, expect, it } from "vitest";
import { readText } from "../../language/read-text.ts";
import { syntaxOf } from "../../language/syntax.ts";
import { nameChanges } from "./mend-names.ts";

const namesOf = (text: string) => {
  const units = readText(text);
  return nameChanges(units, syntaxOf(units)).map(({ insert }) => insert);
};

describe("names without capitals", () => {
  it("get theirs: first names, and places after « à »", () => {
    expect(
      namesOf(
        "alors moi c'est sylvain je suis commis de cuisine à biarritz avec mon cousin stéphane depuis deux ans",
      ),
    ).toEqual(["Sylvain", "Biarritz", "Stéphane"]);
  });

  it("get theirs after a title, but for an office", () => {
    const said =
      "bonjour monsieur le maire je suis la voisine de madame vidal et j'ai parlé à madame la directrice";
    expect(namesOf(said)).toEqual(["Vidal"]);
  });

  it("are left where they are words", () => {
    expect(
      namesOf(
        "la maison est en pierre avec une porte blanche et je parle à plusieurs voisins d'une eau claire",
      ),
    ).toEqual([]);
  });

  it("are left in a text that has capitals", () => {
    expect(namesOf("Nous vendons le sylvain, un papillon. On le voit à quimper. Venez le voir.")).toEqual([]);
  });
});
