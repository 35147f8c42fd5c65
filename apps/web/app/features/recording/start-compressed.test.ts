import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecorderStuckError, startCompressed } from "./start-compressed.ts";

/** A simulated MediaRecorder, as standardised; the test gives its chunks and decides whether it ends. */
class StandIn extends EventTarget {
  static last: StandIn;
  static isTypeSupported = (type: string) => type.startsWith("audio/mp4");
  state = "inactive";
  isStuck = false;
  constructor() {
    super();
    StandIn.last = this;
  }
  start() {
    this.state = "recording";
  }
  give(bytes: string) {
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([bytes]) }));
  }
  stop() {
    this.state = "inactive";
    if (this.isStuck) return;
    this.give("end");
    this.dispatchEvent(new Event("stop"));
  }
}
const STREAM = {} as MediaStream;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("MediaRecorder", StandIn);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("every chunk to the last is in the file", async () => {
  const recorder = startCompressed(STREAM)!;
  StandIn.last.give("one ");
  const file = await recorder.stop();
  expect([file.name, file.type, file.size]).toEqual(["pitch.m4a", "audio/mp4", "one end".length]);
});

test("one that never ends gives what it had, within seconds", async () => {
  const recorder = startCompressed(STREAM)!;
  StandIn.last.give("half a take");
  StandIn.last.isStuck = true;
  const stopping = recorder.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect((await stopping).size).toBe("half a take".length);
});

test("one that never ends and gave nothing is an error, not a wait", async () => {
  const recorder = startCompressed(STREAM)!;
  StandIn.last.isStuck = true;
  const stopping = recorder.stop().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await stopping).toBeInstanceOf(RecorderStuckError);
});

test("a browser that refuses what it said it could record leaves the take to the wav", () => {
  vi.spyOn(StandIn.prototype, "start").mockImplementationOnce(() => {
    throw new DOMException("no encoder", "NotSupportedError");
  });
  expect(startCompressed(STREAM)).toBeNull();
});
