import { readStored } from "./session-storage.ts";

/** The pitch form, as it was last typed in this tab. */
export const DRAFT_KEY = "pitch-draft";
/** Words of a recording under review. */
export const REVIEW_KEY = "pitch-review";

const held = new Set<symbol>();

/** Tells that the page holds what is nowhere else, until the answer is called. */
export function holdUnsaved(): () => void {
  const mine = Symbol("unsaved");
  held.add(mine);
  return () => held.delete(mine);
}

/** The user has agreed to lose it: nothing asks again. */
export const releaseUnsaved = (): void => held.clear();

export const holdsUnsaved = (): boolean => held.size > 0;

/** Some text waits in the form of this tab. */
function hasDraft(): boolean {
  const draft = readStored(DRAFT_KEY) as { content?: unknown } | null;
  return typeof draft?.content === "string" && draft.content.trim() !== "";
}

/** A logout would lose something of this tab. */
export const wouldLose = (): boolean => holdsUnsaved() || hasDraft() || readStored(REVIEW_KEY) !== null;

/** The form is what one is at: a text or a take that is nowhere else, and nothing of the account beside it. */
export const isDrafting = (): boolean => (holdsUnsaved() || hasDraft()) && readStored(REVIEW_KEY) === null;
