import { type Claim, type ContentMetricLabel, tellClaims, type ToldText } from "../report.ts";

/** Lines of a card: what a person hears, why, one thing to do. */
const MOST_TOLD = 2;
/** A form said more seldom is heard by nobody. */
const HEARD_FORM = 2;

const NOTHING: Pick<Claim, "text"> = { text: "Rien à signaler de sûr ici." };
const UNREAD: Pick<Claim, "text"> = { text: "Cette partie n’a pas pu être analysée." };

/** The card of one metric, from its claims: at most two things heard, then one thing to do; one line where nothing is sure. */
export function writeCard(claims: readonly Claim[], label: ContentMetricLabel, isUnread: boolean): ToldText {
  if (isUnread) return tellClaims([UNREAD]);
  const own = claims.filter(({ metric }) => metric === label);
  const told = own
    .filter(
      ({ kind, rule, quotes }) => kind !== "advice" && (rule !== "filler" || quotes.length >= HEARD_FORM),
    )
    .toSorted((one, other) => WEIGHT[other.kind] - WEIGHT[one.kind])
    .slice(0, MOST_TOLD);
  const advice = own.find(({ kind }) => kind === "advice");
  const [first = NOTHING, ...rest] = advice ? [...told, advice] : told;
  return tellClaims([first, ...rest]);
}

/** What stands first on a card. */
const WEIGHT: Record<Claim["kind"], number> = { credit: 2, missing: 3, fault: 1, advice: 0, measure: 0 };
