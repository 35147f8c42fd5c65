import type { ClaimRule } from "../../report.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";

/** Form of the finding for a last sentence that only lacks its full stop: a harmless defect. */
export const NO_STOP = "noStop";

/**
 * Rules for defects that make a text unusable however good it is: off topic, cut, not filled in, said by two people,
 * addressed to the grader.
 */
const RULES: ReadonlySet<ClaimRule> = new Set<ClaimRule>([
  "offTopic",
  "graderInstruction",
  "template",
  "twoVoices",
  "cutText",
  "notes",
]);

/** Whether a claim or advice is about such a defect. */
export const isOfBroken = ({ rule, form }: Pick<Draft, "rule" | "form">): boolean =>
  RULES.has(rule) && form !== NO_STOP;

/** Whether the report says that the end is missing: then say nothing about the end. */
export const isToldCut = (told: readonly Pick<Draft, "kind" | "rule" | "form">[]): boolean =>
  told.some((draft) => draft.kind === "fault" && draft.rule === "cutText" && isOfBroken(draft));

/** Whether the last sentence shows such a defect: then do not keep it as the end. */
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
