import type { ContentMetricLabel, OralMetricLabel } from "../report.ts";

interface UsualScore {
  value: number;
  source: string;
}

const measured = (value: number): UsualScore => ({ value, source: "médiane de 72 textes jugés" });
/** No set of spoken pitches was rated: the same for all four. */
const chosen: UsualScore = { value: 8, source: "choix : aucun oral noté" };

/**
 * What a sound pitch gets for each metric: the median of the strong and medium texts that the rubric was tuned on. Being
 * clear is common, surprising from the first sentence is not: a strength is what stands out of this.
 */
export const USUAL_SCORES: Record<ContentMetricLabel | OralMetricLabel, UsualScore> = {
  Structure: measured(8.2),
  Clarté: measured(8.5),
  Cohérence: measured(8.3),
  Persuasion: measured(8.4),
  Accroche: measured(6.7),
  "Appel à l'action": measured(8),
  Pertinence: measured(7.8),
  "Méthode STAR": measured(7.8),
  "Exemples concrets": measured(7.7),
  Authenticité: measured(7.7),
  "Débit de parole": chosen,
  Fluidité: chosen,
  Rythme: chosen,
  "Mots de remplissage": chosen,
};
