import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findWays, installFrench } from "./find-recogniser.ts";
import { recogniseSpeech } from "./recognise-speech.ts";

/** A simulated recogniser (Web Speech API); the test gives its results. */
class StandIn extends EventTarget {
  static made: StandIn[] = [];
  static device = "available";
  static available = vi.fn<(languages: { langs: string[]; processLocally?: boolean }) => Promise<string>>();
  static install = vi.fn<(languages: { langs: string[] }) => Promise<boolean>>();
  lang = "";
  continuous = false;
  interimResults = false;
  processLocally = false;
  track: unknown = undefined;
  results: { isFinal: boolean; 0: { transcript: string } }[] = [];
  constructor() {
    super();
    StandIn.made.push(this);
  }
  start(track?: unknown) {
    this.track = track;
  }
  stop() {
    this.dispatchEvent(new Event("end"));
  }
  abort() {
    this.dispatchEvent(new Event("end"));
  }
  write(transcript: string, isFinal: boolean) {
    const resultIndex = this.results.findIndex((result) => !result.isFinal);
    const at = resultIndex < 0 ? this.results.length : resultIndex;
    this.results[at] = { isFinal, 0: { transcript } };
    this.dispatchEvent(Object.assign(new Event("result"), { results: this.results, resultIndex: at }));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event("error"), { error }));
    this.dispatchEvent(new Event("end"));
  }
}
const last = () => StandIn.made.at(-1)!;
const TRACK = {} as MediaStreamTrack;

beforeEach(() => {
  StandIn.made = [];
  StandIn.available.mockImplementation(async ({ processLocally }) =>
    processLocally ? StandIn.device : "available",
  );
  StandIn.device = "available";
  vi.stubGlobal("SpeechRecognition", StandIn);
});
afterEach(() => vi.unstubAllGlobals());

test("the browser is asked for French on the device first, and by its service apart", async () => {
  expect(await findWays()).toEqual({ device: "available", service: true });
  expect(StandIn.available.mock.calls).toEqual([
    [{ langs: ["fr-FR"], processLocally: true }],
    [{ langs: ["fr-FR"], processLocally: false }],
  ]);
  StandIn.available.mockRejectedValue(new Error("a policy forbids it"));
  expect(await findWays()).toEqual({ device: "unavailable", service: false });
});

test("a browser that knows no recognition on the device has its service, a phone or a browser without has none", async () => {
  vi.stubGlobal("SpeechRecognition", undefined);
  vi.stubGlobal("webkitSpeechRecognition", class extends EventTarget {});
  expect(await findWays()).toEqual({ device: "unavailable", service: true });
  vi.stubGlobal("navigator", { userAgent: "iPhone", maxTouchPoints: 5 });
  expect(await findWays()).toEqual({ device: "unavailable", service: false });
  vi.stubGlobal("webkitSpeechRecognition", undefined);
  expect(await findWays()).toEqual({ device: "unavailable", service: false });
  expect(recogniseSpeech("device", TRACK)).toBeNull();
});

test("French is installed when it is asked for, and a failure is one", async () => {
  StandIn.install.mockResolvedValueOnce(true);
  expect(await installFrench()).toBe(true);
  expect(StandIn.install).toHaveBeenLastCalledWith({ langs: ["fr-FR"], processLocally: true });
  StandIn.install.mockResolvedValueOnce(false);
  expect(await installFrench()).toBe(false);
  StandIn.install.mockRejectedValueOnce(new Error("no room"));
  expect(await installFrench()).toBe(false);
});

test.each(["device", "service"] as const)("writes French from the recorded track, %s", async (way) => {
  const running = recogniseSpeech(way, TRACK)!;
  expect(last()).toMatchObject({
    lang: "fr-FR",
    continuous: true,
    interimResults: true,
    processLocally: way === "device",
    track: TRACK,
  });
  last().write("bonjour", false);
  last().write("Bonjour à tous.", true);
  last().write("je m'appelle", false);
  expect(running.read()).toEqual({ text: "Bonjour à tous. je m'appelle", way, gaps: [] });
  expect(await running.stop()).toEqual({ text: "Bonjour à tous. je m'appelle", way, gaps: [] });
});

test("one that ends of itself is started again, and what it had written is kept", async () => {
  const running = recogniseSpeech("device", TRACK)!;
  last().write("une première phrase", false);
  last().dispatchEvent(new Event("end"));
  expect(StandIn.made).toHaveLength(2);
  last().write("Une deuxième.", true);
  expect((await running.stop())?.text).toBe("une première phrase Une deuxième.");
});

test("one that may not listen, or never hears, is let go without a word", async () => {
  const refused = recogniseSpeech("service", TRACK)!;
  last().fail("not-allowed");
  expect(StandIn.made).toHaveLength(1);
  expect(await refused.stop()).toBeNull();
  const deaf = recogniseSpeech("service", TRACK)!;
  for (let times = 0; times < 20; times++) last().fail("no-speech");
  expect(StandIn.made.length).toBeLessThan(8);
  expect(await deaf.stop()).toBeNull();
});

test("where a voice is heard and nothing written, the place is told; a silence is none", async () => {
  const running = recogniseSpeech("device", TRACK)!;
  const hear = (seconds: number, isVoice: boolean) => {
    for (let i = 0; i < seconds * 10; i++) running.hear(0.1, isVoice);
  };
  hear(2, true);
  last().write("bonjour", true);
  hear(20, false);
  hear(8, true);
  expect(running.read()?.gaps).toHaveLength(1);
  last().write("ensuite", true);
  const words = await running.stop();
  expect(words?.gaps).toHaveLength(1);
  expect(words?.gaps[0]?.startSec).toBeCloseTo(22);
  expect(words?.gaps[0]?.endSec).toBeCloseTo(30);
});

test("a take that is thrown away writes nothing more", () => {
  const running = recogniseSpeech("device", TRACK)!;
  running.cancel();
  expect(StandIn.made).toHaveLength(1);
});

test("giving up is told at once, and once; an end that was asked for is none", async () => {
  const lost = vi.fn<() => void>();
  recogniseSpeech("service", TRACK, lost);
  last().fail("not-allowed");
  expect(lost).toHaveBeenCalledOnce();
  const deaf = vi.fn<() => void>();
  recogniseSpeech("service", TRACK, deaf);
  for (let times = 0; times < 20; times++) last().fail("network");
  expect(deaf).toHaveBeenCalledOnce();
  const whole = vi.fn<() => void>();
  const running = recogniseSpeech("device", TRACK, whole)!;
  last().write("bonjour", true);
  await running.stop();
  recogniseSpeech("device", TRACK, whole)!.cancel();
  expect(whole).not.toHaveBeenCalled();
});

test("one that cannot even start is told too", () => {
  const lost = vi.fn<() => void>();
  vi.spyOn(StandIn.prototype, "start").mockImplementationOnce(() => {
    throw new DOMException("already started", "InvalidStateError");
  });
  recogniseSpeech("device", TRACK, lost);
  expect(lost).toHaveBeenCalledOnce();
});
