import type { HistoryGroup } from "@app/contracts/history";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearStored } from "../../lib/session-storage.ts";
import { keepFinalDraft, readFinalDraft } from "../../lib/unsaved.ts";
import { type Deletion, HISTORY_KEY } from "./api.ts";
import { useRemoval } from "./use-removal.ts";

const version = (id: string) => ({
  id,
  created_at: "2026-11-11T09:00:00.000Z",
  version: 1,
  globalScore: 30,
  maxScore: 60,
});
const group = (type: "rh" | "produit", id: string): HistoryGroup => ({
  type,
  titles: [{ title: "Devis", questions: [{ question: null, versionCount: 1, versions: [version(id)] }] }],
});

beforeEach(() => {
  for (const id of ["listed", "opened", "other"]) keepFinalDraft(id, "Ma version");
  vi.stubGlobal("fetch", async () => Response.json({ deleted: 1 }));
});
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

/** The drafts of final pitches that remain after a deletion. */
async function leftAfter(deletion: Deletion) {
  const client = new QueryClient();
  client.setQueryData([...HISTORY_KEY, "all"], {
    pages: [{ groups: [group("rh", "listed"), group("produit", "other")], next: null }],
    pageParams: [null],
  });
  client.setQueryData(["history-entry", "opened"], { id: "opened", pitch_type: "rh" });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRemoval(), { wrapper });
  act(() => result.current.ask(deletion));
  act(() => void result.current.confirm());
  await waitFor(() => expect(result.current.asked).toBeNull());
  return ["listed", "opened", "other"].filter((id) => readFinalDraft(id) !== null);
}

test("what was typed of the final text of a deleted version goes with it", async () => {
  const left = await leftAfter({ type: "rh", title: "Devis", question: null, version: 1, id: "listed" });
  expect(left).toEqual(["opened", "other"]);
});

test("deleting a whole type takes the drafts of all its pitches", async () => {
  expect(await leftAfter({ type: "rh" })).toEqual(["other"]);
});
