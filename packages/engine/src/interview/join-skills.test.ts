import type { Skill } from "./plan.ts";
import { expect, test } from "vitest";
import { joinSkills } from "./join-skills.ts";

test("a skill that stands twice is told once, with both proofs, as what cannot be done without", () => {
  const proved = (
    start: number,
    name: string,
    importance: Skill["importance"],
    level: Skill["level"],
  ): Skill => ({ name, importance, level, evidence: [{ start, end: start + 5 }], source: "annonce" });
  const { hardSkills: hard, softSkills: soft } = joinSkills({
    hardSkills: [proved(1, "encadrement d’équipe", "souhaité", null), proved(2, "C++", "souhaité", null)],
    softSkills: [
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

test("words that only say how much a skill is wanted do not make another one", () => {
  const named = (name: string): Skill => ({
    name,
    importance: "souhaité",
    level: null,
    evidence: [],
    source: "annonce",
  });
  const { hardSkills } = joinSkills({
    hardSkills: ["Excel", "maîtrise d’Excel", "permis B", "Permis B obligatoire", "Word"].map(named),
    softSkills: [],
  });
  expect(hardSkills.map(({ name }) => name)).toEqual(["Excel", "permis B", "Word"]);
});
