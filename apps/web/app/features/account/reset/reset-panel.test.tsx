import { RESET_REDIRECT_MS } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACCOUNT_TEXT } from "../messages.ts";
import { ResetPanel } from "./reset-panel.tsx";

const TOKEN = "A".repeat(43);
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function open(search: string) {
  const routes = [
    { path: "/reset-password", element: <ResetPanel /> },
    { path: "/", element: <p>home</p> },
  ];
  render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/reset-password${search}`] })} />,
  );
}

async function send(password: string, confirmation: string) {
  fireEvent.change(screen.getByLabelText(ACCOUNT_TEXT.reset.newPassword), { target: { value: password } });
  fireEvent.change(screen.getByLabelText(ACCOUNT_TEXT.reset.confirmation), {
    target: { value: confirmation },
  });
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: ACCOUNT_TEXT.reset.submit }));
    await vi.advanceTimersByTimeAsync(0);
  });
}

test("a link without a token is told as such, with a way to another", () => {
  open("");
  expect(screen.getByRole("alert").textContent).toBe(MESSAGES.tokenInvalid);
  expect(screen.getByRole("button", { name: ACCOUNT_TEXT.reset.askAgain })).toBeTruthy();
});

test("two passwords that differ are not sent", async () => {
  open(`?token=${TOKEN}`);
  await send("une phrase assez longue", "une autre phrase");
  expect(screen.getByText(MESSAGES.passwordsDiffer)).toBeTruthy();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("after a new password the page leads home, once it was read that it worked", async () => {
  open(`?token=${TOKEN}`);
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await send("une phrase assez longue", "une phrase assez longue");
  const body = JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));
  expect(body).toEqual({ token: TOKEN, newPassword: "une phrase assez longue" });
  await act(() => vi.advanceTimersByTimeAsync(RESET_REDIRECT_MS - 1));
  expect(screen.queryByText("home")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("home")).toBeTruthy();
});

test("a link that has served says so and leads nowhere", async () => {
  open(`?token=${TOKEN}`);
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.resetFailed, code: "reset_failed" }, { status: 400 }),
  );
  await send("une phrase assez longue", "une phrase assez longue");
  expect(screen.getByText(MESSAGES.resetFailed)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(RESET_REDIRECT_MS * 2));
  expect(screen.queryByText("home")).toBeNull();
});
