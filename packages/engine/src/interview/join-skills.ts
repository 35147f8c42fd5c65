import { tidyName } from "./advert/tidy-name.ts";
import { plainText } from "./plain-text.ts";
import type { AdvertReading, Skill } from "./plan.ts";

/** « Goût pour l’encadrement » and « encadrement d’équipe » are the same skill: these words around it are ignored. */
const BEFORE = /^(?:capacite|aptitude|gout|sens|esprit) (?:a|au|de|du|des|pour|d) (?:(?:la|le|les|l) )?/;
const AFTER = / (?:d|de l|des) equipes?$/;
const keyOf = ({ name }: Skill): string =>
  // « Maîtrise d’Excel » is Excel, « Permis B obligatoire » the licence.
  plainText(tidyName(name) || name)
    .replace(BEFORE, "")
    .replace(AFTER, "");

/** What an advert asks for, each skill once: one found as both kinds stays under the first, with all its proofs. Pure. */
export function joinSkills<Reading extends Pick<AdvertReading, "hardSkills" | "softSkills">>(
  reading: Reading,
): Reading {
  const known = new Map<string, Skill>();
  const once = (skills: readonly Skill[]) => {
    const kept: string[] = [];
    for (const skill of skills) {
      const key = keyOf(skill);
      const same = known.get(key);
      if (!same) kept.push(key);
      known.set(key, same ? joined(same, skill) : skill);
    }
    return kept;
  };
  const [hard, soft] = [once(reading.hardSkills), once(reading.softSkills)];
  const read = (keys: string[]) => keys.flatMap((key) => known.get(key) ?? []);
  return { ...reading, hardSkills: read(hard), softSkills: read(soft) };
}

const joined = (one: Skill, other: Skill): Skill => ({
  ...one,
  importance: other.importance === "indispensable" ? other.importance : one.importance,
  level: one.level ?? other.level,
  evidence: [...one.evidence, ...other.evidence],
  source: one.source === "annonce" ? one.source : other.source,
});
