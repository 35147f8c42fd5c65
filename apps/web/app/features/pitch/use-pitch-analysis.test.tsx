import { MESSAGES } from "@app/contracts/messages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/api.ts";
import { openSession } from "../../lib/session.ts";
import { settleSignIn } from "../../lib/sign-in.ts";
import { PITCH_TEXT } from "./messages.ts";
import { RecordingGoneError } from "../../lib/fetch-recording.ts";
import { clearStored } from "../../lib/session-storage.ts";
import { closeSession } from "../../lib/session.ts";
import { keepReview, readReview } from "./keep-review.ts";
import { emptyDraft, readDraft, writeDraft } from "./model.ts";
import { EXAMPLE_REPORT } from "./test-support/example-report.ts";
import { silentVoice } from "../recording/test-support/silent-voice.ts";
import { TakeClearedError } from "../recording/use-voice.ts";
import { usePitchAnalysis } from "./use-pitch-analysis.ts";

const draft = { ...emptyDraft(), question: "Pourquoi vous ?", content: "mot ".repeat(60) };
const fetchMock = vi.fn<typeof fetch>();
const answers = () => fetchMock.mockImplementationOnce(async () => Response.json(EXAMPLE_REPORT));
const keys = () => fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));

beforeEach(() => vi.stubGlobal("fetch", fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function use(voice = silentVoice()) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePitchAnalysis(voice), { wrapper }).result;
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

const spoken = {
  audioUrl: "/api/audio/abc",
  keep: false,
  transcription: { text: "Je dis ceci", method: "service" as const, model: "m", language: "fr", words: null },
  failure: null,
  advice: null,
};
const said = { ...draft, mode: "voice" as const };
const bodies = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test("a voice: its words are reviewed, then analysed as they were corrected", async () => {
  openSession("t");
  const hook = use(silentVoice({ transcribe: async () => spoken }));
  await act(() => hook.current.submit(said));
  expect(hook.current.state).toMatchObject({ step: "review", transcript: "Je dis ceci" });
  expect(fetchMock).not.toHaveBeenCalled();
  answers();
  await act(() => hook.current.confirm("Je dis cela"));
  expect(hook.current.state.step).toBe("done");
  expect(bodies()).toEqual([
    {
      pitch_type: "rh",
      audience: said.audience,
      target: said.target,
      question: said.question,
      audio_url: "/api/audio/abc",
      transcript: "Je dis cela",
    },
  ]);
});

test("the share that has left is shown until the server has it all", async () => {
  openSession("t");
  let tell!: (share: number) => void;
  const hook = use(silentVoice({ transcribe: (onProgress) => ((tell = onProgress), new Promise(() => {})) }));
  act(() => void hook.current.submit(said));
  await waitFor(() => expect(hook.current.state.step).toBe("transcribing"));
  act(() => tell(0.4));
  expect(hook.current.state).toEqual({ step: "transcribing", sentShare: 0.4 });
  act(() => tell(1));
  expect(hook.current.state).toEqual({ step: "transcribing", sentShare: null });
});

test("a take that cannot be sent leaves the form as it was", async () => {
  openSession("t");
  const lost = () => Promise.reject(new NetworkError("perdu"));
  const hook = use(silentVoice({ transcribe: lost }));
  await act(() => hook.current.submit(said));
  expect(hook.current.state).toMatchObject({ step: "form", failure: { canRetry: true } });
});

test("a take that cannot be scored says so beside its words, which stay as they were corrected", async () => {
  openSession("t");
  const hook = use(silentVoice({ transcribe: async () => spoken }));
  await act(() => hook.current.submit(said));
  fetchMock.mockResolvedValueOnce(
    Response.json({ detail: MESSAGES.takeTooNoisy, code: "take_too_noisy" }, { status: 422 }),
  );
  await act(() => hook.current.confirm("Mes mots"));
  expect(hook.current.state).toMatchObject({
    step: "review",
    transcript: "Mes mots",
    failure: { text: MESSAGES.takeTooNoisy },
  });
});

/** Reloads the page during the review of a recording's transcript. */
function reload(restore = async () => {}) {
  openSession("t");
  writeDraft(said);
  keepReview(spoken, "Je dis cela");
  return use(silentVoice({ restore }));
}
const gone = () => Promise.reject(new RecordingGoneError());

test("words under review outlive a reload, as they were corrected, and are analysed from there", async () => {
  const restore = vi.fn<() => Promise<void>>(async () => {});
  const hook = reload(restore);
  expect(hook.current.state).toEqual({ step: "review", draft: said, spoken, transcript: "Je dis cela" });
  expect(restore).toHaveBeenCalledWith(spoken, expect.any(AbortSignal));
  answers();
  await act(() => hook.current.confirm("Je dis cela"));
  expect(hook.current.state.step).toBe("done");
  expect(bodies()).toMatchObject([{ audio_url: "/api/audio/abc", transcript: "Je dis cela" }]);
  expect(readReview()).toBeNull();
});

test("a recording is transcribed into words that are kept, and going back to it forgets them", async () => {
  openSession("t");
  const times = { ...spoken, transcription: { ...spoken.transcription, words: [] } };
  const hook = use(silentVoice({ transcribe: async () => times }));
  await act(() => hook.current.submit(said));
  expect(readReview()).toEqual({ spoken, transcript: "Je dis ceci" });
  act(() => hook.current.restart());
  expect(readReview()).toBeNull();
});

test("the device keeps a take until its words are kept, whatever becomes of its transcription", async () => {
  openSession("t");
  const forgetKept = vi.fn<() => void>(() => expect(readReview()).not.toBeNull());
  const lost = () => Promise.reject(new NetworkError("perdu"));
  const failed = use(silentVoice({ transcribe: lost, forgetKept }));
  await act(() => failed.current.submit(said));
  expect(forgetKept).not.toHaveBeenCalled();
  const hook = use(silentVoice({ transcribe: async () => spoken, forgetKept }));
  await act(() => hook.current.submit(said));
  expect(forgetKept).toHaveBeenCalledTimes(1);
});

test("a take given up on its way keeps no words, and fails nowhere", async () => {
  openSession("t");
  const { promise, reject } = Promise.withResolvers<never>();
  const hook = use(silentVoice({ transcribe: () => promise }));
  act(() => void hook.current.submit(said));
  await waitFor(() => expect(hook.current.state.step).toBe("transcribing"));
  await act(async () => reject(new TakeClearedError()));
  expect(hook.current.state).toEqual({ step: "form" });
  expect(readReview()).toBeNull();
});

test("words that come after a logout are not there for the next person at this screen", async () => {
  openSession("t");
  const { promise, resolve } = Promise.withResolvers<typeof spoken>();
  const forgetKept = vi.fn<() => void>();
  const hook = use(silentVoice({ transcribe: () => promise, forgetKept }));
  act(() => void hook.current.submit(said));
  await waitFor(() => expect(hook.current.state.step).toBe("transcribing"));
  closeSession("logout");
  clearStored();
  await act(async () => resolve(spoken));
  openSession("another");
  expect(readReview()).toBeNull();
  expect(hook.current.state).toEqual({ step: "form" });
  expect(forgetKept).not.toHaveBeenCalled();
});

test("where words cannot be kept, the device keeps the take until its report is stored", async () => {
  openSession("t");
  const forgetKept = vi.fn<() => void>();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const hook = use(silentVoice({ transcribe: async () => spoken, forgetKept }));
  await act(() => hook.current.submit(said));
  expect(hook.current.state.step).toBe("review");
  expect(forgetKept).not.toHaveBeenCalled();
  answers();
  await act(() => hook.current.confirm("Je dis cela"));
  vi.restoreAllMocks();
  expect(hook.current.state.step).toBe("done");
  expect(forgetKept).toHaveBeenCalledTimes(1);
});

test("an expired session keeps the words for its user, a logout keeps nothing", () => {
  reload();
  closeSession();
  expect(readReview()).toBeNull();
  openSession("t");
  expect(readReview()).not.toBeNull();
  clearStored();
  expect(readReview()).toBeNull();
});

test("words whose recording is gone lead back to the form, which says so", async () => {
  const hook = reload(gone);
  await waitFor(() => expect(hook.current.state.step).toBe("form"));
  expect(hook.current.state).toMatchObject({
    failure: { text: MESSAGES.recordingNotFound, canRetry: false },
  });
  expect(readReview()).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a reload in the middle of the analysis fetches what it gave, under the key of its click", async () => {
  const left = reload();
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await act(() => left.current.confirm("Je dis cela"));
  answers();
  const hook = reload(gone);
  await waitFor(() => expect(hook.current.state.step).toBe("done"));
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).toBe(keys()[0]);
});

test("a sound that cannot be fetched now costs its playback and not its words", async () => {
  const hook = reload(() => Promise.reject(new NetworkError("perdu")));
  await act(async () => {});
  expect(hook.current.state.step).toBe("review");
});

test("where nothing transcribes, the text that was read aloud is what is corrected", async () => {
  openSession("t");
  const untranscribed = {
    ...spoken,
    transcription: { ...spoken.transcription, text: "", method: "none" as const },
  };
  const hook = use(silentVoice({ transcribe: async () => untranscribed }));
  await act(() => hook.current.submit({ ...draft, mode: "voice", content: "Ce que je lis" }));
  expect(hook.current.state).toMatchObject({ step: "review", transcript: "Ce que je lis" });
});
