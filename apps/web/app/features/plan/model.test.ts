import type { PlanSkill } from "@app/contracts/plan";
import { expect, test } from "vitest";
import { findPlans, joinSkills, sortSkills } from "./model.ts";

const skill = (name: string, importance: PlanSkill["importance"], level: PlanSkill["level"]): PlanSkill => ({
  name,
  importance,
  level,
  evidence: [],
  source: "annonce",
});

test("what cannot be done without comes first, then the highest level", () => {
  const skills = [
    skill("a", "souhaité", "avancé"),
    skill("b", "indispensable", null),
    skill("c", "indispensable", "débutant"),
    skill("d", "indispensable", "avancé"),
    skill("e", "indispensable", "intermédiaire"),
  ];
  expect(sortSkills(skills).map(({ name }) => name)).toEqual(["d", "e", "c", "b", "a"]);
});

test("a skill that stands twice is told once, with both proofs, as what cannot be done without", () => {
  const proved = (start: number, ...of: Parameters<typeof skill>): PlanSkill => ({
    ...skill(...of),
    evidence: [{ start, end: start + 5 }],
  });
  const { hard, soft } = joinSkills({
    hard_skills: [proved(1, "encadrement d’équipe", "souhaité", null), proved(2, "C++", "souhaité", null)],
    soft_skills: [
      proved(3, "Encadrement", "indispensable", "avancé"),
      proved(4, "goût pour l’encadrement", "souhaité", null),
      proved(5, "esprit d’équipe", "souhaité", null),
      proved(6, "C", "souhaité", null),
    ],
  });
  expect(hard.map(({ name }) => name)).toEqual(["encadrement d’équipe", "C++"]);
  expect(hard[0]).toMatchObject({ importance: "indispensable", level: "avancé" });
  expect(hard[0]?.evidence.map(({ start }) => start)).toEqual([1, 3, 4]);
  expect(soft.map(({ name }) => name)).toEqual(["esprit d’équipe", "C"]);
});

test("a search forgives case and accents, in the title and the company", () => {
  const plan = (job_title: string, company_name: string | null, day: number) => ({
    document_id: "1",
    id: "1",
    job_title,
    company_name,
    created_at: `2026-11-0${day}T09:00:00.000Z`,
    questions: [],
  });
  const plans = [
    plan("Infirmière", null, 1),
    plan("Comptable", "Éole", 2),
    plan("Chargée d’études", "EOLE", 3),
  ];
  expect(findPlans(plans, "infirmiere")).toHaveLength(1);
  expect(findPlans(plans, " eole ").map(({ job_title }) => job_title)).toEqual([
    "Chargée d’études",
    "Comptable",
  ]);
  expect(findPlans(plans, "")).toHaveLength(3);
});
