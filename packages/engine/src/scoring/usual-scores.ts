import type { ContentMetricLabel, OralMetricLabel } from "../report.ts";
import usual from "./weights/usual.json" with { type: "json" };

interface UsualScore {
  value: number;
  source: string;
}

const measured = (label: ContentMetricLabel): UsualScore => ({
  value: usual.scores[label],
  source: `médiane de ${usual.texts} textes jugés`,
});
/** No set of spoken pitches was rated by readers: all four oral metrics get the same value. */
const chosen: UsualScore = { value: 8, source: "choix : aucun oral noté" };

/**
 * Score of each metric for a sound pitch: the median of the strong and medium texts on which the rubric was tuned (`npm
 * run train:usual`). Clarity is common, a surprising first sentence is not, so a strength is a score above this.
 */
export const USUAL_SCORES: Record<ContentMetricLabel | OralMetricLabel, UsualScore> = {
  Structure: measured("Structure"),
  Clarté: measured("Clarté"),
  Cohérence: measured("Cohérence"),
  Persuasion: measured("Persuasion"),
  Accroche: measured("Accroche"),
  "Appel à l'action": measured("Appel à l'action"),
  Pertinence: measured("Pertinence"),
  "Méthode STAR": measured("Méthode STAR"),
  "Exemples concrets": measured("Exemples concrets"),
  Authenticité: measured("Authenticité"),
  "Débit de parole": chosen,
  Fluidité: chosen,
  Rythme: chosen,
  "Mots de remplissage": chosen,
};
