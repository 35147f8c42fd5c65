import type { InterviewPlan } from "../plan.ts";

/** All the text of a plan, the source for the checks. */
export function tellPlan({ title, company, description, hardSkills, softSkills }: InterviewPlan): string {
  const names = [...hardSkills, ...softSkills].map(({ name }) => name);
  return [title, company ?? "", description, ...names].join("\n");
}
