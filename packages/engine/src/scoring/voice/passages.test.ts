import { expect, it } from "vitest";
import type { Delivery } from "../../delivery/measure-delivery.ts";
import { quoteBetween } from "./passages.ts";

/** A text said at two words a second. */
const said = (source: string) => {
  const words = Array.from(source.matchAll(/[\p{L}\d’'-]+/gu), ({ 0: word, index }, at) => ({
    start: index,
    end: index + word.length,
    startSec: at / 2,
    endSec: at / 2 + 0.4,
  }));
  return { words, units: { source } } as unknown as Delivery;
};

it.each([
  ["Les retards sont passés de onze à deux, et le client a signé", "deux"],
  ["Les retards sont passés de 11 % à 2 %, et le client a signé", "à 2 %"],
  ["Le panier de la semaine coûte 14 €, livré chez vous le mardi soir", "14 €"],
  ["Nous livrons le lait de brebis en grand seau et le pain aux écoles", "seau"],
])("quotes a stretch of time up to a word that ends something: %s", (source, last) => {
  expect(quoteBetween(said(source), 0, 20)).toMatch(new RegExp(`${last}\u00a0»$`, "u"));
});
