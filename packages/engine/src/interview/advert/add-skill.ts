import type { Skill } from "../plan.ts";
import { plainText } from "../plain-text.ts";

/** Adds a skill, or what is new of it to the same one named before. */
export function addSkill(skills: Skill[], skill: Skill): void {
  const stems = nameStems(skill.name);
  const same = skills.find(({ name }) => {
    const known = nameStems(name);
    const shared = [...stems].filter((stem) => known.has(stem)).length;
    return shared > 0 && (shared === Math.min(stems.size, known.size) || namesTool(name, skill.name));
  });
  if (!same) {
    skills.push(skill);
    return;
  }
  if (nameStems(same.name).size > stems.size) same.name = skill.name;
  same.evidence.push(...skill.evidence);
  same.level ??= skill.level;
  if (skill.importance === "indispensable") same.importance = "indispensable";
}

/** Whether two names share a tool or standard in capitals, such as « RGAA »; « Excel » does not qualify. */
function namesTool(left: string, right: string): boolean {
  const known = new Set(left.match(SIGN));
  return (right.match(SIGN) ?? []).some((sign) => known.has(sign));
}
const SIGN = /(?<!\p{L})\p{Lu}[\p{Lu}\d+#-]{2,}(?!\p{L})/gu;

/** Stems that identify a skill. */
function nameStems(name: string): Set<string> {
  const words = plainText(name).split(" ");
  return new Set(
    words
      .filter(
        (word, at) =>
          word.length > 3 || /[+#\d]/.test(word) || words.length === 1 || words[at - 1] === "permis",
      )
      .map((word) => word.slice(0, 6)),
  );
}

/** Completes few skills by those of a job sheet. */
export function complete(skills: Skill[], names: readonly string[], thin: number): void {
  if (skills.length >= thin) return;
  for (const name of names)
    addSkill(skills, { name, importance: "souhaité", level: null, evidence: [], source: "fiche" });
}
