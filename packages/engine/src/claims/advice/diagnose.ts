import type { ClaimContext, Option } from "../context/claim-context.ts";
import { adviseOnOffer } from "./advise-on-offer.ts";
import { adviseOnOrder } from "./advise-on-order.ts";
import { adviseOnThem } from "./advise-on-them.ts";
import { adviseOnVagueEnds } from "./advise-on-vague-ends.ts";

/** Below this quality, what a text of its kind lacks is more urgent. */
const POOR = 0.18;

/** What this very text leaves unsaid or says too late, each on two signs and with its words. */
export function diagnose(context: ClaimContext): Option[] {
  if (context.quality < POOR || context.content.evidence.isOffTopic) return [];
  return [
    ...adviseOnVagueEnds(context),
    ...adviseOnOffer(context),
    ...adviseOnThem(context),
    ...adviseOnOrder(context),
  ];
}
