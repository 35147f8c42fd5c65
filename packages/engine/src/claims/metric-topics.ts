import type { MetricLabel } from "../report.ts";

/** What each metric is about, as worded in a sentence. */
export const METRIC_TOPICS: Record<MetricLabel, string> = {
  Structure: "le plan",
  Clarté: "la façon de dire",
  Cohérence: "le fil",
  Persuasion: "ce qui doit convaincre",
  Accroche: "le début",
  "Appel à l'action": "la demande",
  Pertinence: "la réponse",
  "Méthode STAR": "le récit",
  "Exemples concrets": "les exemples",
  Authenticité: "ce qui n’appartient qu’à vous",
  "Débit de parole": "le débit",
  Fluidité: "la fluidité",
  Rythme: "le rythme",
  "Mots de remplissage": "les mots de remplissage",
};
