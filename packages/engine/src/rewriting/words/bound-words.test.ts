import { expect, test } from "vitest";
import { readText } from "../../language/read-text.ts";
import { syntaxOf } from "../../language/syntax.ts";
import { isBound } from "./bound-words.ts";

/** Whether no comma may follow `before` in the one sentence of a text. */
function isHeld(text: string, before: string): boolean {
  const [sentence] = syntaxOf(readText(text));
  return isBound(sentence!.words, text.indexOf(before) + before.length);
}

test.each([
  ["Je conduis le car entre Saint-Léon et Grandval depuis neuf ans.", "Léon"],
  ["C'est pour les gens du quartier qu'on ouvre le dimanche.", "quartier"],
  ["C'est là qu'on a vu la fuite.", "là"],
])("no comma stands inside « %s »", (text, before) => {
  expect(isHeld(text, before)).toBe(true);
});

test.each([
  ["Entre nous on se parle et les clients le voient.", "parle"],
  ["C'est mon frère qui dit à tout le monde que la porte ferme.", "monde"],
])("one may stand inside « %s »", (text, before) => {
  expect(isHeld(text, before)).toBe(false);
});
