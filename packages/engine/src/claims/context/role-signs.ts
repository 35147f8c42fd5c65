import type { ContentReading } from "../../content/content-values.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";
import type { Family, Role } from "../../roles/role-names.ts";

export type { Family, Role };

/** How likely a sentence plays a role, 0 to 1. */
export interface RoleSigns {
  of(sentence: SentenceReading, role: Role): number;
  family(sentence: SentenceReading, family: Family): number;
}

/** Of a sentence that the roles were not read in. */
const UNREAD = 0;

/**
 * The roles of the sentences that are scored. Roles are read on the text as it was said, where a sentence may be cut
 * elsewhere than in the text without its fillers: the one that shares the most with it counts.
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
