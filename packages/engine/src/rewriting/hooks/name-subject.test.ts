import { expect, it } from "vitest";
import { readText } from "../../language/read-text.ts";
import { syntaxOf } from "../../language/syntax.ts";
import { namedBefore } from "./name-subject.ts";

/** The antecedent of the pronoun at the start of the last sentence. */
function namedIn(text: string): string | null {
  const sentences = syntaxOf(readText(text));
  const at = sentences.length - 1;
  const pronoun = sentences[at]!.words.find(({ form }) => /^(?:ils?|elles?)$/iu.test(form))!;
  const named = namedBefore(sentences, at, pronoun);
  return named && text.slice(named[0]!.start, named.at(-1)!.end);
}

it.each([
  ["Mon oncle Belkacem parlait peu. Il réparait des vélos dans la cour.", "Mon oncle Belkacem"],
  ["Mes parents tiennent un restaurant à Lognes. Ils partent à la retraite en juin.", "Mes parents"],
  ["Mon oncle est pisteur à Valloire. Il creuse un trou dans la neige.", "Mon oncle"],
  ["La louve porte ses petits 63 jours. Elle a entre quatre et six louveteaux.", "La louve"],
  ["Lucien ne parlait pas le matin. Il buvait son café debout. Il sortait les chaises.", "Lucien"],
])("%s", (text, name) => {
  expect(namedIn(text)).toBe(name);
});

it.each([
  ["two that agree", "Le boulanger a vu le facteur. Il a fermé la porte."],
  ["two names", "Karim est parti avec Paul. Il a fermé la porte."],
  ["one that « lui » stands for", "Le taxi lui coûterait 62 euros. Il reportera son rendez-vous."],
  ["nobody", "Le chantier a duré un mois. Il a plu tous les jours."],
  ["what is left over", "Le parc nous a écrit hier. Il reste donc 3 300 euros."],
  ["none that agrees", "La mairie a fermé. Ils ont protesté tout l'hiver."],
  ["the speaker", "Moi c'est Yves Morel, j'ai écrit un livre à Niort. Il raconte la Sèvre."],
  ["nothing before", "Il réparait des vélos dans la cour."],
])("%s: nobody is surely meant", (_why, text) => {
  expect(namedIn(text)).toBeNull();
});
