import type { ContentValues } from "../content/content-values.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import type { ContentMetricLabel } from "../report.ts";

interface Cause {
  /** It follows « Ce qui pèse sur cette note ». */
  clause: string;
  /** The cards that are about it. */
  on: readonly ContentMetricLabel[];
}

const ONLY_CLAIMED: Cause = {
  clause: "vous affirmez plus que vous ne montrez",
  on: ["Persuasion", "Exemples concrets", "Pertinence", "Authenticité"],
};
const FEW_FACTS: Cause = {
  clause: "peu de faits à l’appui",
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
    clause: "beaucoup d’autres pourraient dire la même chose",
    on: ["Persuasion", "Pertinence", "Authenticité"],
  },
  fillerRate: { clause: "des mots de remplissage nombreux", on: ["Clarté"] },
  firstFillers: { clause: "des mots de remplissage dès le début", on: ["Accroche", "Clarté"] },
};

type Heard = (reading: Pick<PitchReading, "sentences" | "fillers">) => boolean;

/** Sentences with a number or a name from which nobody would say that facts are few. */
const MANY_FACTS = 3;
const fewFacts: Heard = ({ sentences }) =>
  sentences.filter(({ figures, names }) => figures.length > 0 || names.length > 0).length < MANY_FACTS;

const FIRST_SENTENCES = 2;
const ENOUGH_FILLERS = 2;
const opensOnFillers: Heard = ({ sentences, fillers }) => {
  const end = sentences[FIRST_SENTENCES - 1]?.sentence.end ?? Number.POSITIVE_INFINITY;
  return fillers.filter(({ start, weight }) => start < end && weight > 0).length >= ENOUGH_FILLERS;
};

/** Causes that a listener finds in the text or not, whatever their measure says. */
const HEARD: Partial<Record<keyof ContentValues, Heard>> = {
  proofShare: fewFacts,
  evidenceShare: fewFacts,
  firstFillers: opensOnFillers,
};

/** Of the measures that took most from a note, those whose cause could be pointed at. */
export const heardCosts = (costs: readonly (keyof ContentValues)[], reading: Parameters<Heard>[0]) =>
  costs.filter((measure) => HEARD[measure]?.(reading) ?? true);

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
