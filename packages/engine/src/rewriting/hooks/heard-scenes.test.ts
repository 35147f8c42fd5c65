import { expect, it } from "vitest";
import { heardScenes } from "./heard-scenes.ts";

it("a scene is taken out of a long spoken sentence, up to what turns to something else", () => {
  const said =
    "j'étais caissier à Dole, et un soir, il y a une dame qui pose un cercueil sur le tapis, elle rigolait pas, donc j'ai appelé le chef";
  expect(heardScenes(said, true)).toEqual([
    "un soir, il y a une dame qui pose un cercueil sur le tapis, elle rigolait pas",
    "il y a une dame qui pose un cercueil sur le tapis, elle rigolait pas",
  ]);
});

it("a scene whose end was not heard is left", () => {
  expect(heardScenes("je tenais le bar, et un soir, mon frère est entré avec", false)).toEqual([]);
  expect(heardScenes("je tenais le bar, et un soir, quand le chien", true)).toEqual([]);
});
