import type { Processors } from "@app/contracts/coach";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PRIVACY_TEXT } from "./messages.ts";
import { ProcessorList } from "./processors.tsx";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const NOBODY: Processors = {
  transcription: { method: "none", model: null, host: null },
  coach: null,
  mailHost: null,
  signInHost: null,
};

function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <ProcessorList />
    </QueryClientProvider>,
  );
}
const answer = (processors: Processors) => fetchMock.mockResolvedValueOnce(Response.json(processors));

test("with nobody outside, everything stays", async () => {
  answer(NOBODY);
  show();
  expect(await screen.findAllByText(PRIVACY_TEXT.stays)).toHaveLength(4);
  expect(screen.getByText(/Aucun modèle de langue n’est branché/)).toBeTruthy();
  expect(screen.queryByText(/Généré par IA/)).toBeNull();
});

test("a service is named with its machine and its model, and what it receives is said", async () => {
  answer({
    transcription: { method: "service", model: "voxtral-mini", host: "voix.exemple.fr" },
    coach: { model: "grand-modele", host: "mots.exemple.fr", local: false },
    mailHost: "courrier.exemple.fr",
    signInHost: "www.linkedin.com",
  });
  show();
  expect(await screen.findByText("Part chez voix.exemple.fr")).toBeTruthy();
  expect(screen.getByText("Part chez mots.exemple.fr")).toBeTruthy();
  expect(screen.getByText("Part chez courrier.exemple.fr")).toBeTruthy();
  expect(screen.getByText("Part chez www.linkedin.com")).toBeTruthy();
  expect(screen.getByText(/voxtral-mini/)).toBeTruthy();
  expect(screen.getByText(/modèle de langue extérieur \(grand-modele\)/)).toBeTruthy();
  expect(screen.getByText(/Il reçoit le texte du pitch/)).toBeTruthy();
});

test("a model of this very machine sends nothing away", async () => {
  answer({
    transcription: { method: "local", model: "whisper", host: null },
    coach: { model: "petit-modele", host: "localhost:11434", local: true },
    mailHost: null,
    signInHost: null,
  });
  show();
  expect(await screen.findAllByText(PRIVACY_TEXT.stays)).toHaveLength(4);
  expect(screen.getByText(/modèle de langue de notre serveur \(petit-modele\)/)).toBeTruthy();
});

test("settings that cannot be read are said, and asked for again", async () => {
  const user = userEvent.setup();
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  show();
  expect((await screen.findByRole("alert")).textContent).toContain(PRIVACY_TEXT.failed);
  answer(NOBODY);
  await user.click(screen.getByRole("button", { name: PRIVACY_TEXT.retry }));
  expect(await screen.findAllByText(PRIVACY_TEXT.stays)).toHaveLength(4);
});

test("the service of the browser's maker is named where the browser may write, and only there", async () => {
  answer(NOBODY);
  const { unmount } = show();
  expect(
    await screen.findByText(/service de son éditeur \(Google pour Chrome, Apple pour Safari\)/),
  ).toBeTruthy();
  unmount();
  answer({ ...NOBODY, transcription: { method: "local", model: "whisper", host: null } });
  show();
  expect(await screen.findByText(/whisper/)).toBeTruthy();
  expect(screen.queryByText(/éditeur/)).toBeNull();
});
