import { MESSAGES } from "@app/contracts/messages";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeSession, openSession } from "../../lib/session.ts";
import { settleSignIn } from "../../lib/sign-in.ts";
import { InPage } from "../../../test-support/in-page.tsx";
import { BILLING_TEXT } from "./messages.ts";
import { CheckoutOrder } from "./checkout-order.tsx";
import { CheckoutReturn } from "./checkout-return.tsx";
import { Pricing } from "./pricing.tsx";

/** Compare no-break spaces too. */
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
  fetchMock.mockResolvedValueOnce(new Response("<html>502</html>", { status: 502 }));
  await userEvent.click(buttons()[1]!);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(BILLING_TEXT.orderUntold));
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.packUnknown, code: "pack_unknown" }, { status: 400 }),
  );
  await userEvent.click(buttons()[1]!);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(MESSAGES.packUnknown));
  const keys = fetchMock.mock.calls
    .slice(1)
    .map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(JSON.parse(String(fetchMock.mock.calls[1]![1]?.body))).toEqual({ price_id: "premium", quantity: 1 });
});

const openReturn = () => render(<CheckoutReturn sessionId="cs_test_1234567890" />, { wrapper: InPage });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("a return without a session or an order of this account says what happened and where to go", async () => {
  openReturn();
  expect(await title(BILLING_TEXT.checkout.back)).toBeTruthy();
  expect(screen.getByText(BILLING_TEXT.checkout.signedOut, EXACT)).toBeTruthy();
  expect(screen.getByRole("button", { name: BILLING_TEXT.checkout.signIn })).toBeTruthy();
  expect(linkTo(BILLING_TEXT.checkout.packs)).toBe("/#pricing");
  cleanup();

  openSession("t");
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.purchaseNotFound, code: "purchase_not_found" }, { status: 404 }),
  );
  openReturn();
  expect(await title(BILLING_TEXT.checkout.unknown)).toBeTruthy();
  expect(screen.getByText(BILLING_TEXT.checkout.notFound, EXACT)).toBeTruthy();
  expect(linkTo(BILLING_TEXT.checkout.history)).toBe("/account");
  expect(linkTo(BILLING_TEXT.checkout.packs)).toBe("/#pricing");
  expect(screen.queryByRole("button", { name: BILLING_TEXT.checkout.retry })).toBeNull();
});

test("a return that cannot be checked says that nothing is lost, and is checked again", async () => {
  openSession("t");
  fetchMock.mockRejectedValueOnce(new TypeError("offline"));
  openReturn();
  expect(await title(BILLING_TEXT.checkout.unchecked)).toBeTruthy();
  fetchMock.mockResolvedValueOnce(Response.json({ state: "paid", purchased: 60, credits: 80 }));
  await userEvent.click(screen.getByRole("button", { name: BILLING_TEXT.checkout.retry }));
  expect(await title(BILLING_TEXT.checkout.paid(60))).toBeTruthy();
});

test("where no pack was chosen it is said to choose one, and an unknown one is named", async () => {
  fetchMock.mockImplementation(async () => Response.json(CONFIG));
  const order = (state: unknown) =>
    render(
      <MemoryRouter initialEntries={[{ pathname: "/checkout", state }]}>
        <CheckoutOrder />
      </MemoryRouter>,
    );
  order(null);
  expect(screen.getByText(BILLING_TEXT.checkout.choose, EXACT)).toBeTruthy();
  expect(screen.queryByText(/Aucun pack ne s’appelle/)).toBeNull();
  expect(linkTo(BILLING_TEXT.checkout.packs)).toBe("/#pricing");
  expect(buttons()).toHaveLength(2);
  cleanup();

  order({ pack: "80 crédits" });
  expect(screen.getByText(BILLING_TEXT.checkout.unknownPack("80 crédits"), EXACT)).toBeTruthy();
  cleanup();

  order({ pack: "60 crédits" });
  expect(buttons()).toHaveLength(1);
  expect(linkTo(BILLING_TEXT.checkout.cancel)).toBe("/#pricing");
});
