import type { CoachOutcome, CoachTaskName } from "@app/contracts/coach";

/** Names for operators; users see whole sentences, which are in the web app. */
export const TASK_NAMES: Record<CoachTaskName, string> = {
  judgement: "jugement",
  rewriting: "réécriture",
  hooks: "accroches",
};

export const OUTCOME_NAMES: Record<CoachOutcome, string> = {
  written: "retenu",
  absent: "sans modèle",
  withheld: "non soumis",
  unexamined: "juge pas encore examiné",
  undiscerning: "juge refusé à l'examen",
  implausible: "trop loin des mesures",
  unfounded: "dit ce que le pitch ne dit pas",
  malformed: "réponse sans la forme demandée",
  content_filter: "décliné par le modèle",
  refused: "demande refusée par le service",
  busy: "service occupé",
  unreachable: "service injoignable",
  timeout: "hors délai",
  circuit_open: "service laissé au repos",
  budget_exceeded: "budget épuisé",
  cancelled: "interrompu",
};
