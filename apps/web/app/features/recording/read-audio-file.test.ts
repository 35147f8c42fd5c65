import { MESSAGES } from "@app/contracts/messages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAudioFile } from "./read-audio-file.ts";
import { decodeTo16k } from "./decode-to-16k.ts";

vi.mock(import("./decode-to-16k.ts"), () => ({ decodeTo16k: vi.fn<typeof decodeTo16k>() }) as never);

/** jsdom reads no media: the test sets the declared length. */
let declaredSec = Number.NaN;
class HeaderReader extends EventTarget {
  duration = declaredSec;
  set src(_url: string) {
    queueMicrotask(() =>
      this.dispatchEvent(new Event(Number.isNaN(declaredSec) ? "error" : "loadedmetadata")),
    );
  }
}
const revoked = vi.fn<typeof URL.revokeObjectURL>();
beforeEach(() => {
  declaredSec = Number.NaN;
  vi.stubGlobal("Audio", HeaderReader);
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: revoked });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const decodes = (seconds: number) =>
  vi.mocked(decodeTo16k).mockResolvedValue(new Float32Array(Math.round(seconds * 16_000)));
const wav = new File(["x"], "pitch.wav", { type: "audio/wav" });
const sized = (file: File, bytes: number) => Object.defineProperty(file, "size", { value: bytes });

test("a readable file of 30 s to 5 min is a take", async () => {
  decodes(42);
  expect(await readAudioFile(wav)).toMatchObject({ file: wav, durationSec: 42, origin: "file" });
  expect(revoked).toHaveBeenCalledWith("blob:x");
});

test.each([
  ["a text", new File(["x"], "notes.txt", { type: "text/plain" }), MESSAGES.audioFormat],
  ["a film", new File(["x"], "film.mov", { type: "video/quicktime" }), MESSAGES.audioFormat],
  ["a huge wav", sized(new File(["x"], "a.wav"), 121e6), MESSAGES.audioTooLarge],
  ["a huge m4a", sized(new File(["x"], "a.m4a"), 16e6), MESSAGES.audioTooLarge],
])("%s is refused before it is decoded", async (_, file, message) => {
  await expect(readAudioFile(file)).rejects.toThrow(message);
  expect(decodeTo16k).not.toHaveBeenCalled();
});

test("a name is enough where the system gives no type", async () => {
  decodes(42);
  await expect(readAudioFile(new File(["x"], "memo.M4A"))).resolves.toBeTruthy();
});

test.each([
  [29.5, MESSAGES.audioTooShort],
  [301, MESSAGES.audioTooLong],
  [0, MESSAGES.audioUnreadable],
])("%d decoded seconds: %s", async (seconds, message) => {
  decodes(seconds);
  await expect(readAudioFile(wav)).rejects.toThrow(message);
});

test("an unreadable file says so", async () => {
  vi.mocked(decodeTo16k).mockRejectedValue(new DOMException("no", "EncodingError"));
  await expect(readAudioFile(wav)).rejects.toThrow(MESSAGES.audioUnreadable);
});

test("hours in a small file are never decoded; a header that lies a little is", async () => {
  declaredSec = 14_400;
  await expect(readAudioFile(new File(["x"], "a.mp3"))).rejects.toThrow(MESSAGES.audioTooLong);
  expect(decodeTo16k).not.toHaveBeenCalled();
  declaredSec = 310;
  decodes(299);
  await expect(readAudioFile(new File(["x"], "a.mp3"))).resolves.toMatchObject({ durationSec: 299 });
});
