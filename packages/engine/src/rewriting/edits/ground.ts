import type { Claim } from "../../report.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";

/** What the rewriting rests on besides the text. */
export interface Ground {
  roles: readonly SentenceRoles[];
  /** What the report says: only what it flags is taken out, only what it calls missing is asked for. */
  claims: readonly Claim[];
  /** What it says on its cards besides, where `claims` lacks it: only asked for where a sentence may go. */
  cards?: () => readonly Claim[];
}
