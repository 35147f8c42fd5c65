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
