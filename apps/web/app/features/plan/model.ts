import type { PlanSkill, PlanSummary } from "@app/contracts/plan";
import { fold } from "../../lib/fold.ts";

const LEVELS = ["avancé", "intermédiaire", "débutant", null];

/** Indispensable first, then by level; the order of the advert otherwise. */
export const sortSkills = (skills: readonly PlanSkill[]): PlanSkill[] =>
  skills.toSorted(
    (a, b) =>
      Number(b.importance === "indispensable") - Number(a.importance === "indispensable") ||
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level),
  );

/** Plans whose title or company holds the words, whatever their capitals and accents, newest first. */
export const findPlans = (plans: readonly PlanSummary[], words: string): PlanSummary[] =>
  plans
    .filter(({ job_title, company_name }) =>
      fold(`${job_title} ${company_name ?? ""}`).includes(fold(words.trim())),
    )
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
