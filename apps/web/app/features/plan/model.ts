import type { PlanSkill, PlanSummary } from "@app/contracts/plan";
import type { ReactNode } from "react";
import { fold } from "../../lib/fold.ts";

/** Shows Markdown: a text meant to be said aloud, or advice to read. */
export type RenderText = (markdown: string, options: { isSaid: boolean }) => ReactNode;

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

/** The moment that an action of the plan begins with (« Jour 1 : »), apart from what is to be done. */
export function splitAction(action: string): { when: string | null; task: string } {
  const [, when, task] = /^(Jour \d+|La veille|Le jour J)\s*:\s*(.+)$/su.exec(action) ?? [];
  if (!when || !task) return { when: null, task: action };
  return { when, task: task.charAt(0).toUpperCase() + task.slice(1) };
}
