import type { PitchType } from "../pitch.ts";
import type { QuestionKind } from "../roles/question-kind.ts";
import type { PERSO_CUES } from "./slots/perso.ts";
import type { PRODUIT_CUES } from "./slots/produit.ts";
import type { RH_CUES } from "./slots/rh.ts";

/** `action`, `result` and `example` are read from verbs and figures, not from a word list. */
export type Slot =
  | keyof typeof PRODUIT_CUES
  | keyof typeof RH_CUES
  | keyof typeof PERSO_CUES
  | "action"
  | "result"
  | "example";

export interface FormPart {
  slot: Slot;
  /** French name as shown. */
  label: string;
  weight: number;
  /** May stand anywhere: founders introduce themselves first or last. */
  anywhere?: true;
}

const part = (slot: Slot, label: string, weight: number): FormPart => ({ slot, label, weight });

const PRODUIT: FormPart[] = [
  part("probleme", "le problème", 0.17),
  part("solution", "la solution", 0.19),
  part("marche", "le marché", 0.09),
  part("traction", "les preuves", 0.16),
  part("modele", "le modèle économique", 0.1),
  part("concurrence", "la différence", 0.08),
  { ...part("equipe", "l'équipe", 0.08), anywhere: true },
  part("demande", "la demande", 0.13),
];

const PERSO: FormPart[] = [
  part("adresse", "l'adresse au public", 0.13),
  part("lien", "votre lien avec votre public", 0.13),
  part("anecdote", "une anecdote", 0.2),
  part("message", "le message", 0.17),
  { ...part("emotion", "l'émotion", 0.14), anywhere: true },
  { ...part("remerciement", "les remerciements", 0.1), anywhere: true },
  part("cloture", "la clôture", 0.13),
];

const ANNOUNCEMENT: FormPart[] = [
  part("adresse", "l'adresse au public", 0.16),
  part("lien", "votre lien avec le sujet", 0.14),
  part("anecdote", "une scène vécue", 0.16),
  part("message", "le message", 0.24),
  { ...part("emotion", "l'émotion", 0.14), anywhere: true },
  part("cloture", "la clôture", 0.16),
];

const STAR: FormPart[] = [
  part("situation", "la situation", 0.2),
  part("task", "votre tâche", 0.12),
  part("action", "vos actions", 0.24),
  part("result", "le résultat", 0.24),
  part("lesson", "la leçon", 0.1),
  part("link", "le lien avec le poste", 0.1),
];

/** What each kind of interview question expects, in order. */
const ANSWERS: Record<QuestionKind, FormPart[]> = {
  behavioural: STAR,
  none: STAR,
  other: [
    part("present", "votre réponse", 0.15),
    { ...part("example", "un exemple vécu", 0.35), anywhere: true },
    part("result", "le résultat", 0.2),
    { ...part("link", "le lien avec le poste", 0.2), anywhere: true },
    part("opening", "l'ouverture", 0.1),
  ],
  introduction: [
    part("present", "votre présent", 0.22),
    part("past", "votre parcours", 0.2),
    { ...part("example", "une preuve", 0.22), anywhere: true },
    part("future", "votre projet", 0.16),
    part("link", "le lien avec le poste", 0.14),
    part("opening", "l'ouverture", 0.06),
  ],
  motivation: [
    part("company", "ce que vous savez de l'entreprise", 0.3),
    part("example", "une preuve tirée de votre parcours", 0.24),
    part("contribution", "ce que vous apporteriez", 0.24),
    part("future", "votre projet", 0.12),
    part("opening", "l'ouverture", 0.1),
  ],
  studies: [
    part("company", "ce que vous savez de la formation", 0.3),
    part("example", "une preuve tirée de votre parcours", 0.34),
    part("future", "votre projet", 0.26),
    part("opening", "l'ouverture", 0.1),
  ],
  choice: [
    part("present", "qui vous êtes", 0.14),
    part("example", "une preuve", 0.3),
    part("result", "un résultat", 0.2),
    { ...part("link", "le lien avec le poste", 0.2), anywhere: true },
    part("contribution", "ce que vous apporteriez", 0.1),
    part("opening", "l'ouverture", 0.06),
  ],
  strengths: [
    part("quality", "la qualité nommée", 0.2),
    part("example", "un exemple vécu", 0.34),
    part("result", "le résultat", 0.2),
    part("link", "le lien avec le poste", 0.2),
    part("opening", "l'ouverture", 0.06),
  ],
  weaknesses: [
    part("defect", "le défaut nommé", 0.28),
    part("situation", "une situation où il a compté", 0.18),
    part("corrective", "ce que vous faites pour le corriger", 0.28),
    part("result", "le progrès obtenu", 0.18),
    part("link", "le lien avec le poste", 0.08),
  ],
  future: [
    part("future", "votre projet", 0.32),
    { ...part("link", "le lien avec le poste", 0.26), anywhere: true },
    part("contribution", "ce que vous apporteriez", 0.16),
    part("example", "une preuve que vous y travaillez", 0.18),
    part("opening", "l'ouverture", 0.08),
  ],
  leaving: [
    part("gratitude", "ce que ce poste vous a apporté", 0.22),
    part("reason", "la raison du départ", 0.28),
    part("link", "le lien avec le poste", 0.28),
    part("example", "une preuve", 0.14),
    part("opening", "l'ouverture", 0.08),
  ],
  method: [
    part("method", "votre méthode", 0.34),
    part("example", "un exemple vécu", 0.3),
    part("result", "le résultat", 0.2),
    part("link", "le lien avec le poste", 0.16),
  ],
  drive: [
    part("drive", "ce qui vous motive", 0.26),
    part("example", "une scène vécue", 0.32),
    part("result", "ce qu'elle a donné", 0.14),
    part("link", "le lien avec le poste", 0.2),
    part("opening", "l'ouverture", 0.08),
  ],
  salary: [
    part("range", "une fourchette", 0.4),
    { ...part("justification", "la justification", 0.36), anywhere: true },
    part("openness", "votre ouverture à la discussion", 0.24),
  ],
  reverse: [
    part("questions", "vos questions", 0.5),
    part("link", "le poste ou l'équipe", 0.3),
    part("example", "un fait de votre expérience", 0.2),
  ],
};

const ANNOUNCES = /annonc|expos|present|soutenance|reorgani|cours|conference|jury|convaincre|projet/;
const CELEBRATES = /depart|retraite|mariage|anniversaire|hommage|remerci|pot\b|toast|celebr|fete|discours de/;

/**
 * The forms that a pitch of this kind may take; each lists its parts in order, weights summing to 1. A personal speech
 * whose objective does not tell gets several: the one that suits it best applies.
 *
 * @param target the objective as typed: an announcement, for example, needs no thanks
 */
export function expectedForms(
  pitchType: PitchType,
  questionKind: QuestionKind,
  target: string | null | undefined,
): readonly (readonly FormPart[])[] {
  if (pitchType === "produit") return [PRODUIT];
  if (pitchType === "rh") return [ANSWERS[questionKind]];
  const folded = (target ?? "").slice(0, 500).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (CELEBRATES.test(folded)) return [PERSO];
  return ANNOUNCES.test(folded) ? [ANNOUNCEMENT] : [PERSO, ANNOUNCEMENT];
}

/** The four steps of a story told in an interview, read whatever the question. */
export const STAR_FORM: readonly FormPart[] = STAR;
