import { NOT_A_PITCH } from "./explain-metric.ts";
import type { ContentMetricLabel, ScoredMetric, Verdict } from "./report.ts";

const PRAISE: Record<ContentMetricLabel, string> = {
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
};

const NEED: Record<ContentMetricLabel, string> = {
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
};

/** A metric under this score is no strength to praise; one above `FINE` needs nothing urgent. */
const WEAK = 5;
const FINE = 8;

/** The opening sentence of the report, from the best and the worst metric. */
export function writeVerdict(metrics: readonly ScoredMetric[], validity: number): Verdict {
  const ranked = [...metrics].sort((left, right) => right.score - left.score);
  const best = ranked[0]!;
  const worst = ranked.at(-1)!;
  return { sentence: sentenceOf(best, worst, validity), strength: scored(best), focus: scored(worst) };
}

function sentenceOf(best: ScoredMetric, worst: ScoredMetric, validity: number): string {
  if (validity < NOT_A_PITCH) return "Ce texte ne peut pas encore être évalué comme un pitch.";
  if (best.score < WEAK) return `Une première base, ${NEED[worst.label]}.`;
  if (worst.score >= FINE)
    return `${PRAISE[best.label]} et un ensemble abouti : il reste à le dire à voix haute.`;
  return `${PRAISE[best.label]}, ${NEED[worst.label]}.`;
}

function scored({ label, score }: ScoredMetric) {
  return { label, score };
}
