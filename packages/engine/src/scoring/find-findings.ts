import { HEARD_TIMES } from "../claims/telling/tell-tics.ts";
import { type Claim, type Finding, tellClaims } from "../report.ts";

/** Most findings shown per rule: more of one would bury the others in the report. */
const MOST_OF_ONE_RULE = 40;

/** The places of the pitch that claims quote, in the order of the text. */
export function findFindings(claims: readonly Claim[], content: string): Finding[] {
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  for (const claim of claims) {
    if (claim.kind !== "credit" && claim.kind !== "fault") continue;
    // Fillers used once or twice are not marked one by one: the marks would bury the rest.
    if (claim.rule === "filler" && claim.quotes.length < HEARD_TIMES) continue;
    const rule = claim.rule === "part" ? claim.part! : claim.rule;
    for (const { start, end } of claim.quotes) {
      const seen = (counts.get(rule) ?? 0) + 1;
      counts.set(rule, seen);
      if (seen > MOST_OF_ONE_RULE || end <= start) continue;
      findings.push({
        rule,
        kind: claim.kind === "credit" ? "strength" : "weakness",
        metric: claim.metric,
        start,
        end,
        quote: content.slice(start, end),
        advice: claim.kind === "credit" ? null : tellClaims([claim]),
      });
    }
  }
  return findings.sort(
    (left, right) => left.start - right.start || left.end - right.end || (left.rule < right.rule ? -1 : 1),
  );
}
