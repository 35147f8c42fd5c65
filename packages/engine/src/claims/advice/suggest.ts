import { type Claim, tellClaims, type ToldText } from "../../report.ts";
import { withoutSecondAsking } from "../telling/what-is-asked.ts";
import { isBareKeep } from "./keep-text.ts";

const MOST_SUGGESTIONS = 5;

/** The advice among the claims, in their order: most useful first; what is asked for is asked once. */
export function suggest(claims: readonly Claim[]): ToldText[] {
  const advice = claims.filter((claim) => claim.kind === "advice" && !isBareKeep(claim));
  return withoutSecondAsking(advice)
    .slice(0, MOST_SUGGESTIONS)
    .map((claim) => tellClaims([claim]));
}
