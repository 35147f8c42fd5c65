import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { clearStored } from "../../lib/session-storage.ts";
import { keepFinalDraft, readFinalDraft, wouldLose } from "../../lib/unsaved.ts";
import { FinalPitch } from "./final-pitch.tsx";
import { HISTORY_TEXT } from "./messages.ts";

const ID = "0b0f5a9e-6f1f-4c07-9d27-0f6a2c1e4b11";

afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

const show = (saved: string | null = null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FinalPitch id={ID} saved={saved} content="Bonjour." onSaved={() => {}} />
    </QueryClientProvider>,
  );
const editor = () => screen.getByRole<HTMLTextAreaElement>("textbox");

test("what was typed of a final pitch is there again after the page was left", async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.click(screen.getByRole("button", { name: HISTORY_TEXT.writeFinalPitch }));
  await user.type(editor(), "Ma version");
  expect(wouldLose()).toBe(true);
  unmount();
  show();
  expect(editor().value).toBe("Ma version");
  expect(document.activeElement).not.toBe(editor());
  expect(screen.getByText(HISTORY_TEXT.finalPitchFound)).toBeTruthy();
});

test("a draft that is given up, saved or the same as what is saved is not kept", async () => {
  const user = userEvent.setup();
  const { unmount } = show("Ma version");
  await user.click(screen.getByRole("button", { name: HISTORY_TEXT.edit }));
  await user.type(editor(), "!");
  expect(readFinalDraft(ID)).toBe("Ma version!");
  await user.type(editor(), "{Backspace}");
  expect(readFinalDraft(ID)).toBeNull();
  await user.type(editor(), "!");
  await user.click(screen.getByRole("button", { name: HISTORY_TEXT.cancel }));
  expect(readFinalDraft(ID)).toBeNull();
  unmount();
  vi.stubGlobal("fetch", async () => Response.json({ content: "Ma version!" }));
  show("Ma version");
  await user.click(screen.getByRole("button", { name: HISTORY_TEXT.edit }));
  await user.type(editor(), "!");
  await user.click(screen.getByRole("button", { name: HISTORY_TEXT.save }));
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  expect(wouldLose()).toBe(false);
});

test("the draft of one pitch is not that of another, and a damaged store reads as empty", () => {
  keepFinalDraft("a", "un");
  keepFinalDraft("b", "deux");
  keepFinalDraft("a", null);
  expect([readFinalDraft("a"), readFinalDraft("b")]).toEqual([null, "deux"]);
  sessionStorage.setItem("final-pitch-drafts", "[1]");
  expect(wouldLose()).toBe(false);
});

test("a printed final pitch has no button", () => {
  show("Ma version");
  for (const button of screen.getAllByRole("button"))
    expect(button.closest("[data-no-print]"), button.textContent).not.toBeNull();
});
