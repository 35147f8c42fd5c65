import type { PlanSkill } from "@app/contracts/plan";
import { expect, test } from "vitest";
import { findPlans, sortSkills, splitAction } from "./model.ts";

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

test("an action is shown apart from its day, and whole where it names none", () => {
  expect(splitAction("Jour 2 : relisez le devis.")).toEqual({ when: "Jour 2", task: "Relisez le devis." });
  expect(splitAction("La veille : préparez le trajet.").when).toBe("La veille");
  const free = "Préparez ceci : deux exemples.";
  expect(splitAction(free)).toEqual({ when: null, task: free });
});
