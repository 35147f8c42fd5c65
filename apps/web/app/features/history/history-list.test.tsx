import { getHistoryEntry, listHistory, type HistoryGroup } from "@app/contracts/history";
import { MESSAGES } from "@app/contracts/messages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeSession, openSession } from "../../lib/session.ts";
import { HistoryList } from "./history-list.tsx";
import { PitchDialog } from "./pitch-dialog.tsx";

const ID = "0b0f5a9e-6f1f-4c07-9d27-0f6a2c1e4b11";
const version = (
  number: number,
  globalScore: number,
  id = `0b0f5a9e-6f1f-4c07-9d27-00000000000${number}`,
) => ({
  id,
  created_at: `2026-11-1${number}T09:00:00.000Z`,
  version: number,
  globalScore,
  maxScore: 60,
});
const HISTORY: HistoryGroup[] = [
  {
    type: "rh",
    titles: [
      {
        title: "Obtenir un poste",
        questions: [
          { question: "Pourquoi vous ?", versionCount: 2, versions: [version(1, 31), version(2, 40.5, ID)] },
        ],
      },
    ],
  },
  {
    type: "produit",
    titles: [
      { title: "Financer", questions: [{ question: null, versionCount: 1, versions: [version(3, 44)] }] },
    ],
  },
];

const answer = (body: unknown, status = 200) => Response.json(body, { status });
const fetched = vi.fn<(url: string) => Response>();

beforeEach(() => {
  openSession("token");
  vi.stubGlobal("fetch", async (url: string) => fetched(url));
  fetched.mockImplementation(() => answer(HISTORY));
});
afterEach(() => vi.unstubAllGlobals());

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

function show(address = "/history") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <HistoryList />
        <PitchDialog renderReport={(analysis) => <p>{analysis.content}</p>} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("pitches stand by type, title, question, and each version is a link with its score and date", async () => {
  show();
  const section = await screen.findByRole("region", { name: "RH" });
  expect(within(section).getByRole("heading", { level: 3 }).textContent).toBe("Obtenir un poste");
  expect(within(section).getByText(/Pourquoi vous/)).toBeTruthy();
  expect(within(section).getByText(/\+9,5 points/)).toBeTruthy();
  const versions = within(within(section).getByRole("list", { name: /Versions, de/ })).getAllByRole("link");
  expect(versions.map((link) => link.textContent)).toEqual([
    "Version 1\u00a0: 31 sur 60, 11/11/2026, Ouvrir le rapport",
    "Version 2\u00a0: 40,5 sur 60, 12/11/2026, Ouvrir le rapport",
  ]);
  expect(screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)).toEqual([
    "RH",
    "Produit",
  ]);
});

test("the filter is the one of the API and stays in the address", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("radio", { name: "RH" }));
  expect(screen.getByLabelText("address").textContent).toBe("?pitch_type=rh");
  expect(fetched).toHaveBeenLastCalledWith(`/api${listHistory.path}?pitch_type=rh`);
});

test("an empty history offers the first pitch", async () => {
  fetched.mockImplementation(() => answer([]));
  show();
  expect((await screen.findByRole("link", { name: "Analyser un pitch" })).getAttribute("href")).toBe(
    "/pitch",
  );
});

test("a failure says so and can be retried", async () => {
  const user = userEvent.setup();
  fetched.mockImplementationOnce(() => answer({ detail: "Non", code: "unavailable" }, 503));
  show();
  expect(await screen.findByText(MESSAGES.historyUnavailable)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("region", { name: "RH" })).toBeTruthy();
});

test("a visitor is invited to sign in and nothing is asked of the server", () => {
  closeSession();
  fetched.mockClear();
  show();
  expect(screen.getByRole("button", { name: "Connexion / Inscription" })).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test("an address with a pitch opens it over the list, and closing leaves the list's address", async () => {
  const user = userEvent.setup();
  fetched.mockImplementation((url) =>
    url === `/api${getHistoryEntry.path.replace(":id", ID)}`
      ? answer({ detail: "Pitch not found", code: "pitch_not_found" }, 404)
      : answer(HISTORY),
  );
  show(`/history?pitch_type=rh&pitch=${ID}`);
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText("Pitch not found")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Fermer" }));
  expect(screen.getByLabelText("address").textContent).toBe("?pitch_type=rh");
});

test("on a wide window cards without versions stand two by two, and none leaves a hole beside it", async () => {
  const card = (title: string, versions: number) => ({
    title,
    questions: [{ question: null, versionCount: versions, versions: [version(versions, 40)] }],
  });
  fetched.mockImplementation(() =>
    answer([
      {
        type: "perso",
        titles: [card("a", 1), card("b", 1), card("c", 1), card("d", 3), card("e", 1), card("f", 1)],
      },
    ]),
  );
  show();
  const titles = await screen.findAllByRole("heading", { level: 3 });
  const isWide = titles.map((title) => title.closest(".rounded-card")!.className.includes("col-span-2"));
  expect(isWide).toEqual([false, false, true, true, false, false]);
});
