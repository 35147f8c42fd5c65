import { MESSAGES } from "@app/contracts/messages";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeSession, openSession } from "../../lib/session.ts";
import { settleSignIn } from "../../lib/sign-in.ts";
import { BILLING_TEXT } from "./messages.ts";
import { Pricing } from "./pricing.tsx";

/** The no-break spaces of French count. */
const EXACT = { normalizer: (text: string) => text };

const fetchMock = vi.fn<typeof fetch>();
const CONFIG = { publicKey: "pk", demonstration: true };
beforeEach(() => vi.stubGlobal("fetch", fetchMock));
afterEach(() => {
  settleSignIn(false);
  closeSession();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const open = () =>
  render(
    <MemoryRouter>
      <Pricing />
    </MemoryRouter>,
  );
const buttons = () => screen.getAllByRole<HTMLButtonElement>("button", { name: /^Acheter maintenant/ });

test("the buttons wait for the payment service", async () => {
  let answer: (response: Response) => void = () => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  open();
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  answer(Response.json(CONFIG));
  await waitFor(() => expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]));
  expect(screen.getByText(BILLING_TEXT.demonstration, EXACT)).toBeTruthy();
  expect(screen.getByText("Le plus avantageux")).toBeTruthy();
});

test("a service that cannot be initialised is said, and nothing can be bought", async () => {
  fetchMock.mockRejectedValue(new TypeError("offline"));
  open();
  expect((await screen.findByRole("alert")).textContent).toBe(MESSAGES.paymentUnavailable);
  expect(buttons().every(({ disabled }) => disabled)).toBe(true);
});

test("a visitor is asked to sign in, and who closes the dialog orders nothing", async () => {
  fetchMock.mockResolvedValueOnce(Response.json(CONFIG));
  open();
  await waitFor(() => expect(buttons()[0]!.disabled).toBe(false));
  await userEvent.click(buttons()[0]!);
  settleSignIn(false);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(BILLING_TEXT.loading)).toBeNull();
});

test("an order that fails gives its alert and the button back; tried again, it is the same order", async () => {
  openSession("t");
  fetchMock.mockResolvedValueOnce(Response.json(CONFIG));
  fetchMock.mockRejectedValueOnce(new TypeError("offline"));
  open();
  await waitFor(() => expect(buttons()[1]!.disabled).toBe(false));
  await userEvent.click(buttons()[1]!);
  expect((await screen.findByRole("alert")).textContent).toBe(MESSAGES.checkoutFailed);
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.packUnknown, code: "pack_unknown" }, { status: 400 }),
  );
  await userEvent.click(buttons()[1]!);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(MESSAGES.packUnknown));
  const keys = fetchMock.mock.calls
    .slice(1)
    .map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  expect(keys[0]).toBe(keys[1]);
  expect(JSON.parse(String(fetchMock.mock.calls[1]![1]?.body))).toEqual({ price_id: "premium", quantity: 1 });
});
