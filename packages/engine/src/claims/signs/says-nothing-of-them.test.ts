import { expect, it } from "vitest";
import { isNoFactOfThem } from "./says-nothing-of-them.ts";

it.each([
  ["Votre dépôt est à douze minutes de chez moi.", true],
  ["De plus, elle est située tout près de mon domicile.", true],
  ["J’ai vu votre annonce et elle m’a plu.", true],
  ["Votre dépôt de Vaux livre la nuit depuis mai.", false],
])("%s tells nothing of the employer: %s", (line, isEmpty) => {
  expect(isNoFactOfThem(line)).toBe(isEmpty);
});
