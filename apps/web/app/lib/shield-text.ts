import { french } from "./typo.ts";

/** Warnings about questions that the law forbids to ask, where a question is typed. */
export const SHIELD_TEXT = french({
  title: "Un recruteur n’a pas le droit de poser cette question",
  why: (ground: string) =>
    `Elle porte sur un motif protégé : ${ground}. Les questions doivent avoir un lien direct et nécessaire avec le poste (Code du travail, L1221-6), et ce motif ne peut pas fonder une décision (L1132-1).`,
  ways: "Trois façons de répondre si on vous la pose",
  answers: [
    {
      name: "Revenir au poste",
      text: "« Je comprends que vous vouliez être sûr de mon engagement. Rien ne m’empêche d’assurer ce poste tel que vous l’avez décrit. »",
    },
    {
      name: "Demander le lien",
      text: "« Pouvez-vous me dire en quoi cela compte pour le poste ? Je répondrai volontiers à ce point précis. »",
    },
    {
      name: "Décliner poliment",
      text: "« Je préfère ne pas aborder ma vie privée, et parler de ce que je peux vous apporter. »",
    },
  ],
} as const);
