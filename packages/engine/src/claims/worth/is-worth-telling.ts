import type { ClaimRule } from "../../report.ts";
import type { ClaimContext, Draft } from "../claim-context.ts";
import { worthOf } from "./worth.ts";

/** What is so, whoever reads it: words that are there, a text that is not whole. */
const SURE = new Set<ClaimRule>([
  "offTopic",
  "graderInstruction",
  "template",
  "twoVoices",
  "cutText",
  "notes",
  "filler",
  "repair",
  "spelling",
  "jargon",
  "repetition",
  "longSentence",
]);
/**
 * It is said from the first chance on that it is useful, up to the other one that it is wrong. Of 600 praises of a line that
 * pass, of texts whose writers and readers had taught nothing, one in twenty was wrong; of 300 remarks one in twenty-five
 * (record 360).
 */
const SAID = { useful: 0.4, wrong: 0.15 };

/** Whether the author of a text would find that it is so, and worth being told. */
export function isWorthTelling(context: ClaimContext, draft: Draft): boolean {
  // Of a part that is only said to be there no words are shown: it is counted among the others.
  const isCounted = draft.rule === "part" && draft.kind === "credit" && draft.quotes.length === 0;
  // What a reader of the text has said of its sentences leaves nothing in doubt.
  const isGiven = draft.rule === "part" && context.content.hasGivenRoles;
  if (SURE.has(draft.rule) || isCounted || isGiven) return true;
  const { useful, wrong } = worthOf(context, draft);
  return useful >= SAID.useful && wrong <= SAID.wrong;
}
