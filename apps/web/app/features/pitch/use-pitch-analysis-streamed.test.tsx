import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import { COACH_TASKS, type CoachOutcome } from "@app/contracts/coach";
import { MESSAGES } from "@app/contracts/messages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attachToaster } from "../../lib/notify.ts";
import { openSession } from "../../lib/session.ts";
import { PITCH_TEXT } from "./messages.ts";
import { emptyDraft, readDraft, writeDraft } from "./model.ts";
import { EXAMPLE_REPORT } from "./test-support/example-report.ts";
import { silentVoice } from "../recording/test-support/silent-voice.ts";
import { type StreamedAnswer, streamedAnswer } from "./test-support/streamed-answer.ts";
import { usePitchAnalysis } from "./use-pitch-analysis.ts";

const pitch = { ...emptyDraft(), question: "Pourquoi vous ?", content: "mot ".repeat(60) };
const fetchMock = vi.fn<typeof fetch>();
const keys = () => fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  openSession("t");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const { id: _id, created_at: _at, version: _version, ...DRAFT } = EXAMPLE_REPORT;
const ended = (outcomes: CoachOutcome[]): Analysis["coach"] => ({
  ...EXAMPLE_REPORT.coach,
  tasks: outcomes.map((outcome, index) => ({ task: COACH_TASKS[index]!, outcome })),
});
const draftOf = (change: Partial<AnalysisDraft> = {}): AnalysisDraft =>
  // Cloned, as over the network: no object is identical to the previous one.
  structuredClone({ ...DRAFT, ...change });

function use() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePitchAnalysis(silentVoice()), { wrapper }).result;
}

/** Starts an analysis whose answer the test controls. */
function begin() {
  const hook = use();
  const server = streamedAnswer();
  fetchMock.mockImplementationOnce(server.answer);
  let end!: Promise<void>;
  act(() => void (end = hook.current.submit(pitch)));
  const say = (event: Parameters<StreamedAnswer["send"]>[0]) => act(async () => server.send(event));
  return { hook, server, say, end: () => act(() => end) };
}
const stepIs = (hook: ReturnType<typeof use>, step: string) =>
  waitFor(() => expect(hook.current.state.step).toBe(step));

test("a place in the engine's queue is told until the turn has come", async () => {
  const { hook, say, end } = begin();
  const place = () => {
    const { state } = hook.current;
    return state.step === "analysing" && state.position;
  };
  await stepIs(hook, "analysing");
  expect(place()).toBeUndefined();
  for (const position of [3, 1, 0]) {
    await say({ event: "queued", position });
    await waitFor(() => expect(place()).toBe(position));
  }
  await say({ event: "done", analysis: EXAMPLE_REPORT });
  await end();
  expect(hook.current.state.step).toBe("done");
});

test("the engine's report is there at once, fills in, and ends as what is stored", async () => {
  writeDraft(pitch);
  const { hook, say, end } = begin();
  expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get("accept")).toBe("text/event-stream");
  await say({ event: "draft", draft: draftOf(), pending: ["judgement", "rewriting", "hooks"] });
  await stepIs(hook, "writing");
  expect(hook.current.state).toMatchObject({
    pending: ["judgement", "rewriting", "hooks"],
    analysis: { globalScore: 30 },
  });
  expect(readDraft()).toEqual(pitch);

  await say({
    event: "draft",
    draft: draftOf({ globalScore: 32, coach: ended(["written"]) }),
    pending: ["rewriting", "hooks"],
  });
  await waitFor(() => expect(hook.current.state).toMatchObject({ analysis: { globalScore: 32 } }));
  await say({
    event: "done",
    analysis: { ...EXAMPLE_REPORT, globalScore: 32, coach: ended(["written", "timeout", "written"]) },
  });
  await end();
  expect(hook.current.state).toMatchObject({ step: "done", analysis: { version: 1, globalScore: 32 } });
  expect(readDraft()).toEqual(emptyDraft());
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("what a draft does not change stays the same object: nothing that shows it is drawn anew", async () => {
  const { hook, say, end } = begin();
  await say({ event: "draft", draft: draftOf(), pending: ["judgement"] });
  await stepIs(hook, "writing");
  const shown = () => (hook.current.state as { analysis: AnalysisDraft }).analysis;
  const { findings, recommendations } = shown();
  await say({ event: "draft", draft: draftOf({ globalScore: 32 }), pending: [] });
  await waitFor(() => expect(shown().globalScore).toBe(32));
  await say({ event: "done", analysis: structuredClone(EXAMPLE_REPORT) });
  await end();
  expect(shown().findings).toBe(findings);
  expect(shown().recommendations).toBe(recommendations);
});

test("without a coach there is nothing to wait for: the report comes whole", async () => {
  const { hook, say, end } = begin();
  await say({ event: "draft", draft: draftOf(), pending: [] });
  expect(hook.current.state).toEqual({ step: "analysing" });
  await say({ event: "done", analysis: EXAMPLE_REPORT });
  await end();
  expect(hook.current.state.step).toBe("done");
});

test("who does not wait hangs up, and the same key gives what was stored", async () => {
  const { hook, server, say, end } = begin();
  await say({ event: "draft", draft: draftOf(), pending: ["judgement", "rewriting", "hooks"] });
  await stepIs(hook, "writing");
  fetchMock.mockResolvedValueOnce(
    Response.json(
      { detail: MESSAGES.analysisRunning, code: "analysis_running" },
      { status: 409, headers: { "retry-after": "0" } },
    ),
  );
  const stored = { ...EXAMPLE_REPORT, coach: ended(["cancelled", "cancelled", "cancelled"]) };
  fetchMock.mockImplementationOnce(async () => Response.json(stored));
  act(() => hook.current.skip());
  expect(server.aborted()).toBe(true);
  expect(hook.current.state).toMatchObject({ step: "writing", skipped: true, pending: [] });
  expect(hook.current.state).toMatchObject({
    analysis: { coach: { tasks: COACH_TASKS.map((task) => ({ task, outcome: "cancelled" })) } },
  });
  await end();
  expect(hook.current.state).toEqual({ step: "done", analysis: stored });
  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(3);
});

test("a cut while somebody reads is asked again with the same key, and the draft stays", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { hook, server, say, end } = begin();
  await say({ event: "draft", draft: draftOf(), pending: ["judgement", "rewriting"] });
  await stepIs(hook, "writing");
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetchMock.mockImplementationOnce(async () => Response.json(EXAMPLE_REPORT));
  await act(async () => server.cut());
  expect(hook.current.state.step).toBe("writing");
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await end();
  vi.useRealTimers();
  expect(hook.current.state.step).toBe("done");
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
});

test("a stream that ends too soon counts as cut; when nothing answers any more, the report stays", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  writeDraft(pitch);
  const { hook, server, say, end } = begin();
  await say({ event: "draft", draft: draftOf(), pending: ["judgement"] });
  await stepIs(hook, "writing");
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await act(async () => server.end());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await end();
  expect(hook.current.state).toMatchObject({
    step: "writing",
    pending: [],
    failure: { text: PITCH_TEXT.unreachable, canRetry: true },
  });
  fetchMock.mockImplementationOnce(async () => Response.json(EXAMPLE_REPORT));
  await act(() => hook.current.retry());
  vi.useRealTimers();
  expect(hook.current.state.step).toBe("done");
  expect(keys().length).toBeGreaterThan(5);
  expect(new Set(keys()).size).toBe(1);
});

test("a failure after the draft says that nothing is stored, and keeps what is read and what was written", async () => {
  writeDraft(pitch);
  const { hook, say, end } = begin();
  await say({ event: "draft", draft: draftOf(), pending: ["judgement"] });
  await stepIs(hook, "writing");
  await say({
    event: "failed",
    status: 500,
    error: { detail: MESSAGES.analysisFailed, code: "analysis_failed" },
  });
  await end();
  expect(hook.current.state).toMatchObject({
    step: "writing",
    analysis: { globalScore: 30 },
    failure: { text: MESSAGES.analysisFailed, canRetry: true },
  });
  expect(readDraft()).toEqual(pitch);
  act(() => hook.current.restart());
  expect(hook.current.state).toEqual({ step: "form" });
});

test("what goes wrong is told once: beside the report that is read, else beside the form, never in a notice", async () => {
  const { hook, say, end } = begin();
  const notices: string[] = [];
  const detach = attachToaster(({ text }) => notices.push(text));
  await say({ event: "draft", draft: draftOf(), pending: ["judgement"] });
  await stepIs(hook, "writing");
  const error = { detail: MESSAGES.analysisFailed, code: "analysis_failed" };
  await say({ event: "failed", status: 500, error });
  await end();
  expect(notices).toEqual([]);
  act(() => hook.current.restart());
  fetchMock.mockResolvedValueOnce(Response.json(error, { status: 500 }));
  await act(() => hook.current.submit(pitch));
  detach();
  expect(hook.current.state).toMatchObject({ failure: { text: MESSAGES.analysisFailed } });
  expect(notices).toEqual([]);
});

test("a refusal is a refusal, streams or not", async () => {
  const hook = use();
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.creditsInsufficient, code: "credits_insufficient" }, { status: 402 }),
  );
  await act(() => hook.current.submit(pitch));
  expect(hook.current.state).toMatchObject({
    step: "form",
    failure: { text: MESSAGES.creditsInsufficient, canRetry: false },
  });
});
