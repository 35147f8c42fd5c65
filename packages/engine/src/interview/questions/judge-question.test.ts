import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { judgeQuestion } from "./judge-question.ts";

it.each([
  ["grossesse", "Vous comptez avoir des enfants prochainement ?"],
  ["situation de famille", "Êtes-vous mariée ?"],
  ["santé", "Avez-vous souvent été en arrêt maladie ?"],
  ["handicap", "Bénéficiez-vous d’une RQTH ?"],
  ["religion", "Portez-vous le voile en dehors du travail ?"],
  ["opinions politiques", "Êtes-vous plutôt de gauche ou de droite ?"],
  ["activité syndicale", "Avez-vous déjà été syndiqué ?"],
  ["orientation sexuelle", "Êtes-vous homosexuel ?"],
  ["âge", "Quel âge avez-vous ?"],
  ["origine", "Votre nom, c’est de quelle origine ?"],
  ["nationalité", "Quelle est votre nationalité ?"],
  ["lieu de résidence", "Vous habitez où exactement ?"],
  ["situation financière", "Êtes-vous propriétaire ou locataire ?"],
  ["apparence physique", "Avez-vous des tatouages ?"],
  ["casier judiciaire", "Avez-vous déjà été condamné ?"],
  ["mœurs", "Fumez-vous ?"],
])("finds %s", (ground, question) => {
  expect(judgeQuestion(question)).toEqual({ lawful: false, ground });
});

it.each([
  "Parlez-moi de vous.",
  "Comment annoncez-vous un diagnostic à un patient malade ?",
  "Avez-vous une autorisation de travail en France ?",
  "Êtes-vous disponible le samedi ?",
  "Comment gérez-vous les enfants qui arrivent en retard à la crèche ?",
  "Comment avez-vous négocié avec les syndicats de votre usine ?",
  "Parlez-vous allemand ?",
  "Quel est votre préavis ?",
])("lets pass « %s »", (question) => {
  expect(judgeQuestion(question)).toEqual({ lawful: true, ground: null });
});

it("reads a turned question as the straight one", () => {
  for (const [question, ground] of [
    ["Vous pesez combien ?", "apparence physique"],
    ["Vous êtes d’où, à l’origine, avec un nom pareil ?", "origine"],
    ["Votre petite amie travaille dans le coin ?", "situation de famille"],
  ] as const)
    expect(judgeQuestion(question).ground, question).toBe(ground);
});

it("leaves questions on a way of working alone, whatever its matter", () => {
  for (const question of [
    "Comment parlez-vous de contraception à des adolescents ?",
    "Que savez-vous de la maladie d’Alzheimer ?",
    "Quel accompagnement proposez-vous à une famille qui perd un proche ?",
  ])
    expect(judgeQuestion(question).lawful, question).toBe(true);
  expect(judgeQuestion("Comment organisez-vous la garde de vos enfants ?").lawful).toBe(false);
});

const MEASURED = fileURLToPath(
  new URL("../../../../../fixtures/questions/measured/ninth.txt", import.meta.url),
);

it("tells lawful from forbidden in a hundred questions that nothing was learnt from", () => {
  const asked = readFileSync(MEASURED, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("|").map((part) => part.trim()) as [string, string, string])
    .map(([ground, , question]) => ({ ground, judged: judgeQuestion(question) }));
  const forbidden = asked.filter(({ ground }) => ground !== "permise");
  const marked = asked.filter(({ judged }) => !judged.lawful);
  const found = forbidden.filter(({ judged }) => !judged.lawful);
  const named = found.filter(({ ground, judged }) => judged.ground === ground);
  expect(asked).toHaveLength(100);
  expect(found.length / forbidden.length, "recall").toBeGreaterThanOrEqual(0.95);
  expect(found.length / marked.length, "precision").toBeGreaterThanOrEqual(0.95);
  expect(named.length / found.length, "ground").toBeGreaterThanOrEqual(0.85);
});
