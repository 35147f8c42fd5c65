import type { SignalIssue } from "../report.ts";

/** Why « euh » is not looked for in a take. */
export type Unsought = "silence" | "noise" | "echo";

/**
 * Why « euh » are not sought, null where they are: in noise and in an echo the detector invents more than it finds.
 *
 * @param echo 0 in a dry room, 1 where it echoes; an echo is told long before it stops the search, so that alone it
 * says nothing
 */
export function whyUnsought(issues: readonly SignalIssue[], echo = 0): Unsought | null {
  if (issues.includes("silent")) return "silence";
  if (issues.includes("noisy") || issues.includes("unreliable")) return "noise";
  return echo === 1 ? "echo" : null;
}
