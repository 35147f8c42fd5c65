import type { ContentReading } from "../../content/content-values.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";
import type { Family, Role } from "../../roles/role-names.ts";

export type { Family, Role };

/** How likely a sentence is to play a role, 0 to 1. */
export interface RoleSigns {
  of(sentence: SentenceReading, role: Role): number;
  family(sentence: SentenceReading, family: Family): number;
}

/** For a sentence in which roles were not read. */
const UNREAD = 0;

/**
 * The roles of the scored sentences. Roles are read on the text as it was said, whose sentences may be cut elsewhere
 * than in the text without its fillers: take the one that overlaps the most.
 */
export function readRoleSigns({ reading, roles }: ContentReading): RoleSigns {
  const found = new Map<number, SentenceRoles | null>();
  let from = 0;
  for (const { index, sentence } of reading.sentences) {
    while (from < roles.length && roles[from]!.end <= sentence.start) from += 1;
    let best: SentenceRoles | null = null;
    let most = 0;
    for (let at = from; at < roles.length && roles[at]!.start < sentence.end; at += 1) {
      const shared = Math.min(sentence.end, roles[at]!.end) - Math.max(sentence.start, roles[at]!.start);
      if (shared > most) [best, most] = [roles[at]!, shared];
    }
    found.set(index, best);
  }
  return {
    of: (sentence, role) => found.get(sentence.index)?.roles[role] ?? UNREAD,
    family: (sentence, family) => found.get(sentence.index)?.families[family] ?? UNREAD,
  };
}
