import type { ContentValues } from "../content/content-values.ts";
import type { ContentMetricLabel } from "../report.ts";

interface Cause {
  /** It follows « notamment parce ». */
  clause: string;
  /** The cards that are about it. */
  on: readonly ContentMetricLabel[];
}

const ONLY_CLAIMED: Cause = {
  clause: "que vous affirmez plus que vous ne montrez",
  on: ["Persuasion", "Exemples concrets", "Pertinence", "Authenticité"],
};
const FEW_FACTS: Cause = {
  clause: "qu’il y a peu de faits à l’appui",
  on: ["Persuasion", "Exemples concrets"],
};

/**
 * What takes much from a low note, as a listener would put it. Only measures that are counted, or that readers of reports
 * found true where they were told: what was told of the others (the order of passages, what was lived) was often not so.
 */
export const CAUSES: Partial<Record<keyof ContentValues, Cause>> = {
  claimShare: ONLY_CLAIMED,
  assertedShare: ONLY_CLAIMED,
  proofShare: FEW_FACTS,
  evidenceShare: FEW_FACTS,
  clicheShare: {
    clause: "que beaucoup d’autres pourraient dire la même chose",
    on: ["Persuasion", "Pertinence", "Authenticité"],
  },
  fillerRate: { clause: "que les mots de remplissage sont nombreux", on: ["Clarté"] },
  firstFillers: { clause: "que les mots de remplissage viennent dès le début", on: ["Accroche", "Clarté"] },
};

/**
 * Why a note is low, from the measures that took most from it, most points first: a cause that is not in `told`, to which
 * it is added; null where none can be told.
 */
export function causeOf(
  label: ContentMetricLabel,
  costs: readonly (keyof ContentValues)[],
  told: Set<string>,
): string | null {
  const cause = costs
    .flatMap((measure) => CAUSES[measure] ?? [])
    .find(({ clause, on }) => on.includes(label) && !told.has(clause));
  if (!cause) return null;
  told.add(cause.clause);
  return cause.clause;
}
