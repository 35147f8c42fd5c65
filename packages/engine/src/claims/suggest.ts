import { type Claim, tellClaims, type ToldText } from "../report.ts";

const MOST_SUGGESTIONS = 5;

/** What to do, the most useful first: the advice of the claims, in their order. */
export function suggest(claims: readonly Claim[]): ToldText[] {
  return claims
    .filter(({ kind }) => kind === "advice")
    .slice(0, MOST_SUGGESTIONS)
    .map((claim) => tellClaims([claim]));
}
