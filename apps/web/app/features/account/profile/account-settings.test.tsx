import type { UserProfile } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attachToaster, type Notice } from "../../../lib/notify.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { closeSession, openSession, readToken } from "../../../lib/session.ts";
import { settleSignIn, useSignInRequest } from "../../../lib/sign-in.ts";
import AccountPage from "../../../pages/account.tsx";
import { InPage } from "../../../../test-support/in-page.tsx";
import { PROFILE_TEXT } from "../messages.ts";
import { AccountSettings } from "./account-settings.tsx";

const PROFILE: UserProfile = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "camille@exemple.fr",
  newsletter: false,
  credits: 12,
  subscription_plan: "free",
  email_verified: false,
  has_password: true,
};

const fetchMock = vi.fn<typeof fetch>();
let notices: Notice[] = [];
let detach: () => void;
/** Answers of the server by method and path; by default the profile and no share links. */
let answers: Record<string, () => Response>;

beforeEach(() => {
  notices = [];
  detach = attachToaster((notice) => notices.push(notice));
  answers = {
    "GET /api/users/me": () => Response.json(PROFILE),
    "GET /api/users/me/shares": () => Response.json([]),
  };
  fetchMock.mockImplementation(async (input, init) => {
    const answer = answers[`${init?.method} ${String(input)}`];
    if (!answer) throw new Error(`unexpected ${init?.method} ${String(input)}`);
    return answer();
  });
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => {
  act(() => {
    settleSignIn(false);
    closeSession();
  });
  detach();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const refuse = (status: number, detail: string, fields?: Record<string, string>) => () =>
  Response.json({ detail, code: "profile_failed", ...(fields && { fields }) }, { status });

function Page() {
  const asked = useSignInRequest();
  return (
    <QueryClientProvider client={queryClient}>
      {asked && <p>dialog: {asked}</p>}
      <AccountSettings />
    </QueryClientProvider>
  );
}

async function open(signedIn = true, entry = "/account") {
  if (signedIn) openSession("a-token");
  const router = createMemoryRouter(
    [
      { path: "/account", element: <Page /> },
      { path: "/", element: <p>home</p> },
    ],
    { initialEntries: [entry] },
  );
  render(<RouterProvider router={router} />);
  if (signedIn) await screen.findByText(PROFILE.email, { selector: "p.wrap-anywhere" });
  return userEvent.setup();
}
const sent = (method: string, path: string) =>
  fetchMock.mock.calls
    .filter(([input, init]) => init?.method === method && String(input) === path)
    .map(([, init]) => JSON.parse(String(init?.body)) as unknown);

test("a visitor is asked to sign in; somebody who signs out on this page is not", async () => {
  await open(false);
  expect(await screen.findByText("dialog: login")).toBeTruthy();
  act(() => settleSignIn(false));
  act(() => openSession("a-token"));
  await screen.findByText(PROFILE_TEXT.password.title);
  act(() => closeSession("logout"));
  expect(await screen.findByText(PROFILE_TEXT.signedOut)).toBeTruthy();
  expect(screen.queryByText("dialog: login")).toBeNull();
});

test("a wrong current password is marked on its field and said once; the right one empties the form", async () => {
  const user = await open();
  const [current, next] = [
    screen.getByLabelText(PROFILE_TEXT.password.current),
    screen.getByLabelText(PROFILE_TEXT.password.next),
  ];
  answers["PUT /api/users/me"] = refuse(400, MESSAGES.profileFailed, {
    currentPassword: MESSAGES.currentPasswordWrong,
  });
  await user.type(current, "pas le bon");
  await user.type(next, "une phrase assez longue");
  await user.click(screen.getByRole("button", { name: PROFILE_TEXT.password.save }));
  expect(await screen.findByText(MESSAGES.currentPasswordWrong)).toBeTruthy();
  expect(document.activeElement).toBe(current);
  expect(notices.map(({ kind, text }) => [kind, text])).toEqual([
    ["loading", MESSAGES.profileLoading],
    ["error", MESSAGES.profileFailed],
  ]);

  answers["PUT /api/users/me"] = () => Response.json(PROFILE);
  await user.click(screen.getByRole("button", { name: PROFILE_TEXT.password.save }));
  await waitFor(() => expect((current as HTMLInputElement).value).toBe(""));
  expect(notices.at(-1)).toMatchObject({ kind: "success", text: MESSAGES.profileSucceeded });
  expect(new Set(notices.map(({ id }) => id)).size).toBe(1);
});

test("a newsletter that could not be changed goes back to what it was", async () => {
  const user = await open();
  answers["PUT /api/users/me"] = refuse(500, MESSAGES.unexpected);
  const box = screen.getByRole("checkbox", { name: PROFILE_TEXT.newsletter.label });
  await user.click(box);
  await waitFor(() => expect(notices.at(-1)?.kind).toBe("error"));
  expect(sent("PUT", "/api/users/me")).toEqual([{ newsletter: true }]);
  expect(box.getAttribute("aria-checked")).toBe("false");
});

test("an account without a password is offered a link, and leaves with the word alone", async () => {
  answers["GET /api/users/me"] = () => Response.json({ ...PROFILE, has_password: false });
  answers["POST /api/auth/password-reset-request"] = () => new Response(null, { status: 204 });
  answers["DELETE /api/users/me"] = () => new Response(null, { status: 204 });
  const user = await open();
  await user.click(screen.getByRole("button", { name: PROFILE_TEXT.password.choose }));
  await waitFor(() => expect(notices.at(-1)?.text).toBe(MESSAGES.resetRequestSucceeded));

  await user.click(screen.getByRole("button", { name: PROFILE_TEXT.deletion.open }));
  await user.click(await screen.findByRole("button", { name: PROFILE_TEXT.deletion.confirm }));
  expect(await screen.findByText(MESSAGES.deletionUnconfirmed)).toBeTruthy();
  expect(sent("DELETE", "/api/users/me")).toEqual([]);
  await user.type(screen.getByLabelText(PROFILE_TEXT.deletion.word), "SUPPRIMER");
  await user.click(screen.getByRole("button", { name: PROFILE_TEXT.deletion.confirm }));
  expect(await screen.findByText("home")).toBeTruthy();
  expect(sent("DELETE", "/api/users/me")).toEqual([{ confirmation: "SUPPRIMER" }]);
  await waitFor(() => expect(readToken()).toBeNull());
});

test("what the page holds is read in the page that the server sends, before the account has come", () => {
  const page = renderToString(
    <InPage>
      <AccountPage />
    </InPage>,
  );
  expect(page).toContain(PROFILE_TEXT.lead);
});
