import { readText } from "../language/read-text.ts";
import { contentStems, stemWord } from "../language/stems.ts";
import type { TextUnits } from "../language/units.ts";
import type { PlanSkill } from "../pitch.ts";

/** Naming this many of the indispensable skills is enough: an answer is not a list. */
const ENOUGH_SKILLS = 3;

interface PlanFit {
  /** 0 to 1. */
  share: number;
  /** Names of the indispensable skills that the answer does not speak of, in the order of the plan. */
  missing: string[];
}

/**
 * Share of the job's skills that an answer mentions: the indispensable ones of the interview plan, or all when none is.
 * A skill is mentioned when each of its own words is, compared by light stems. Null without a plan.
 */
export function measurePlanFit(
  skills: readonly PlanSkill[] | null | undefined,
  answer: TextUnits,
): PlanFit | null {
  const indispensable = (skills ?? []).filter((skill) => skill.importance === "indispensable");
  const asked = indispensable.length > 0 ? indispensable : (skills ?? []);
  if (asked.length === 0) return null;
  const said = new Set(answer.sentences.flatMap((sentence) => contentStems(answer, sentence)));
  const missing = asked.filter((skill) => !isNamed(skill.name, said)).map((skill) => skill.name);
  const named = asked.length - missing.length;
  return { share: Math.min(1, named / Math.min(ENOUGH_SKILLS, asked.length)), missing };
}

/** Words that introduce a skill but are not it: « gestion des stocks » is about stocks. */
const HEADS = new Set(
  [
    "gestion",
    "maitrise",
    "connaissance",
    "connaissances",
    "pratique",
    "utilisation",
    "sens",
    "esprit",
    "capacite",
  ].map((word) => stemWord(word)),
);

function isNamed(name: string, said: ReadonlySet<string>): boolean {
  const skill = readText(name);
  const stems = skill.sentences.flatMap((sentence) => contentStems(skill, sentence));
  const own = stems.filter((stem) => !HEADS.has(stem));
  const needed = own.length > 0 ? own : stems;
  return needed.length > 0 && needed.every((stem) => said.has(stem));
}
