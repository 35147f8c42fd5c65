import { readStored, removeStored, writeStored } from "./session-storage.ts";

export { TOAST_DELAY_MS, TOAST_MS } from "@app/contracts/limits";

export interface Notice {
  /** One per action: a later notice with the same id replaces the earlier one. */
  id: string;
  kind: "loading" | "success" | "error";
  text: string;
  /** Longer display, for a message that could be missed in the usual time. */
  shownMs?: number;
}

type Show = (notice: Notice) => void;
/** Storage key of a notice for the next page. */
export const NOTICE_KEY = "notice";
const waiting: Notice[] = [];
const wakers = new Set<() => void>();
let show: Show | null = null;
let hide: ((id: string) => void) | null = null;

/** Shows a message to the user; queued until the toaster is loaded. */
export function notify(notice: Notice): void {
  if (show) show(notice);
  else waiting.push(notice);
  for (const wake of wakers) wake();
}

/** Removes a notice: its result is shown elsewhere. */
export function withdraw(id: string): void {
  hide?.(id);
  for (const [index, notice] of waiting.entries()) if (notice.id === id) waiting.splice(index, 1);
}

/** Shows the notice on the next page, after a full reload. */
export const leaveNotice = (text: string, kind: Notice["kind"] = "error"): void =>
  writeStored(NOTICE_KEY, { text, kind });

/** From now on sends all notices to the toaster, queued ones included. */
export function attachToaster(toaster: Show, closer: (id: string) => void = () => {}): () => void {
  show = toaster;
  hide = closer;
  for (const notice of waiting.splice(0)) toaster(notice);
  return () => {
    show = null;
    hide = null;
  };
}

/** Calls back at the first notice, so that the toaster is loaded only then. */
export function onFirstNotice(wake: () => void): () => void {
  const left = readStored(NOTICE_KEY) as Partial<Notice> | null;
  removeStored(NOTICE_KEY);
  wakers.add(wake);
  if (typeof left?.text === "string")
    notify({ id: "left", kind: left.kind === "success" ? "success" : "error", text: left.text });
  else if (waiting.length > 0) wake();
  return () => wakers.delete(wake);
}
