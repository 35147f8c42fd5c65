import { holdsAny, plainText } from "../plain-text.ts";
import type { QuestionKind } from "../plan.ts";

/** Cues of plain questions; the first kind that has one wins. */
const KINDS: readonly (readonly [QuestionKind, string])[] = [
  ["salaire", "salaire|salarial|remuneration|pretentions|prime=|fixe=|variable|package"],
  [
    "conditions",
    "deplacement|horaire|nuit|week end|samedi|dimanche|teletravail|temps partiel|disponib|preavis|astreinte|permis|mobilite|demenag|commencer|heures",
  ],
  ["motivation", "pourquoi|motiv|attire|envie|plait|interesse|rejoindre"],
  ["comportement", "racont|parlez moi d un|une fois ou|un jour ou|quand avez vous"],
  [
    "projet",
    "dans cinq|dans trois|dans 5|dans 3|premiers jours|premiere semaine|premiers mois|projet|ambition",
  ],
  [
    "parcours",
    "parcours|experience|poste actuel|diplome|formation|etudes|carriere|presentez|quitt|employeur|trou=|appris",
  ],
  [
    "situation",
    "que faites|que feriez|que dites|que diriez|que repondez|comment reagi|imaginez|si un|si vous|si on|que lui",
  ],
  ["technique", "comment|quel|expliquez|decrivez|difference|outil|logiciel|methode"],
];

/** What the cues of a question alone say of it; the learnt model takes it as one fact among others. */
export function guessKind(question: string): QuestionKind {
  const plain = plainText(question.slice(0, 1000));
  return KINDS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? "autre";
}
