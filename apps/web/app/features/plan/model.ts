import type { Plan, PlanSkill, PlanSummary } from "@app/contracts/plan";
import { fold } from "../../lib/fold.ts";

const LEVELS = ["avancé", "intermédiaire", "débutant", null];

/** Indispensable skills first, then by level; otherwise in the advert's order. */
export const sortSkills = (skills: readonly PlanSkill[]): PlanSkill[] =>
  skills.toSorted(
    (a, b) =>
      Number(b.importance === "indispensable") - Number(a.importance === "indispensable") ||
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level),
  );

/** « Goût pour l’encadrement » and « encadrement d’équipe » are the same skill: these words around it are ignored. */
const BEFORE = /^(?:capacite|aptitude|gout|sens|esprit) (?:a|au|de|du|des|pour|d) (?:(?:la|le|les|l) )?/;
const AFTER = / (?:d|de l|des) equipes?$/;
const keyOf = ({ name }: PlanSkill): string => {
  const words = fold(name).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.join(" ").replace(BEFORE, "").replace(AFTER, "");
};

/** The skills of the advert without repeats: a skill listed under both kinds stays under the first, with all its proofs. */
export function joinSkills({ hard_skills, soft_skills }: Plan["interview_skills"]): {
  hard: PlanSkill[];
  soft: PlanSkill[];
} {
  const known = new Map<string, PlanSkill>();
  const once = (skills: readonly PlanSkill[]) => {
    const kept: string[] = [];
    for (const skill of skills) {
      const key = keyOf(skill);
      const same = known.get(key);
      if (!same) kept.push(key);
      known.set(key, same ? joined(same, skill) : skill);
    }
    return kept;
  };
  const [hard, soft] = [once(hard_skills), once(soft_skills)];
  const read = (keys: string[]) => keys.flatMap((key) => known.get(key) ?? []);
  return { hard: read(hard), soft: read(soft) };
}

const joined = (one: PlanSkill, other: PlanSkill): PlanSkill => ({
  ...one,
  importance: other.importance === "indispensable" ? other.importance : one.importance,
  level: one.level ?? other.level,
  evidence: [...one.evidence, ...other.evidence],
  source: one.source === "annonce" ? one.source : other.source,
});

/** Plans whose title or company contains the words, ignoring case and accents, newest first. */
export const findPlans = (plans: readonly PlanSummary[], words: string): PlanSummary[] =>
  plans
    .filter(({ job_title, company_name }) =>
      fold(`${job_title} ${company_name ?? ""}`).includes(fold(words.trim())),
    )
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
