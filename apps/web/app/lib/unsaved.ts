import { readStored, removeStored, writeStored } from "./session-storage.ts";

/** The pitch form, as it was last typed in this tab. */
export const DRAFT_KEY = "pitch-draft";
/** Words of a recording under review. */
export const REVIEW_KEY = "pitch-review";

/** Final pitches that are being written, by the pitch that they end. */
const FINAL_DRAFTS_KEY = "final-pitch-drafts";

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

function readFinalDrafts(): Record<string, string> {
  const drafts = readStored(FINAL_DRAFTS_KEY);
  if (drafts === null || typeof drafts !== "object") return {};
  return Object.fromEntries(
    Object.entries(drafts).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** What was typed of the final text of a pitch and not saved; null where there is none. */
export const readFinalDraft = (id: string): string | null => readFinalDrafts()[id] ?? null;

/** Keeps it for this tab: leaving the page loses nothing. Null forgets it. */
export function keepFinalDraft(id: string, text: string | null): void {
  const { [id]: _, ...others } = readFinalDrafts();
  const drafts = text === null ? others : { ...others, [id]: text };
  if (Object.keys(drafts).length === 0) removeStored(FINAL_DRAFTS_KEY);
  else writeStored(FINAL_DRAFTS_KEY, drafts);
}

/** None of them stays for the next person at this screen. */
export const forgetFinalDrafts = (): void => removeStored(FINAL_DRAFTS_KEY);

/** A logout would lose something of this tab. */
export const wouldLose = (): boolean =>
  holdsUnsaved() ||
  hasDraft() ||
  readStored(REVIEW_KEY) !== null ||
  Object.keys(readFinalDrafts()).length > 0;

/** The form is what one is at: a text or a take that is nowhere else, and nothing of the account beside it. */
export const isDrafting = (): boolean => (holdsUnsaved() || hasDraft()) && readStored(REVIEW_KEY) === null;
