import { expect, test } from "vitest";
import { showPlace } from "./places.ts";

test.each([
  ["et j'avais mon sac à côté de moi, genre, euh, enfin", "et j'avais mon sac à côté de moi"],
  ["il est arrivé euh…", "il est arrivé"],
  ["un roman de ce genre", "un roman de ce genre"],
  ["nous y sommes enfin", "nous y sommes enfin"],
  ["il est parti, enfin", "il est parti"],
  ["euh", "euh"],
])("a quote ends before the tics that trail: %s", (content, shown) => {
  expect(showPlace(content, { start: 0, end: content.length })).toBe(`«\u00a0${shown}\u00a0»`);
});

test.each([
  ["elle a dit « venez » et on est venus", "elle a dit “ venez ” et on est venus"],
  ['il crie "dehors" à la porte', "il crie “dehors” à la porte"],
  ["elle a répondu : « jamais de la vie", "jamais de la vie"],
])("words of somebody are quoted whole, or alone where they are cut: %s", (content, shown) => {
  expect(showPlace(content, { start: 0, end: content.length })).toBe(`«\u00a0${shown}\u00a0»`);
});
