import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSession } from "../../lib/session.ts";
import { keepWaiting, readWaiting } from "./keep-waiting.ts";
import { WaitingAnalysis } from "./waiting-analysis.tsx";

const ID = "0b0f5a9e-6f1f-4c07-9d27-0f6a2c1e4b11";
const fetched = vi.fn<(url: string) => Response>();

beforeEach(() => {
  openSession("token");
  keepWaiting("click-1");
  vi.stubGlobal("fetch", async (url: string) => fetched(url));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <WaitingAnalysis />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("a report that became ready while the page was closed is said, and leads to its address", async () => {
  fetched.mockImplementation(() => Response.json({ state: "ready", id: ID }));
  show();
  expect(await screen.findByText("Votre analyse est prête.")).toBeTruthy();
  expect(fetched).toHaveBeenCalledWith("/api/analysis/attempts/click-1");
  const link = screen.getByRole("link", { name: "La lire" });
  expect(link.getAttribute("href")).toBe(`/history/${ID}`);
  await userEvent.click(link);
  expect(readWaiting()).toBeNull();
});

test("a click that came to nothing is forgotten without a word", async () => {
  fetched.mockImplementation(() => Response.json({ state: "none", id: null }));
  const { container } = show();
  await waitFor(() => expect(readWaiting()).toBeNull());
  expect(container.textContent).toBe("");
});
