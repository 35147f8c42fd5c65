import { MESSAGES } from "@app/contracts/messages";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attachToaster, type Notice } from "../../lib/notify.ts";
import { readToken } from "../../lib/session.ts";
import { askSignIn, type SignInMode } from "../../lib/sign-in.ts";
import { AuthForm } from "./auth-form.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";

const fetchMock = vi.fn<typeof fetch>();
let notices: Notice[] = [];
let withdrawn: string[] = [];
let detach: () => void;

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  notices = [];
  withdrawn = [];
  detach = attachToaster(
    (notice) => notices.push(notice),
    (id) => withdrawn.push(id),
  );
});
afterEach(() => {
  detach();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function fillAndSend(mode: SignInMode, password = "une phrase assez longue") {
  const user = userEvent.setup();
  render(<AuthForm mode={mode} email="" onEmail={() => {}} />);
  await user.type(screen.getByLabelText(ACCOUNT_TEXT.email), "camille@exemple.fr");
  if (password) await user.type(screen.getByLabelText(ACCOUNT_TEXT.password), password);
  await user.click(screen.getByRole("button", { name: ACCOUNT_TEXT[mode].submit }));
}
const texts = () => notices.map(({ kind, text }) => [kind, text]);

test("signing up stores the token, settles whoever asked, and speaks once per action", async () => {
  fetchMock.mockResolvedValueOnce(
    Response.json({ access_token: "t", token_type: "bearer", credits_given: 20 }),
  );
  fetchMock.mockRejectedValue(new TypeError("offline"));
  const asked = askSignIn("signup");
  await fillAndSend("signup");
  await expect(asked).resolves.toBe(true);
  expect(readToken()).toBe("t");
  expect(texts()).toEqual([
    ["loading", MESSAGES.signupLoading],
    ["success", MESSAGES.signupSucceeded],
  ]);
  expect(new Set(notices.map(({ id }) => id)).size).toBe(1);
});

test("a second account of one mailbox is told that it begins without credits", async () => {
  fetchMock.mockResolvedValueOnce(
    Response.json({ access_token: "t", token_type: "bearer", credits_given: 0 }),
  );
  fetchMock.mockRejectedValue(new TypeError("offline"));
  await fillAndSend("signup");
  await waitFor(() => expect(texts()).toContainEqual(["error", MESSAGES.giftTaken]));
});

test("a login that no answer reaches says what to check, and keeps what was typed", async () => {
  fetchMock.mockRejectedValue(new TypeError("offline"));
  await fillAndSend("login");
  expect(await screen.findByText(ACCOUNT_TEXT.unanswered)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(ACCOUNT_TEXT.password).value).not.toBe("");
});

test("a wrong password is said in the form, and nowhere else", async () => {
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.loginFailed, code: "login_failed" }, { status: 401 }),
  );
  await fillAndSend("login");
  expect(await screen.findByText(MESSAGES.loginFailed)).toBeTruthy();
  expect(texts()).toEqual([["loading", MESSAGES.loginLoading]]);
  expect(withdrawn).toEqual([notices[0]!.id]);
  expect(readToken()).toBeNull();
});

test("a field that the server refuses is marked and focused", async () => {
  fetchMock.mockResolvedValueOnce(
    Response.json(
      {
        detail: MESSAGES.passwordTooCommon,
        code: "request_invalid",
        fields: { password: MESSAGES.passwordTooCommon },
      },
      { status: 400 },
    ),
  );
  await fillAndSend("signup", "password1");
  expect(await screen.findByText(MESSAGES.passwordTooCommon)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(ACCOUNT_TEXT.password));
});

test("the rules of the contracts come before any request", async () => {
  await fillAndSend("signup", "court");
  expect(screen.getByText(MESSAGES.passwordTooShort)).toBeTruthy();
  // Said once: the hint leaves the rule to the refusal.
  expect(screen.queryByText(ACCOUNT_TEXT.passwordHint())).toBeNull();
  expect(screen.getByText(ACCOUNT_TEXT.passwordHint(MESSAGES.passwordTooShort))).toBeTruthy();
  expect(fetchMock).not.toHaveBeenCalled();
});
