import type { Skill } from "@app/engine/interview";
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
