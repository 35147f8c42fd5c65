import { listFavourites, listHistory, type HistoryGroup } from "@app/contracts/history";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSession } from "../../lib/session.ts";
import { findFavourites } from "./find-favourites.ts";
import { HistoryList } from "./history-list.tsx";
import { HISTORY_TEXT } from "./messages.ts";

const idOf = (number: number) => `0b0f5a9e-6f1f-4c07-9d27-${String(number).padStart(12, "0")}`;
const version = (number: number) => ({
  id: idOf(number),
  created_at: "2026-11-11T09:00:00.000Z",
  version: number,
  globalScore: 30 + number,
  maxScore: 60,
});
const group = (title: string, versionCount: number, numbers: number[]): HistoryGroup => ({
  type: "rh",
  titles: [{ title, questions: [{ question: null, versionCount, versions: numbers.map(version) }] }],
});
const PAGE: HistoryGroup[] = [group("Récit d’été", 3, [2, 3]), group("Devis", 1, [9])];

const fetched = vi.fn<(url: string) => unknown>();
let favourites = [idOf(1)];

beforeEach(() => {
  openSession("token");
  favourites = [idOf(1)];
  vi.stubGlobal("fetch", async (url: string) => Response.json(fetched(url)));
  fetched.mockImplementation((url) => {
    if (url === `/api${listFavourites.path}`) return favourites;
    if (!url.includes("pitch_id")) return PAGE;
    // The oldest version is beyond the first page of its question.
    return url.includes("before_version") ? [group("Récit d’été", 3, [1])] : [PAGE[0]];
  });
});
afterEach(() => vi.unstubAllGlobals());

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const show = (address = "/history") =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <HistoryList />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("the favourites are a filter of the address, whatever version they are", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: HISTORY_TEXT.favourites }));
  expect(screen.getByLabelText("address").textContent).toBe("?favourites=1");
  expect(await screen.findByRole("button", { name: "Favori, Version 1", pressed: true })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Favori, Version 3" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Devis" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Tout supprimer/ })).toBeNull();
});

test("a search goes on among the favourites, case and accents aside", async () => {
  show("/history?favourites=1&search=RECIT");
  expect(await screen.findByRole("heading", { name: "Récit d’été" })).toBeTruthy();
});

test("a search without result among the favourites says so of them alone", async () => {
  show("/history?favourites=1&search=absent");
  expect(await screen.findByText(/^Aucun favori ne contient «\sabsent\s»\.$/)).toBeTruthy();
});

test("from the favourites of one type the whole history is one click away", async () => {
  const user = userEvent.setup();
  favourites = [];
  show("/history?favourites=1&pitch_type=rh");
  await user.click(await screen.findByRole("button", { name: HISTORY_TEXT.showNotOnlyFavourites }));
  expect(screen.getByLabelText("address").textContent).toBe("");
});

test("the focus stays in the list when the star that had it goes with its row", async () => {
  const user = userEvent.setup();
  show("/history?favourites=1");
  await user.click(await screen.findByRole("button", { name: "Favori, Version 1" }));
  await screen.findByText(HISTORY_TEXT.emptyFavourites);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: HISTORY_TEXT.favourites }));
});

test("without a favourite the filter says how to make one, and leads back", async () => {
  const user = userEvent.setup();
  favourites = [];
  show("/history?favourites=1");
  expect(await screen.findByText(HISTORY_TEXT.emptyFavourites)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: HISTORY_TEXT.showNotOnlyFavourites }));
  expect(await screen.findByRole("heading", { name: "Devis" })).toBeTruthy();
});

test("a favourite that is not the newest version is on the card without unfolding it", async () => {
  favourites = [idOf(2)];
  show();
  const rows = await screen.findAllByRole("list", { name: HISTORY_TEXT.versionRows });
  expect(
    await within(rows[0]!).findByRole("button", { name: "Favori, Version 2", pressed: true }),
  ).toBeTruthy();
  expect(within(rows[0]!).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Voir l’autre version" })).toBeTruthy();
});

test("one question is asked for once, and a favourite that is gone hides no other", async () => {
  fetched.mockImplementation((url) =>
    url.includes(idOf(404)) ? { detail: "?" } : [group("Devis", 2, [8, 9])],
  );
  const found = await findFavourites([idOf(9), idOf(404), idOf(404), idOf(404), idOf(8)]);
  expect(found).toEqual([group("Devis", 2, [8, 9])]);
  expect(fetched).not.toHaveBeenCalledWith(`/api${listHistory.path}?pitch_id=${idOf(8)}`);
});
