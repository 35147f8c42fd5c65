import { afterEach, beforeEach, expect, test } from "vitest";
import { watchOtherTabs } from "./leave-ended-session.ts";
import { PATHS } from "./paths.ts";
import { closeSession, openSession } from "./session.ts";
import { clearStored, readStored, writeStored } from "./session-storage.ts";
import { DRAFT_KEY, keepFinalDraft, readFinalDraft } from "./unsaved.ts";

let stop = () => {};

beforeEach(() => {
  history.replaceState(null, "", PATHS.pitch);
  openSession("token");
  writeStored(DRAFT_KEY, { content: "Bonjour." });
  keepFinalDraft("a", "Ma version");
  stop = watchOtherTabs();
});
afterEach(() => {
  stop();
  clearStored();
});

function endElsewhere(reason: "expired" | "logout") {
  closeSession(reason);
  dispatchEvent(new StorageEvent("storage", { key: "token", oldValue: "token", newValue: null }));
}

test("a logout in another tab leaves the form, and nothing of the pitches of the account", () => {
  endElsewhere("logout");
  expect(readStored(DRAFT_KEY)).toEqual({ content: "Bonjour." });
  expect(readFinalDraft("a")).toBeNull();
});

test("a session that expired takes nothing that was typed", () => {
  endElsewhere("expired");
  expect(readFinalDraft("a")).toBe("Ma version");
});
