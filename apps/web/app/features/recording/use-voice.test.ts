import { MESSAGES } from "@app/contracts/messages";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, NetworkError } from "../../lib/api.ts";
import { fetchRecording } from "../../lib/fetch-recording.ts";
import { requestTranscription, sendRecording } from "./api.ts";
import type { Take } from "./model.ts";
import { readAudioFile } from "./read-audio-file.ts";
import { TYPED_WORDS } from "./test-support/silent-voice.ts";
import { TakeClearedError, useVoice } from "./use-voice.ts";

vi.mock(import("./api.ts"), () => ({
  sendRecording: vi.fn<typeof sendRecording>(),
  requestTranscription: vi.fn<typeof requestTranscription>(),
}));
vi.mock(import("../../lib/fetch-recording.ts"), async (original) => ({
  ...(await original()),
  fetchRecording: vi.fn<typeof fetchRecording>(),
}));
vi.mock(import("./read-audio-file.ts"), async (original) => ({
  ...(await original()),
  readAudioFile: vi.fn<typeof readAudioFile>(),
}));
vi.mock(import("./open-microphone.ts"), () => ({}) as never);

const quality = { snrDb: 40, speechLevelDb: -20, clippedShare: 0, issues: [] };
const transcription = {
  text: "Bonjour",
  method: "service" as const,
  model: "m",
  language: "fr",
  words: null,
};
const refusal = (status: number, code: string, detail = code) => new ApiError(status, { detail, code });

let uploads = 0;
beforeEach(() => {
  uploads = 0;
  vi.resetAllMocks();
  vi.mocked(sendRecording).mockImplementation(async () => ({
    audio_url: `/api/audio/${++uploads}`,
    durationSec: 42,
    quality,
  }));
  vi.mocked(requestTranscription).mockResolvedValue(transcription);
});

/** A voice state with an imported take of 42 seconds. */
async function useTaken(durationSec = 42) {
  const take: Take = {
    file: new File(["x"], "a.wav"),
    durationSec,
    peaks: new Float32Array(0),
    origin: "file",
  };
  vi.mocked(readAudioFile).mockResolvedValue(take);
  const { result } = renderHook(() => useVoice(TYPED_WORDS));
  act(() => void result.current.recorder.importFile(take.file));
  await waitFor(() => expect(result.current.hasTake).toBe(true));
  return result;
}
const transcribe = async (voice: Awaited<ReturnType<typeof useTaken>>) =>
  act(() => voice.current.transcribe(() => {}));

test("what can be done with a take depends on its length", async () => {
  expect(renderHook(() => useVoice(TYPED_WORDS)).result.current.status).toBe("missing");
  expect((await useTaken(42)).current.status).toBe("ready");
  expect((await useTaken(12)).current.status).toBe("too-short");
});

test("sent once, however often its words are asked for", async () => {
  const voice = await useTaken();
  vi.mocked(requestTranscription).mockRejectedValueOnce(new NetworkError("perdu"));
  await expect(transcribe(voice)).rejects.toBeInstanceOf(NetworkError);
  expect(await transcribe(voice)).toMatchObject({ audioUrl: "/api/audio/1", transcription, failure: null });
  expect(uploads).toBe(1);
});

test("a take that is sent is kept on the device until it is told that its words are", async () => {
  const forget = vi.fn<() => Promise<void>>(async () => {});
  const take: Take = {
    file: new File(["x"], "a.wav"),
    durationSec: 42,
    peaks: new Float32Array(0),
    origin: "microphone",
    forget,
  };
  const { result } = renderHook(() => useVoice(TYPED_WORDS));
  act(() => result.current.resume(take));
  expect(result.current.isSent).toBe(false);
  vi.mocked(requestTranscription).mockRejectedValueOnce(new NetworkError("perdu"));
  await expect(transcribe(result)).rejects.toBeInstanceOf(NetworkError);
  await transcribe(result);
  expect(forget).not.toHaveBeenCalled();
  expect(result.current.isSent).toBe(true);
  act(() => result.current.forgetKept());
  expect(forget).toHaveBeenCalledTimes(1);
});

test("a take that is given up is sent no further, and its words are not waited for", async () => {
  const sending = await useTaken();
  const uploaded = Promise.withResolvers<Awaited<ReturnType<typeof sendRecording>>>();
  vi.mocked(sendRecording).mockReturnValueOnce(uploaded.promise);
  const first = sending.current.transcribe(() => {});
  act(() => sending.current.clear());
  expect(vi.mocked(sendRecording).mock.lastCall?.[0].signal.aborted).toBe(true);
  uploaded.resolve({ audio_url: "/api/audio/1", durationSec: 42, quality });
  await expect(first).rejects.toBeInstanceOf(TakeClearedError);
  expect(requestTranscription).not.toHaveBeenCalled();

  const asking = await useTaken();
  const written = Promise.withResolvers<typeof transcription>();
  vi.mocked(requestTranscription).mockReturnValueOnce(written.promise);
  const second = asking.current.transcribe(() => {});
  await waitFor(() => expect(requestTranscription).toHaveBeenCalled());
  act(() => asking.current.clear());
  expect(vi.mocked(requestTranscription).mock.lastCall?.[1].aborted).toBe(true);
  written.resolve(transcription);
  await expect(second).rejects.toBeInstanceOf(TakeClearedError);
});

test("another wish about keeping it is another sending", async () => {
  const voice = await useTaken();
  await transcribe(voice);
  act(() => voice.current.setKeep(true));
  await transcribe(voice);
  expect(vi.mocked(sendRecording).mock.calls.map(([{ keep }]) => keep)).toEqual([false, true]);
});

test("a recording that the server has forgotten is sent once more, and only once", async () => {
  const voice = await useTaken();
  await transcribe(voice);
  vi.mocked(requestTranscription).mockRejectedValueOnce(refusal(404, "recording_not_found"));
  expect(await transcribe(voice)).toMatchObject({ audioUrl: "/api/audio/2" });
  vi.mocked(requestTranscription).mockRejectedValue(refusal(404, "recording_not_found"));
  await expect(transcribe(voice)).rejects.toBeInstanceOf(ApiError);
  expect(uploads).toBe(3);
});

test("a recogniser that fails leaves the recording where it is, for the user to write its text", async () => {
  const voice = await useTaken();
  vi.mocked(requestTranscription).mockRejectedValueOnce(
    refusal(502, "transcription_failed", MESSAGES.transcriptionFailed),
  );
  expect(await transcribe(voice)).toMatchObject({
    audioUrl: "/api/audio/1",
    transcription: null,
    failure: MESSAGES.transcriptionFailed,
  });
});

test("what spoils the sound is told before the analysis is paid", async () => {
  vi.mocked(sendRecording).mockResolvedValue({
    audio_url: "/api/audio/1",
    durationSec: 42,
    quality: { ...quality, issues: ["noisy", "clipped"] },
  });
  expect((await transcribe(await useTaken())).advice).toMatch(/sature/);
});

test("a recording that the server has is taken back, and not sent again", async () => {
  vi.mocked(fetchRecording).mockResolvedValue(new Blob(["RIFF"]));
  vi.mocked(readAudioFile).mockImplementation(async (file) => ({
    file,
    durationSec: 42,
    peaks: new Float32Array(0),
    origin: "file",
  }));
  const { result } = renderHook(() => useVoice(TYPED_WORDS));
  const spoken = {
    audioUrl: "/api/audio/7",
    keep: true,
    transcription,
    failure: null,
    advice: "Le son sature.",
  };
  const { signal } = new AbortController();
  await act(() => result.current.restore(spoken, signal));
  expect(fetchRecording).toHaveBeenCalledWith("/api/audio/7", signal);
  expect(result.current).toMatchObject({ status: "ready", hasTake: true });
  expect(await act(() => result.current.transcribe(() => {}))).toMatchObject({
    audioUrl: "/api/audio/7",
    keep: true,
    advice: "Le son sature.",
  });
  expect(uploads).toBe(0);
});

test("where the server writes nothing, the words are those that the browser wrote", async () => {
  const none = { ...transcription, text: "", method: "none" as const, model: null, language: null };
  vi.mocked(requestTranscription).mockResolvedValue(none);
  const words = { text: "bonjour à tous", way: "device" as const, gaps: [{ startSec: 3, endSec: 12 }] };
  const take: Take = {
    file: new File(["x"], "a.wav"),
    durationSec: 42,
    peaks: new Float32Array(0),
    origin: "microphone",
    words,
  };
  vi.mocked(readAudioFile).mockResolvedValue(take);
  const { result } = renderHook(() => useVoice(TYPED_WORDS));
  act(() => void result.current.recorder.importFile(take.file));
  await waitFor(() => expect(result.current.hasTake).toBe(true));
  const spoken = await result.current.transcribe(() => {});
  expect(spoken.transcription).toMatchObject({ method: "browser", text: "bonjour à tous" });
  expect(spoken.recognised).toEqual({ text: "bonjour à tous", gaps: words.gaps });
  vi.mocked(requestTranscription).mockResolvedValue(transcription);
  expect((await result.current.transcribe(() => {})).transcription).toEqual(transcription);
});

test("a browser that was to write and wrote nothing is told apart from none", async () => {
  const none = { ...transcription, text: "", method: "none" as const, model: null, language: null };
  vi.mocked(requestTranscription).mockResolvedValue(none);
  expect((await transcribe(await useTaken())).isUnwritten).toBeUndefined();
  const take: Take = {
    file: new File(["x"], "a.wav"),
    durationSec: 42,
    peaks: new Float32Array(0),
    origin: "microphone",
    words: null,
  };
  vi.mocked(readAudioFile).mockResolvedValue(take);
  const { result } = renderHook(() => useVoice(TYPED_WORDS));
  act(() => void result.current.recorder.importFile(take.file));
  await waitFor(() => expect(result.current.hasTake).toBe(true));
  expect((await transcribe(result)).isUnwritten).toBe(true);
  vi.mocked(requestTranscription).mockResolvedValue(transcription);
  expect((await transcribe(result)).isUnwritten).toBeUndefined();
});
