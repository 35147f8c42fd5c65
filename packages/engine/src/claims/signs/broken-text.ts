import type { ClaimRule } from "../../report.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";

/** The form of a last sentence that lacks its stop and no word: that gives nothing away. */
export const NO_STOP = "noStop";

/** What gives a text away whatever its worth: it breaks off, is not filled in, is two people's, or speaks to the grader. */
const RULES: ReadonlySet<ClaimRule> = new Set<ClaimRule>([
  "offTopic",
  "graderInstruction",
  "template",
  "twoVoices",
  "cutText",
  "notes",
]);

/** Whether what is told, or advised, is about what gives a text away. */
export const isOfBroken = ({ rule, form }: Pick<Draft, "rule" | "form">): boolean =>
  RULES.has(rule) && form !== NO_STOP;

/** Whether the end of the text was told to be missing: nothing is said of an end that is not there. */
export const isToldCut = (told: readonly Pick<Draft, "kind" | "rule" | "form">[]): boolean =>
  told.some((draft) => draft.kind === "fault" && draft.rule === "cutText" && isOfBroken(draft));

/** Whether the last sentence is one that gives the text away: nobody keeps it as the end. */
export function isEndBroken({ sentences }: ClaimContext, told: readonly Draft[]): boolean {
  const last = sentences.at(-1)?.sentence;
  return (
    last !== undefined &&
    told.some(
      (draft) =>
        draft.kind === "fault" &&
        isOfBroken(draft) &&
        draft.quotes.some(({ start, end }) => start < last.end && last.start < end),
    )
  );
}
