import type { Place } from "../../report.ts";
import type { GivenRoles } from "../../roles/lay-given-roles.ts";
import { ROLES, type Role } from "../../roles/role-names.ts";
import { checked, type Checked } from "./checked.ts";
import { GROUNDING } from "./parameters.ts";

const LINE = /^\W{0,4}S?(\d{1,4})\W*(.*)$/su;
const MOST_ROLES = 4;
/** With this many sentences or more, the same label for all of them is refused. */
const ENOUGH = 8;
const KNOWN: ReadonlySet<string> = new Set(ROLES);

/**
 * Reads the labels that a model gives to numbered sentences, « 3 scene quote ». Unknown roles are ignored; a sentence
 * without a line keeps the engine's guess.
 *
 * @param sentences their places; numbers begin at 1
 */
export function checkLabels(sentences: readonly Place[], lines: readonly string[]): Checked<GivenRoles[]> {
  const told = new Map<number, Role[]>();
  for (const line of lines) {
    const [, number, words = ""] = LINE.exec(line.trim()) ?? [];
    const roles = words.split(/[^a-z_]+/).filter((word): word is Role => KNOWN.has(word));
    if (number && sentences[Number(number) - 1])
      told.set(Number(number) - 1, [...new Set(roles)].slice(0, MOST_ROLES));
  }
  const faults: string[] = [];
  if (told.size < GROUNDING.labelledShare.value * sentences.length)
    faults.push(`Donnez une ligne pour chacune des ${sentences.length} phrases, avec son numéro.`);
  const kinds = new Set(Array.from(told.values(), (roles) => roles.join(" ")));
  if (sentences.length >= ENOUGH && kinds.size === 1)
    faults.push("Toutes les phrases ne font pas la même chose : étiquetez chacune pour elle-même.");
  return checked(
    Array.from(told, ([at, roles]) => ({ ...sentences[at]!, roles })),
    faults,
  );
}
