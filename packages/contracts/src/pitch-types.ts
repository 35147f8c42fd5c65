import { PREFILLED_OBJECTIVE, type PitchType } from "@app/engine/pitch";

/** What the form shows for each type, and what choosing it fills in (specification, section 2). */
export const PITCH_TYPE_FORM: Record<PitchType, { label: string; audience: string; objective: string }> = {
  produit: { label: "Produit", audience: "Investisseur", objective: PREFILLED_OBJECTIVE.produit },
  rh: {
    label: "RH",
    audience: "Responsable RH",
    objective: PREFILLED_OBJECTIVE.rh,
  },
  perso: { label: "Personnel", audience: "Collègues", objective: PREFILLED_OBJECTIVE.perso },
};
export const DEFAULT_PITCH_TYPE: PitchType = "rh";

/** Ideas offered under the two free fields; both stay free text. */
export const AUDIENCE_IDEAS: Record<PitchType, readonly string[]> = {
  produit: ["Investisseur", "Client", "Partenaire", "Jury de concours"],
  rh: ["Responsable RH", "Manager", "Dirigeant", "Cabinet de recrutement"],
  perso: ["Collègues", "Famille et amis", "Classe", "Jury"],
};
export const OBJECTIVE_IDEAS: Record<PitchType, readonly string[]> = {
  produit: [PREFILLED_OBJECTIVE.produit, "Vendre mon produit", "Trouver un partenaire", "Gagner un concours"],
  rh: [PREFILLED_OBJECTIVE.rh, "Demander une augmentation", "Développer mon réseau"],
  perso: [PREFILLED_OBJECTIVE.perso, "Faire une annonce", "Présenter un exposé"],
};

/** The built-in bank: twenty questions that every interview may bring. */
export const INTERVIEW_QUESTIONS = [
  "Pouvez-vous vous présenter ?",
  "Pourquoi ce poste vous intéresse-t-il ?",
  "Pourquoi souhaitez-vous rejoindre notre entreprise ?",
  "Quelles sont vos principales qualités ?",
  "Quels sont vos principaux défauts ?",
  "Où vous voyez-vous dans cinq ans ?",
  "Pourquoi quittez-vous votre poste actuel ?",
  "Parlez-moi d'une réussite dont vous êtes fier.",
  "Parlez-moi d'un échec et de ce que vous en avez appris.",
  "Racontez une situation difficile et la façon dont vous l'avez résolue.",
  "Parlez-moi d'un désaccord avec un collègue : comment l'avez-vous réglé ?",
  "Donnez un exemple où vous avez travaillé sous pression.",
  "Donnez un exemple de projet mené en équipe et de votre rôle.",
  "Comment organisez-vous votre travail quand tout est urgent ?",
  "Qu'est-ce qui vous motive dans votre métier ?",
  "Pourquoi devrions-nous vous choisir ?",
  "Comment réagissez-vous à la critique ?",
  "Qu'avez-vous appris de nouveau ces derniers mois ?",
  "Quelles sont vos prétentions salariales ?",
  "Avez-vous des questions à nous poser ?",
] as const;
