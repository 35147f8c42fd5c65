import type { Evidence, Importance, InterviewPlan } from "../plan.ts";
import { stemsOf } from "./match-words.ts";

/** Something that a plan asks of a candidate, with the advert’s words. */
export interface Demand {
  name: string;
  importance: Importance;
  advertEvidence: string;
  kind: "savoir-faire" | "savoir-être" | "tâche";
}

/** Skills, then the duties that none of them says, the most wanted first. */
export function listDemands(plan: InterviewPlan): Demand[] {
  const quote = (evidence: readonly Evidence[], otherwise: string) => {
    const [first] = evidence;
    return first ? plan.description.slice(first.start, first.end) : otherwise;
  };
  const demands: Demand[] = [
    ...plan.hardSkills.map((skill) => ({ ...skill, kind: "savoir-faire" as const })),
    ...plan.softSkills.map((skill) => ({ ...skill, kind: "savoir-être" as const })),
  ].map(({ name, importance, evidence, kind }) => ({
    name,
    importance,
    kind,
    advertEvidence: quote(evidence, name),
  }));
  for (const mission of plan.missions) {
    const said = new Set(stemsOf(mission));
    const known = demands.some(({ advertEvidence }) => {
      const stems = stemsOf(advertEvidence);
      return stems.length > 0 && stems.filter((stem) => said.has(stem)).length >= stems.length / 2;
    });
    if (!known)
      demands.push({ name: mission, importance: "souhaité", advertEvidence: mission, kind: "tâche" });
  }
  return demands.sort((left, right) => rank(left) - rank(right));
}

function rank({ importance, kind }: Demand): number {
  return (importance === "indispensable" ? 0 : 1) + (kind === "savoir-faire" ? 0 : 2);
}
