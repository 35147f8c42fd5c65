import type { ContentMetricLabel, OralMetricLabel } from "../report.ts";

interface UsualScore {
  value: number;
  source: string;
}

const measured = (value: number): UsualScore => ({ value, source: "médiane de 46 textes jugés" });
/** No set of spoken pitches was rated: the same for all four. */
const chosen: UsualScore = { value: 8, source: "choix : aucun oral noté" };

/**
 * What a sound pitch gets for each metric: the median of the strong and medium texts that the rubric was tuned on. Being
 * clear is common, surprising from the first sentence is not: a strength is what stands out of this.
 */
export const USUAL_SCORES: Record<ContentMetricLabel | OralMetricLabel, UsualScore> = {
  Structure: measured(7.6),
  Clarté: measured(7.7),
  Cohérence: measured(7.4),
  Persuasion: measured(7.7),
  Accroche: measured(6),
  "Appel à l'action": measured(7.2),
  Pertinence: measured(7.1),
  "Méthode STAR": measured(6.1),
  "Exemples concrets": measured(7.3),
  Authenticité: measured(7.6),
  "Débit de parole": chosen,
  Fluidité: chosen,
  Rythme: chosen,
  "Mots de remplissage": chosen,
};
