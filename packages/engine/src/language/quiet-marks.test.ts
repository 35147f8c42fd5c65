import { expect, it } from "vitest";
import { readText } from "./read-text.ts";
import { COMMA_FROM } from "./hear-marks.ts";
import { quietMarks } from "./quiet-marks.ts";

/** The words after which a mark is predicted. */
const heardAfter = (text: string) =>
  quietMarks(readText(text))
    .filter(({ any }) => any >= COMMA_FROM)
    .map(({ end }) => /\S+$/u.exec(text.slice(0, end))?.[0]);

it("a mark is heard between two clauses that each have their verb", () => {
  const heard = heardAfter(
    "bonjour je m'appelle odile je tiens un café au bord du canal depuis deux mille douze et je fais les croissants moi même avec ma mère qui habite au dessus j'ai écouté y avait rien y avait le vent dans les arbres",
  );
  expect(heard).toContain("écouté");
});

it("no mark is heard inside a date, a price, a letter that names, nor before the pronoun of an order", () => {
  const heard = heardAfter(
    "bonjour je m'appelle odile je tiens un café au bord du canal avec ma mère qui habite au dessus je suis arrivée en septembre deux mille sept je prends le rer b à six heures c'est trois euros cinquante la place souvenez vous de la date",
  );
  for (const word of ["septembre", "rer", "euros", "souvenez"]) expect(heard).not.toContain(word);
});

it("a mark is heard before a clause that opens on a name", () => {
  const said =
    "bonjour je m'appelle odile je tiens un café au bord du canal depuis deux mille douze et je fais les croissants moi même avec ma mère qui habite au dessus alors là le capteur il a rien senti stéphane travaille dessus";
  expect(heardAfter(said)).toContain("senti");
});

it("no mark is heard inside a wish nor a rank", () => {
  const said =
    "bonjour je m'appelle odile je tiens un café au bord du canal depuis deux mille douze et je fais les croissants moi même avec ma mère qui habite au dessus et donc bon appétit à tous hier on a pris les trois plus mauvais virages du canton";
  const marks = quietMarks(readText(said));
  for (const word of ["bon", "trois"])
    expect(marks.find(({ end }) => end === said.indexOf(` ${word} `) + word.length + 1)?.any).toBe(0);
});
