import { readStored, removeStored, writeStored } from "./session-storage.ts";

/** The pitch form, as last typed in this tab. */
export const DRAFT_KEY = "pitch-draft";
/** The transcript of a recording under review. */
export const REVIEW_KEY = "pitch-review";

/** Unsaved final pitches, by the id of their pitch. */
const FINAL_DRAFTS_KEY = "final-pitch-drafts";

const held = new Set<symbol>();

/** Declares that the page holds unsaved work, until the returned function is called. */
export function holdUnsaved(): () => void {
  const mine = Symbol("unsaved");
  held.add(mine);
  return () => held.delete(mine);
}

/** The user has agreed to lose it: do not ask again. */
export const releaseUnsaved = (): void => held.clear();

export const holdsUnsaved = (): boolean => held.size > 0;

/** Whether the form of this tab contains text. */
function hasDraft(): boolean {
  const draft = readStored(DRAFT_KEY) as { content?: unknown } | null;
  return typeof draft?.content === "string" && draft.content.trim() !== "";
}

function readFinalDrafts(): Record<string, string> {
  const drafts = readStored(FINAL_DRAFTS_KEY);
  if (drafts === null || typeof drafts !== "object") return {};
  return Object.fromEntries(
    Object.entries(drafts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** The unsaved final text of a pitch, or null. */
export const readFinalDraft = (id: string): string | null => readFinalDrafts()[id] ?? null;

/** Stores it for this tab, so that leaving the page loses nothing. Null removes it. */
export function keepFinalDraft(id: string, text: string | null): void {
  const { [id]: _, ...others } = readFinalDrafts();
  const drafts = text === null ? others : { ...others, [id]: text };
  if (Object.keys(drafts).length === 0) removeStored(FINAL_DRAFTS_KEY);
  else writeStored(FINAL_DRAFTS_KEY, drafts);
}

/** Removed, so that the next person at this screen does not find them. */
export const forgetFinalDrafts = (): void => removeStored(FINAL_DRAFTS_KEY);

/** Whether a logout would lose unsaved work of this tab. */
export const wouldLose = (): boolean =>
  holdsUnsaved() ||
  hasDraft() ||
  readStored(REVIEW_KEY) !== null ||
  Object.keys(readFinalDrafts()).length > 0;

/** Whether the user is working in the form: an unsaved text or take, and no review, which belongs to the account. */
export const isDrafting = (): boolean => (holdsUnsaved() || hasDraft()) && readStored(REVIEW_KEY) === null;
