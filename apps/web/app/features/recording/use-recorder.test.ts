import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { keepTake } from "./keep-take.ts";
import type { BrowserWords, Take } from "./model.ts";
import { recogniseSpeech } from "./recognise-speech.ts";
import { recordTake } from "./record-take.ts";
import { RecorderStuckError } from "./start-compressed.ts";
import { useRecorder } from "./use-recorder.ts";

vi.mock(import("./record-take.ts"), () => ({ recordTake: vi.fn<typeof recordTake>() }));
vi.mock(import("./keep-take.ts"), async (original) => {
  const { keepTake } = await original();
  return { keepTake: vi.fn<typeof keepTake>(keepTake) };
});
vi.mock(import("./recognise-speech.ts"), () => ({ recogniseSpeech: vi.fn<typeof recogniseSpeech>() }));

const TAKE: Take = {
  file: new File(["x"], "pitch.wav"),
  durationSec: 42,
  peaks: new Float32Array(0),
  origin: "microphone",
};
let words: BrowserWords | null = null;
let lose: (() => void) | undefined;
beforeEach(() => {
  words = null;
  vi.mocked(recordTake).mockImplementation(async (_compressed, watcher) => {
    watcher.onOpen?.({} as MediaStreamTrack);
    return { stop: async () => TAKE, cancel: async () => {}, leave: async () => {} };
  });
  vi.mocked(recogniseSpeech).mockImplementation((_way, _track, onLost) => {
    lose = onLost;
    return { hear: () => {}, read: () => words, stop: async () => words, cancel: () => {} };
  });
});

async function record(way: "service" | null) {
  const { result } = renderHook(useRecorder);
  await act(() => result.current.record(way));
  return result;
}

test("a browser that gives up is told during the take, and the take goes on", async () => {
  const recorder = await record("service");
  expect(recorder.current.state.step).toEqual({ name: "recording", second: 0, cue: null });
  act(() => lose?.());
  expect(recorder.current.state.step).toMatchObject({ name: "recording", isUnwritten: true });
});

test("a browser that cannot write at all is told as soon as the take runs", async () => {
  vi.mocked(recogniseSpeech).mockReturnValue(null);
  expect((await record("service")).current.state.step).toMatchObject({ isUnwritten: true });
});

test("a device that keeps nothing of the take is told of during it", async () => {
  const without = await record(null);
  expect(without.current.state).toMatchObject({ step: { name: "recording" }, isUnkept: true });
  const { result } = renderHook(() => useRecorder(async () => "camille"));
  await act(() => result.current.record(null));
  expect(result.current.state.isUnkept).toBe(false);
  const startKeeping = vi.mocked(recordTake).mock.lastCall?.[2];
  vi.stubGlobal("indexedDB", undefined);
  await act(async () => void startKeeping?.());
  await waitFor(() => expect(result.current.state.isUnkept).toBe(true));
  vi.unstubAllGlobals();
  await act(() => result.current.stop());
  expect(result.current.state).toMatchObject({ take: TAKE, isUnkept: true });
  act(() => result.current.resume(TAKE));
  expect(result.current.state.isUnkept).toBe(false);
});

test("what the device keeps of a take goes with it, and not before", async () => {
  const forget = vi.fn<() => Promise<void>>(async () => {});
  const resumed = { ...TAKE, forget };
  const { result, unmount } = renderHook(() => useRecorder(async () => "camille"));
  act(() => result.current.resume(resumed));
  expect(result.current.state.take).toBe(resumed);
  vi.mocked(recordTake).mockRejectedValueOnce(new Error("refused"));
  await act(() => result.current.record(null));
  expect(result.current.state.take).toBe(resumed);
  expect(forget).not.toHaveBeenCalled();
  await act(() => result.current.record(null));
  expect(forget).toHaveBeenCalledTimes(1);
  act(() => result.current.resume(resumed));
  act(() => result.current.clear());
  expect(forget).toHaveBeenCalledTimes(2);
  act(() => result.current.resume(resumed));
  unmount();
  expect(forget).toHaveBeenCalledTimes(2);
});

test("a page that goes without anybody's leave forgets nothing: the take is left to be offered", async () => {
  const acts = {
    forget: vi.fn<() => Promise<void>>(async () => {}),
    release: vi.fn<() => Promise<void>>(async () => {}),
    cancel: vi.fn<() => Promise<void>>(async () => {}),
    leave: vi.fn<() => Promise<void>>(async () => {}),
  };
  const { forget, release, cancel, leave } = acts;
  let give!: (take: Take) => void;
  vi.mocked(recordTake).mockResolvedValue({ stop: () => new Promise((r) => (give = r)), cancel, leave });
  const mount = () => renderHook(() => useRecorder(async () => "camille"));

  const shown = mount();
  act(() => shown.result.current.resume({ ...TAKE, forget, release }));
  shown.unmount();
  expect(release).toHaveBeenCalledTimes(1);

  const recording = mount();
  await act(() => recording.result.current.record(null));
  recording.unmount();
  expect(leave).toHaveBeenCalledTimes(1);

  const finishing = mount();
  await act(() => finishing.result.current.record(null));
  act(() => void finishing.result.current.stop());
  finishing.unmount();
  await act(async () => give({ ...TAKE, forget, release }));
  expect(release).toHaveBeenCalledTimes(2);
  expect([forget, cancel].map((act) => act.mock.calls.length)).toEqual([0, 0]);

  const cleared = mount();
  await act(() => cleared.result.current.record(null));
  act(() => void cleared.result.current.stop());
  act(() => cleared.result.current.clear());
  cleared.unmount();
  await act(async () => give({ ...TAKE, forget, release }));
  expect(forget).toHaveBeenCalledTimes(1);
});

test("a take remembers that its browser was to write and wrote nothing", async () => {
  const asked = await record("service");
  await act(() => asked.current.stop());
  expect(asked.current.state.take?.words).toBeNull();
  const typed = await record(null);
  await act(() => typed.current.stop());
  expect(typed.current.state.take?.words).toBeUndefined();
  words = { text: "bonjour", way: "service", gaps: [] };
  const written = await record("service");
  await act(() => written.current.stop());
  expect(written.current.state.take?.words).toBe(words);
});

test("the device keeps with a take what its browser writes, to the end", async () => {
  const keepWords = vi.fn<NonNullable<Take["keepWords"]>>();
  vi.mocked(recordTake).mockImplementation(async (_compressed, watcher, startKeeping) => {
    startKeeping?.();
    watcher.onOpen?.({} as MediaStreamTrack);
    return { stop: async () => ({ ...TAKE, keepWords }), cancel: async () => {}, leave: async () => {} };
  });
  const { result } = renderHook(() => useRecorder(async () => "camille"));
  await act(() => result.current.record(null));
  expect(vi.mocked(keepTake).mock.lastCall?.[2]?.()).toBeUndefined();
  await act(() => result.current.stop());
  expect(keepWords).not.toHaveBeenCalled();

  await act(() => result.current.record("device"));
  const readWords = vi.mocked(keepTake).mock.lastCall?.[2];
  expect(readWords?.()).toBeNull();
  words = { text: "bonjour", way: "device", gaps: [] };
  expect(readWords?.()).toBe(words);
  await act(() => result.current.stop());
  expect(keepWords).toHaveBeenCalledExactlyOnceWith(words);
});

test("a browser that fails at the end of a take loses its words, not the take", async () => {
  vi.mocked(recogniseSpeech).mockReturnValue({
    hear: () => {},
    read: () => null,
    stop: () => Promise.reject(new DOMException("not started", "InvalidStateError")),
    cancel: () => {},
  });
  const recorder = await record("service");
  await act(() => recorder.current.stop());
  expect(recorder.current.state).toMatchObject({ take: { ...TAKE, words: null }, failure: null });
});

test("a recorder that gives nothing back is told, with what to do", async () => {
  vi.mocked(recordTake).mockResolvedValue({
    stop: () => Promise.reject(new RecorderStuckError()),
    cancel: async () => {},
    leave: async () => {},
  });
  const recorder = await record(null);
  await act(() => recorder.current.stop());
  expect(recorder.current.state.step).toEqual({ name: "rest" });
  expect(recorder.current.state.failure).toMatch(/Fermez les applications qui utilisent le micro/);
});
