import type { Evidence, Importance, InterviewPlan } from "../plan.ts";
import { nameDeed } from "../advert/name-deed.ts";
import { upperFirst } from "../questions/say-subject.ts";
import { stemsOf } from "./match-words.ts";

/** A demand of a plan, with the advert’s words. */
export interface Demand {
  name: string;
  importance: Importance;
  advertEvidence: string;
  /** The whole duty if the name is a part of one, else the evidence. */
  said: string;
  /** True if only a duty implies it: an explicit demand has priority. */
  isDuty: boolean;
  kind: "savoir-faire" | "savoir-être" | "tâche";
}

/** Skills, then the duties that none of them mentions, the most wanted first. */
export function listDemands(plan: InterviewPlan): Demand[] {
  const quote = (evidence: readonly Evidence[], otherwise: string) => {
    const [first] = evidence;
    return first ? plan.description.slice(first.start, first.end) : otherwise;
  };
  const demands: Demand[] = [
    ...plan.hardSkills.map((skill) => ({ ...skill, kind: "savoir-faire" as const })),
    ...plan.softSkills.map((skill) => ({ ...skill, kind: "savoir-être" as const })),
  ].map(({ name, importance, evidence, kind }) => {
    const advertEvidence = quote(evidence, name);
    const duty = plan.missions.find((mission) => mission.includes(advertEvidence));
    return {
      name,
      importance,
      kind,
      advertEvidence,
      said: duty ?? advertEvidence,
      isDuty: duty !== undefined,
    };
  });
  for (const mission of plan.missions.flatMap(cutDuties)) {
    const said = new Set(stemsOf(mission));
    const known = demands.some(({ advertEvidence }) => {
      const stems = stemsOf(advertEvidence);
      return stems.length > 0 && stems.filter((stem) => said.has(stem)).length >= stems.length / 2;
    });
    const name = nameDuty(mission);
    if (!known && !demands.some((demand) => demand.name === name))
      demands.push({
        name,
        importance: "souhaité",
        advertEvidence: mission,
        said: mission,
        isDuty: true,
        kind: "tâche",
      });
  }
  return demands.sort((left, right) => rank(left) - rank(right));
}

/** « Rattaché à…, vous préparez…, vous négociez… »: one duty for each « vous ». */
function cutDuties(mission: string): string[] {
  const parts = mission.split(/,? (?:et |puis )?(?=vous \p{L}{2,20}ez )/u);
  const told = parts.filter((part) => /^vous /iu.test(part));
  return told.length > 1 ? told : [mission];
}

/**
 * The name of a duty: its action, without the list after a colon: « Vous accompagnez les personnes : repas, courses ».
 */
function nameDuty(mission: string): string {
  const [head = ""] = mission.split(/\s?:\s/);
  const short = head.split(" ").length >= DUTY_WORDS ? head : mission;
  return upperFirst(nameDeed(short) ?? short);
}
const DUTY_WORDS = 3;

/** Order: explicit demands, those implied by duties, wishes, duties, qualities. */
function rank({ importance, kind, isDuty }: Demand): number {
  if (kind === "savoir-être") return importance === "indispensable" ? 4 : 5;
  if (kind === "tâche") return 3;
  return importance === "souhaité" ? 2 : isDuty ? 1 : 0;
}
