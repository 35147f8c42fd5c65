import { holdsAny, plainText } from "../plain-text.ts";
import type { QuestionKind } from "../plan.ts";

/** Cues in plain text; the first kind with a match counts. */
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

/** The kind of a question from its cues alone; one feature among others for the trained model. */
export function guessKind(question: string): QuestionKind {
  const plain = plainText(question.slice(0, 1000));
  return KINDS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? "autre";
}
