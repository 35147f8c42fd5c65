import type { ClaimContext, Option } from "../context/claim-context.ts";
import { adviseOnOffer } from "./advise-on-offer.ts";
import { adviseOnOrder } from "./advise-on-order.ts";
import { adviseOnTelling } from "./advise-on-telling.ts";
import { adviseOnThePoint } from "./advise-on-the-point.ts";
import { adviseOnThem } from "./advise-on-them.ts";
import { adviseOnVagueEnds } from "./advise-on-vague-ends.ts";
import { adviseOnWhatHurts } from "./advise-on-what-hurts.ts";

/** Below this quality, what a text of its kind lacks is more urgent. */
const POOR = 0.18;
/** Below this one, no line of the text says enough to be quoted. */
const POOREST = 0.1;

/** What this very text leaves unsaid or says too late, each on two signs and with its words. */
export function diagnose(context: ClaimContext): Option[] {
  if (context.content.evidence.isOffTopic) return [];
  // What is held against the speaker comes first, however poor the rest.
  const hurts = adviseOnWhatHurts(context);
  if (hurts.length > 0) return hurts;
  const lacking = [...adviseOnTelling(context), ...adviseOnThePoint(context)];
  if (context.quality < POOR) return context.quality < POOREST ? [] : lacking;
  return [
    ...adviseOnVagueEnds(context),
    ...adviseOnOffer(context),
    ...adviseOnThem(context),
    ...adviseOnOrder(context),
    ...lacking,
  ];
}
