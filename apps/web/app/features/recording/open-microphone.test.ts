import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MicrophoneError, openMicrophone } from "./open-microphone.ts";

const RATE_HZ = 48_000;
const PATIENCE_MS = 3000;

class Track extends EventTarget {
  muted = false;
  stopped = false;
  stop() {
    this.stopped = true;
  }
  say(type: "mute" | "unmute" | "ended") {
    if (type !== "ended") this.muted = type === "mute";
    this.dispatchEvent(new Event(type));
  }
}
class Port extends EventTarget {
  start() {}
  postMessage() {
    this.give(null);
  }
  give(data: Float32Array | null) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
/** A simulated AudioContext, as standardised; the test plays the phone that suspends it. */
class Context extends EventTarget {
  static last: Context;
  static resumes = true;
  static closes = true;
  static loads = async () => {};
  sampleRate = RATE_HZ;
  state = "suspended";
  resumed = 0;
  audioWorklet = { addModule: () => Context.loads() };
  constructor() {
    super();
    Context.last = this;
  }
  become(state: string) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
  async resume() {
    this.resumed++;
    if (!Context.resumes) return new Promise<void>(() => {});
    this.become("running");
  }
  async close() {
    if (!Context.closes) return new Promise<void>(() => {});
    this.become("closed");
  }
  createMediaStreamSource = () => ({ connect() {} });
}
let port: Port;
let track: Track;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  [port, track, visibility] = [new Port(), new Track(), "visible"];
  Context.resumes = true;
  Context.closes = true;
  Context.loads = async () => {};
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal(
    "AudioWorkletNode",
    class {
      port = port;
    },
  );
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => stream } });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function see(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}
async function open() {
  const heard: number[] = [];
  const lost: string[] = [];
  const microphone = await openMicrophone({
    onBlock: (block, rateHz) => heard.push(block.length / rateHz),
    onLost: (reason) => lost.push(reason),
  });
  return { microphone, heard, lost };
}

test("blocks come with the rate of the device, the last one before the microphone is free", async () => {
  const { microphone, heard, lost } = await open();
  port.give(new Float32Array(RATE_HZ / 10));
  port.give(new Float32Array(0));
  await microphone.close();
  expect(heard).toEqual([0.1]);
  expect([track.stopped, Context.last.state]).toEqual([true, "closed"]);
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(lost).toEqual([]);
});

test("a headset that is pulled out ends it, and is named", async () => {
  const { lost } = await open();
  track.say("ended");
  expect(lost).toEqual(["unplugged"]);
});

test("a microphone that the system ends behind a hidden page was not pulled out", async () => {
  const { lost } = await open();
  see("hidden");
  track.say("ended");
  expect(lost).toEqual(["interrupted"]);
});

test("a short mute is waited out, a lasting one ends the take", async () => {
  const { lost } = await open();
  track.say("mute");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 500);
  track.say("unmute");
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(lost).toEqual([]);
  track.say("mute");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(lost).toEqual(["interrupted"]);
});

test("two mutes that follow each other are two, each with its time", async () => {
  const { lost } = await open();
  track.say("mute");
  await vi.advanceTimersByTimeAsync(1000);
  track.say("unmute");
  await vi.advanceTimersByTimeAsync(1900);
  track.say("mute");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 100);
  expect(lost).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(lost).toEqual(["interrupted"]);
});

test("a call that suspends the sound is waited out behind the page, and started again on the way back", async () => {
  const { lost } = await open();
  see("hidden");
  track.say("mute");
  Context.last.become("interrupted");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost).toEqual([]);
  track.muted = false;
  see("visible");
  expect(Context.last.state).toBe("running");
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(lost).toEqual([]);
});

test("sound that does not start again after a call ends the take, once", async () => {
  const { lost } = await open();
  see("hidden");
  Context.last.become("interrupted");
  Context.resumes = false;
  see("visible");
  see("hidden");
  see("visible");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(Context.last.resumed).toBeGreaterThan(1);
  expect(lost).toEqual(["interrupted"]);
  track.say("ended");
  Context.last.become("suspended");
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(lost).toEqual(["interrupted"]);
});

test("a page that is left again before the time is up goes on waiting", async () => {
  const { lost } = await open();
  see("hidden");
  track.say("mute");
  see("visible");
  await vi.advanceTimersByTimeAsync(1000);
  see("hidden");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost).toEqual([]);
});

test("a sound that the system holds still lets go of the microphone when it is closed", async () => {
  const { microphone } = await open();
  Context.closes = false;
  vi.spyOn(port, "postMessage").mockImplementation(() => {});
  const closed = vi.fn<() => void>();
  void microphone.close().then(closed);
  await vi.advanceTimersByTimeAsync(5000);
  expect(track.stopped).toBe(true);
  expect(closed).toHaveBeenCalledOnce();
});

test("where it cannot be opened, nothing stays open behind", async () => {
  Context.loads = () => Promise.reject(new Error("no worklet"));
  await expect(open()).rejects.toMatchObject({ problem: "unknown" });
  expect([track.stopped, Context.last.state]).toEqual([true, "closed"]);
  Context.resumes = false;
  const late = open().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await late).toBeInstanceOf(MicrophoneError);
  expect(Context.last.state).toBe("closed");
});
