import type { SignalIssue } from "../report.ts";

/** Why no « euh » found in a take does not mean that none was said. */
export type Unheard = "silence" | "noise" | "echo" | "whisper";

/**
 * Why finding no « euh » says nothing, null where it does say something: in noise many are covered, in an echo they are
 * not sought, in a whisper they have no tone.
 *
 * @param echo 0 in a dry room, 1 where it echoes; an echo is told long before it stops the search, so that alone it
 * says nothing
 */
export function whyUnheard(issues: readonly SignalIssue[], echo = 0): Unheard | null {
  if (issues.includes("silent")) return "silence";
  if (issues.includes("noisy") || issues.includes("unreliable")) return "noise";
  if (issues.includes("whisper")) return "whisper";
  return echo === 1 ? "echo" : null;
}
