import { MESSAGES } from "@app/contracts/messages";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InPage } from "../../../test-support/in-page.tsx";
import { attachToaster, type Notice } from "../../lib/notify.ts";
import { closeSession } from "../../lib/session.ts";
import { AccountArea } from "./account-area.tsx";
import AuthDialog from "./auth-dialog.tsx";
import { SignInGate } from "./sign-in-gate.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";

const fetchMock = vi.fn<typeof fetch>();
let notices: Notice[] = [];
let detach: () => void;
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  notices = [];
  detach = attachToaster((notice) => notices.push(notice));
});
afterEach(() => {
  detach();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});
const texts = () => notices.map(({ kind, text }) => [kind, text]);

test("a forgotten password: the address follows, ten minutes are waited for, then the link is sent", async () => {
  const user = userEvent.setup();
  render(<AuthDialog asked="login" />);
  await user.type(screen.getByLabelText(ACCOUNT_TEXT.email), "camille@exemple.fr");
  await user.click(screen.getByRole("button", { name: ACCOUNT_TEXT.forgot.open }));
  expect(screen.getByLabelText(ACCOUNT_TEXT.email)).toHaveProperty("value", "camille@exemple.fr");

  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.resetRequestFailed, code: "reset_too_soon" }, { status: 429 }),
  );
  await user.click(screen.getByRole("button", { name: ACCOUNT_TEXT.forgot.submit }));
  expect(await screen.findByText(MESSAGES.resetRequestFailed)).toBeTruthy();

  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await user.click(screen.getByRole("button", { name: ACCOUNT_TEXT.forgot.submit }));
  expect(await screen.findByRole("heading", { name: ACCOUNT_TEXT.sent.title })).toBeTruthy();
  expect(screen.getByText(/camille@exemple\.fr/)).toBeTruthy();
  expect(texts()).toEqual([
    ["loading", MESSAGES.resetRequestLoading],
    ["loading", MESSAGES.resetRequestLoading],
    ["success", MESSAGES.resetRequestSucceeded],
  ]);
});

test("an address that is refused leads to the sign-in, filled, and nothing asserts that it has an account", async () => {
  const user = userEvent.setup();
  render(<AuthDialog asked="signup" />);
  await user.type(screen.getByLabelText(ACCOUNT_TEXT.email), "camille@exemple.fr");
  await user.type(screen.getByLabelText(ACCOUNT_TEXT.password), "une phrase assez longue");
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.signupFailed, code: "signup_failed" }, { status: 400 }),
  );
  await user.click(screen.getByRole("button", { name: ACCOUNT_TEXT.signup.submit }));
  expect(await screen.findByRole("heading", { name: ACCOUNT_TEXT.login.title })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(ACCOUNT_TEXT.refused);
  expect(screen.getByLabelText(ACCOUNT_TEXT.email)).toHaveProperty("value", "camille@exemple.fr");
  expect(document.activeElement).toBe(screen.getByLabelText(ACCOUNT_TEXT.password));
  expect(texts()).toEqual([["loading", MESSAGES.signupLoading]]);
});

test("LinkedIn that is not set up explains itself, and the form still works", async () => {
  const user = userEvent.setup();
  render(<AuthDialog asked="signup" />);
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.linkedinUnavailable, code: "linkedin_unavailable" }, { status: 404 }),
  );
  await user.click(screen.getByRole("button", { name: ACCOUNT_TEXT.linkedin }));
  expect(await screen.findByText(MESSAGES.linkedinUnavailable)).toBeTruthy();
  expect(texts()).toEqual([
    ["loading", MESSAGES.loginLoading],
    ["error", MESSAGES.linkedinUnavailable],
  ]);
  expect(screen.getByRole("button", { name: ACCOUNT_TEXT.signup.submit })).toHaveProperty("disabled", false);
});

test("after a sign-up from the header, whose button is gone, the title of the page has the focus", async () => {
  const user = userEvent.setup();
  render(
    <>
      <AccountArea />
      <main>
        <h1>Accueil</h1>
      </main>
      <SignInGate />
    </>,
    { wrapper: InPage },
  );
  const opener = screen.getByRole("button", { name: ACCOUNT_TEXT.open });
  await user.click(opener);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));

  await user.click(opener);
  await user.click(await screen.findByRole("button", { name: ACCOUNT_TEXT.login.switchAction }));
  await user.type(screen.getByLabelText(ACCOUNT_TEXT.email), "camille@exemple.fr");
  await user.type(screen.getByLabelText(ACCOUNT_TEXT.password), "une phrase assez longue");
  fetchMock.mockRejectedValue(new TypeError("offline"));
  fetchMock.mockResolvedValueOnce(
    Response.json({ access_token: "t", token_type: "bearer", credits_given: 20 }, { status: 201 }),
  );
  await user.click(screen.getByRole("button", { name: ACCOUNT_TEXT.signup.submit }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Accueil" })));
  closeSession();
});
