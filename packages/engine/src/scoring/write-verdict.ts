import { NOT_A_PITCH } from "./explain-metric.ts";
import type { ContentMetricLabel, OralMetricLabel, Verdict } from "../report.ts";
import { USUAL_SCORES } from "./usual-scores.ts";

type MetricLabel = ContentMetricLabel | OralMetricLabel;
interface Scored {
  label: MetricLabel;
  score: number;
}

const PRAISE: Record<MetricLabel, string> = {
  Structure: "Un plan solide",
  Clarté: "Un propos clair",
  Cohérence: "Un fil bien tenu",
  Persuasion: "Des preuves qui portent",
  Accroche: "Une ouverture qui capte",
  "Appel à l'action": "Une demande nette",
  Pertinence: "Une réponse à la question",
  "Méthode STAR": "Un récit complet",
  "Exemples concrets": "Des exemples parlants",
  Authenticité: "Une parole sincère",
  "Débit de parole": "Un débit facile à suivre",
  Fluidité: "Une parole qui s'enchaîne bien",
  Rythme: "Une voix bien rythmée",
  "Mots de remplissage": "Très peu de mots de remplissage",
};

const NEED: Record<MetricLabel, string> = {
  Structure: "à compléter des parties qui manquent",
  Clarté: "à alléger pour être compris d'une seule écoute",
  Cohérence: "à mieux enchaîner d'une phrase à l'autre",
  Persuasion: "à étayer d'un chiffre ou d'un nom",
  Accroche: "à ouvrir sur quelque chose qui surprend",
  "Appel à l'action": "à conclure par une demande précise",
  Pertinence: "à recentrer sur la question posée",
  "Méthode STAR": "à raconter jusqu'au résultat",
  "Exemples concrets": "à illustrer d'un exemple vécu",
  Authenticité: "à nourrir d'une scène vécue",
  "Débit de parole": "à dire à une vitesse plus facile à suivre",
  Fluidité: "à dire avec moins de coupures au milieu des phrases",
  Rythme: "à dire avec plus de relief",
  "Mots de remplissage": "à débarrasser de ses mots de remplissage",
};

/** A metric under this score is no strength to praise; one above `FINE` needs nothing urgent. */
const WEAK = 6;
const FINE = 8;

/** The opening sentence of the report, from what stands out of it and from its worst metric. */
export function writeVerdict(metrics: readonly Scored[], validity: number, spoken = false): Verdict {
  const ranked = [...metrics].sort((left, right) => right.score - left.score);
  const worst = ranked.at(-1)!;
  const best = standingOut(ranked.slice(0, -1)) ?? ranked[0]!;
  return {
    sentence: sentenceOf(best, worst, validity, spoken),
    strength: scored(best),
    focus: scored(worst),
  };
}

/** Of the fine metrics, the one furthest above what a sound pitch usually gets for it. */
function standingOut(ranked: readonly Scored[]): Scored | undefined {
  const above = ({ label, score }: Scored) => score - USUAL_SCORES[label].value;
  return ranked.filter(({ score }) => score >= FINE).toSorted((one, other) => above(other) - above(one))[0];
}

function sentenceOf(best: Scored, worst: Scored, validity: number, spoken: boolean): string {
  if (validity < NOT_A_PITCH) return "Ce texte ne peut pas encore être évalué comme un pitch.";
  if (best.score < WEAK) return `Une première base, ${NEED[worst.label]}.`;
  if (worst.score >= FINE)
    return `${PRAISE[best.label]} et un ensemble abouti${spoken ? "." : " : il reste à le dire à voix haute."}`;
  return `${PRAISE[best.label]}, ${NEED[worst.label]}.`;
}

function scored({ label, score }: Scored) {
  return { label, score };
}
