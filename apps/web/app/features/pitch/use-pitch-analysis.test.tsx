import { MESSAGES } from "@app/contracts/messages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSession } from "../../lib/session.ts";
import { settleSignIn } from "../../lib/sign-in.ts";
import { PITCH_TEXT } from "./messages.ts";
import { emptyDraft, readDraft, writeDraft } from "./model.ts";
import { silentVoice } from "./test-support/silent-voice.ts";
import { usePitchAnalysis } from "./use-pitch-analysis.ts";

const ANALYSIS = {
  id: "0b8ea2a4-9c3c-4f4e-8d52-3a9f6d1e7c11",
  created_at: "2026-11-21T14:00:00.000Z",
  pitch_type: "rh",
  target: "Un poste",
  audience: "Responsable RH",
  question: "Pourquoi vous ?",
  content: "…",
  final_pitch: null,
  version: 1,
  globalScore: 30,
  maxScore: 60,
  verdict: {
    sentence: "…",
    strength: { label: "Clarté", score: 6 },
    focus: { label: "Structure", score: 4 },
  },
  oralPerformance: null,
  audio_url: null,
  contentAnalysis: { metrics: [] },
  findings: [],
  fillers: [],
  notices: [],
  recommendations: {
    wordCount: 60,
    estimatedDuration: 26,
    perfectPitch: "…",
    perfectPitchOral: "…",
    suggestions: [],
    hooks: [],
  },
};
const draft = { ...emptyDraft(), question: "Pourquoi vous ?", content: "mot ".repeat(60) };
const fetchMock = vi.fn<typeof fetch>();
const answers = () => fetchMock.mockImplementationOnce(async () => Response.json(ANALYSIS));
const keys = () => fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));

beforeEach(() => vi.stubGlobal("fetch", fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function use() {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePitchAnalysis(silentVoice()), { wrapper }).result;
}

test("a visitor is asked to sign in, and the pitch goes once he has", async () => {
  const hook = use();
  answers();
  act(() => void hook.current.submit(draft));
  expect(fetchMock).not.toHaveBeenCalled();
  act(() => {
    openSession("t");
    settleSignIn(true);
  });
  await waitFor(() => expect(hook.current.state.step).toBe("done"));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("closing the dialog sends nothing and frees the button", async () => {
  const hook = use();
  act(() => void hook.current.submit(draft));
  await act(async () => settleSignIn(false));
  expect(hook.current.state).toEqual({ step: "form" });
  act(() => void hook.current.submit(draft));
  await act(async () => settleSignIn(false));
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a double click is one request", async () => {
  openSession("t");
  const hook = use();
  answers();
  act(() => {
    void hook.current.submit(draft);
    void hook.current.submit(draft);
  });
  await waitFor(() => expect(hook.current.state.step).toBe("done"));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("a lost connection keeps the draft, and the retry reuses the key of the click", async () => {
  openSession("t");
  writeDraft(draft);
  const hook = use();
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await act(() => hook.current.submit(draft));
  expect(hook.current.state).toMatchObject({ failure: { text: PITCH_TEXT.unreachable, canRetry: true } });
  expect(readDraft()).toEqual(draft);
  answers();
  await act(() => hook.current.submit(draft));
  expect(hook.current.state.step).toBe("done");
  expect(keys()[1]).toBe(keys()[0]);
  expect(readDraft()).toEqual(emptyDraft());
});

test("another text, or a click after an answer, is a click of its own", async () => {
  openSession("t");
  const hook = use();
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await act(() => hook.current.submit(draft));
  answers();
  await act(() => hook.current.submit({ ...draft, content: "autre ".repeat(60) }));
  answers();
  await act(() => hook.current.submit({ ...draft, content: "autre ".repeat(60) }));
  expect(new Set(keys()).size).toBe(3);
});

test("a click that is still at work is asked for again with its key", async () => {
  openSession("t");
  const hook = use();
  fetchMock.mockResolvedValueOnce(
    Response.json(
      { detail: MESSAGES.analysisRunning, code: "analysis_running" },
      { status: 409, headers: { "retry-after": "0" } },
    ),
  );
  answers();
  await act(() => hook.current.submit(draft));
  expect(hook.current.state.step).toBe("done");
  expect(keys()[1]).toBe(keys()[0]);
});

test("no credit left: the server's sentence, no retry", async () => {
  openSession("t");
  const hook = use();
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.creditsInsufficient, code: "credits_insufficient" }, { status: 402 }),
  );
  await act(() => hook.current.submit(draft));
  expect(hook.current.state).toMatchObject({
    step: "form",
    failure: { text: "Crédits insuffisants", canRetry: false },
  });
});
