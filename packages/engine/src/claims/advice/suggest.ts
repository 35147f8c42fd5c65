import { type Claim, tellClaims, type ToldText } from "../../report.ts";
import { isBareKeep } from "./keep-text.ts";

const MOST_SUGGESTIONS = 5;

/** The advice among the claims, in their order: most useful first. */
export function suggest(claims: readonly Claim[]): ToldText[] {
  return claims
    .filter((claim) => claim.kind === "advice" && !isBareKeep(claim))
    .slice(0, MOST_SUGGESTIONS)
    .map((claim) => tellClaims([claim]));
}
