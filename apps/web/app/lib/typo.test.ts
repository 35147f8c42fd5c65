import { expect, test } from "vitest";
import { typo } from "./typo.ts";

const NB = "\u00a0";
const NARROW = "\u202f";

test.each([
  ["Pourquoi vous ?", `Pourquoi vous${NARROW}?`],
  ["« Oui » : non", `«${NB}Oui${NB}»${NB}: non`],
  [`«${NB}Oui${NB}»`, `«${NB}Oui${NB}»`],
  ["«Oui»", `«${NB}Oui${NB}»`],
  ["j'aime l'idée 'libre'", "j’aime l’idée 'libre'"],
  ["1 200 clients, 11 %", `1${NB}200 clients, 11${NB}%`],
  ["https://exemple.fr/a?b=c", "https://exemple.fr/a?b=c"],
])("%s", (given, shown) => {
  expect(typo(given)).toBe(shown);
});
