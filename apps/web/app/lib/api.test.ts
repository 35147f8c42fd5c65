import { getProfile, login } from "@app/contracts/account";
import { analysePitch, getAnalysis } from "@app/contracts/pitch";
import { MESSAGES } from "@app/contracts/messages";
import { listHistory } from "@app/contracts/history";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, callApi, NetworkError } from "./api.ts";
import { readStored } from "./session-storage.ts";
import { openSession, readToken } from "./session.ts";

const fetchMock = vi.fn<typeof fetch>();
const assign = vi.fn<(address: string) => void>();
const PROFILE = {
  id: "0b8ea2a4-9c3c-4f4e-8d52-3a9f6d1e7c11",
  email: "camille@exemple.fr",
  email_verified: true,
  has_password: true,
  newsletter: false,
  credits: 20,
  subscription_plan: "free",
};

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("location", { assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const sent = () => {
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  return { url, headers: new Headers(init?.headers), method: init?.method, body: init?.body };
};
const refuse = (status: number, code: string, headers = {}) =>
  fetchMock.mockResolvedValueOnce(Response.json({ detail: "Non.", code }, { status, headers }));

test("a login is form-encoded and carries no token of nobody", async () => {
  fetchMock.mockResolvedValueOnce(Response.json({ access_token: "t", token_type: "bearer" }));
  await callApi(login, { body: { username: "a+b@exemple.fr", password: "é & =" } });
  const { url, headers, method, body } = sent();
  expect([url, method]).toEqual(["/api/auth/login", "POST"]);
  expect(headers.get("content-type")).toBe("application/x-www-form-urlencoded");
  expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
    username: "a+b@exemple.fr",
    password: "é & =",
  });
  expect(headers.has("authorization")).toBe(false);
});

test("a stored token goes as bearer, and the answer is proved", async () => {
  openSession("secret");
  fetchMock.mockResolvedValueOnce(Response.json(PROFILE));
  await expect(callApi(getProfile, {})).resolves.toEqual(PROFILE);
  expect(sent().headers.get("authorization")).toBe("Bearer secret");

  fetchMock.mockResolvedValueOnce(Response.json({ ...PROFILE, credits: "20" }));
  await expect(callApi(getProfile, {})).rejects.toBeInstanceOf(NetworkError);
});

test("parameters and queries are written into the address", async () => {
  refuse(404, "pitch_not_found");
  await expect(callApi(getAnalysis, { params: { id: "a/b" } })).rejects.toThrow("Non.");
  expect(sent().url).toBe("/api/analysis/a%2Fb");
  fetchMock.mockClear();
  fetchMock.mockResolvedValueOnce(Response.json([]));
  await callApi(listHistory, { query: { pitch_type: "rh" } });
  expect(sent().url).toBe("/api/pitches/history?pitch_type=rh");
});

test("a refusal keeps its sentence, its code, its fields and its wait", async () => {
  fetchMock.mockResolvedValueOnce(
    Response.json(
      { detail: MESSAGES.requestInvalid, code: "request_invalid", fields: { email: MESSAGES.emailInvalid } },
      { status: 400, headers: { "retry-after": "7" } },
    ),
  );
  const error = await callApi(login, { body: { username: "x", password: "y" } }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: MESSAGES.requestInvalid,
    code: "request_invalid",
    fields: { email: MESSAGES.emailInvalid },
    retryAfterSec: 7,
  });
});

test("an error page that is no JSON still ends in a French sentence", async () => {
  fetchMock.mockResolvedValueOnce(new Response("<html>502</html>", { status: 502 }));
  await expect(callApi(getProfile, {})).rejects.toMatchObject({ status: 502, message: MESSAGES.unexpected });
});

test("401 to a signed-in call ends the session and leads home", async () => {
  openSession("old");
  refuse(401, "session_expired");
  await expect(callApi(getProfile, {})).rejects.toBeInstanceOf(ApiError);
  expect(readToken()).toBeNull();
  expect(assign).toHaveBeenCalledWith("/");
  expect(readStored("notice")).toEqual({ kind: "error", text: MESSAGES.sessionExpired });
});

test("401 to a login is a wrong password, not the end of a session", async () => {
  openSession("mine");
  refuse(401, "login_failed");
  await expect(callApi(login, { body: { username: "x", password: "y" } })).rejects.toThrow("Non.");
  expect(readToken()).toBe("mine");
  expect(assign).not.toHaveBeenCalled();
});

test("a late 401 to an old token does not end the session that replaced it", async () => {
  openSession("old");
  fetchMock.mockImplementationOnce(async () => {
    openSession("new");
    return Response.json({ detail: "Non.", code: "session_expired" }, { status: 401 });
  });
  await expect(callApi(getProfile, {})).rejects.toBeInstanceOf(ApiError);
  expect(readToken()).toBe("new");
});

test("a lost connection is told apart from a refusal; the key of the click goes along", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const call = callApi(
    analysePitch,
    { body: { pitch_type: "produit", content: "…", target: "t", audience: "a" } },
    { idempotencyKey: "k1" },
  );
  await expect(call).rejects.toBeInstanceOf(NetworkError);
  expect(sent().headers.get("idempotency-key")).toBe("k1");
});
