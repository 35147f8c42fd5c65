import type { PlanSkill, PlanSummary } from "@app/contracts/plan";
import { fold } from "../../lib/fold.ts";

const LEVELS = ["avancé", "intermédiaire", "débutant", null];

/** Indispensable skills first, then by level; otherwise in the advert's order. */
export const sortSkills = (skills: readonly PlanSkill[]): PlanSkill[] =>
  skills.toSorted(
    (a, b) =>
      Number(b.importance === "indispensable") - Number(a.importance === "indispensable") ||
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level),
  );

/** Plans whose title or company contains the words, ignoring case and accents, newest first. */
export const findPlans = (plans: readonly PlanSummary[], words: string): PlanSummary[] =>
  plans
    .filter(({ job_title, company_name }) =>
      fold(`${job_title} ${company_name ?? ""}`).includes(fold(words.trim())),
    )
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
