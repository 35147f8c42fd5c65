import { holdsAny, plainText, stemOf } from "../plain-text.ts";
import type { Skill } from "../plan.ts";
import { REQUIRES } from "./cues.ts";

/** Words that mark a demand as essential. */
const INSISTING = `${REQUIRES}|incontournable|essentiel|primordial|avant tout`;
/** Ends of the clause around a demand. */
const CLAUSE = /[,;.!?•\n]/;
const AROUND = 80;
const EXIGED = 3;
const IN_TITLE = 2;
const AGAIN_MAX = 2;
/** Share of the words of a demand that another line must have to count as a repeat. */
const AGAIN_SHARE = 0.6;

/** Puts first what an advert insists on: explicit requirements, then what its title names, then repeats. Stable. */
export function rankInsistence(
  skills: readonly Skill[],
  { title, description }: { title: string; description: string },
): Skill[] {
  const named = stemsOf(title);
  const lines = description.split("\n").map(stemsOf);
  const insistence = (skill: Skill) => {
    const stems = [...stemsOf(skill.name)];
    if (stems.length === 0) return isRequired(skill, description) ? EXIGED : 0;
    const saying = lines.filter(
      (line) => stems.filter((stem) => line.has(stem)).length / stems.length >= AGAIN_SHARE,
    );
    return (
      (isRequired(skill, description) ? EXIGED : 0) +
      (stems.some((stem) => named.has(stem)) ? IN_TITLE : 0) +
      Math.min(AGAIN_MAX, Math.max(0, saying.length - 1))
    );
  };
  return skills
    .map((skill) => ({ skill, rank: insistence(skill) }))
    .sort((left, right) => wish(left.skill) - wish(right.skill) || right.rank - left.rank)
    .map(({ skill }) => skill);
}

const wish = ({ importance }: Skill) => (importance === "indispensable" ? 0 : 1);

/** Whether the clause around one of the places of a demand has a word of insistence. */
function isRequired({ evidence }: Skill, description: string): boolean {
  return evidence.some(({ start, end }) => {
    const before = description
      .slice(Math.max(0, start - AROUND), start)
      .split(CLAUSE)
      .at(-1)!;
    const [after = ""] = description.slice(end, end + AROUND).split(CLAUSE);
    return holdsAny(plainText(`${before} ${description.slice(start, end)} ${after}`), INSISTING);
  });
}

function stemsOf(words: string): Set<string> {
  return new Set(
    plainText(words)
      .split(" ")
      .filter((word) => word.length > 3)
      .map(stemOf),
  );
}
