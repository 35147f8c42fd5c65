import type { ClaimRule } from "../report.ts";
import type { ClaimContext, Draft } from "./claim-context.ts";

/** What gives a text away whatever its worth: it breaks off, is not filled in, is two people's, or speaks to the grader. */
export const BROKEN: ReadonlySet<ClaimRule> = new Set<ClaimRule>([
  "offTopic",
  "graderInstruction",
  "template",
  "twoVoices",
  "cutText",
  "notes",
]);

/** Whether the end of the text was told to be missing: nothing is said of an end that is not there. */
export const isToldCut = (told: readonly Pick<Draft, "kind" | "rule">[]): boolean =>
  told.some(({ kind, rule }) => kind === "fault" && rule === "cutText");

/** Whether the last sentence is one that gives the text away: nobody keeps it as the end. */
export function isEndBroken({ sentences }: ClaimContext, told: readonly Draft[]): boolean {
  const last = sentences.at(-1)?.sentence;
  return (
    last !== undefined &&
    told.some(
      ({ kind, rule, quotes }) =>
        kind === "fault" &&
        BROKEN.has(rule) &&
        quotes.some(({ start, end }) => start < last.end && last.start < end),
    )
  );
}
