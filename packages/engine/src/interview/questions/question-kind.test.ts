import { expect, it } from "vitest";
import { readQuestionKind } from "./question-kind.ts";

it.each([
  ["Quelle rémunération attendez-vous ?", "salaire"],
  ["Pourquoi avez-vous postulé chez nous ?", "motivation"],
  ["Racontez une fois où vous avez dû calmer un client furieux.", "comportement"],
  ["Un collègue oublie de fermer la réserve, que faites-vous ?", "situation"],
  ["Êtes-vous disponible un week-end sur deux ?", "conditions"],
])("%s", (question, kind) => {
  expect(readQuestionKind(question)).toBe(kind);
});

it("reads anything that is typed", () => {
  for (const typed of ["", "?", "a".repeat(5000), "🙂"]) expect(readQuestionKind(typed)).toBeTypeOf("string");
});
