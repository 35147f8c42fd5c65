import type { InterviewPlan } from "../plan.ts";

/** All the words of a plan, from which nothing may stray. */
export function tellPlan({ title, company, description, hardSkills, softSkills }: InterviewPlan): string {
  const names = [...hardSkills, ...softSkills].map(({ name }) => name);
  return [title, company ?? "", description, ...names].join("\n");
}
