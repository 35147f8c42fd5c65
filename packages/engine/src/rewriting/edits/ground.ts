import type { LineHeard } from "../../claims/listener/line-heard.ts";
import type { Claim } from "../../report.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";

/** Results of the analysis that the rewriting uses besides the text. */
export interface Ground {
  roles: readonly SentenceRoles[];
  /** Claims of the report: the rewriting removes only what they flag and asks only for parts they call missing. */
  claims: readonly Claim[];
  /** Roundabout turns, long sentences and weak ends stay: without them the text would be read as lacking a part. */
  keepsTurns?: boolean;
  /** What readers would most likely say of the sentence that ends here. */
  lineHeard?: (end: number) => LineHeard | null;
  /** Claims shown only on the report's cards, absent from `claims`; computed only when a sentence may be dropped. */
  cards?: () => readonly Claim[];
}
