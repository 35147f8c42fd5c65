import { RECORDING_SEC_MAX } from "@app/contracts/limits";
import { afterEach, expect, test, vi } from "vitest";
import type { TakeKeeper } from "./keep-take.ts";
import { startCompressed } from "./start-compressed.ts";
import { openMicrophone } from "./open-microphone.ts";
import { recordTake } from "./record-take.ts";
import { decodeTo16k } from "./decode-to-16k.ts";

const RATE_HZ = 16_000;
vi.mock(import("./open-microphone.ts"), () => ({ openMicrophone: vi.fn<typeof openMicrophone>() }) as never);
vi.mock(import("./start-compressed.ts"), () => ({ startCompressed: vi.fn<typeof startCompressed>() }));
vi.mock(import("./decode-to-16k.ts"), () => ({
  // The microphone of these tests already has the target rate.
  resampleBlocks: async (blocks: Float32Array[]) => {
    const length = blocks[0]?.length ?? 0;
    const joined = new Float32Array(blocks.length * length);
    for (const [index, block] of blocks.entries()) joined.set(block, index * length);
    return joined;
  },
  decodeTo16k: vi.fn<typeof decodeTo16k>(),
}));
afterEach(() => void vi.resetAllMocks());

/** A microphone whose sound the test gives. */
async function start(compressed = false, keeper?: TakeKeeper) {
  const seen = { seconds: [] as number[], ends: [] as string[], closed: 0 };
  let hear!: Parameters<typeof openMicrophone>[0];
  vi.mocked(openMicrophone).mockImplementation(async (listener) => {
    hear = listener;
    return { stream: {} as MediaStream, sampleRateHz: RATE_HZ, close: async () => void seen.closed++ };
  });
  const running = await recordTake(
    compressed,
    {
      onBlock: () => {},
      onSecond: (second) => seen.seconds.push(second),
      onEnd: (reason) => seen.ends.push(reason),
    },
    keeper && (() => keeper),
  );
  const speak = (seconds: number, value = 0.1) => {
    for (let i = 0; i < seconds * 10; i++) hear.onBlock(new Float32Array(RATE_HZ / 10).fill(value), RATE_HZ);
  };
  return { running, seen, speak, unplug: () => hear.onLost?.("unplugged") };
}

test("a wav of what was heard, one tick per second, and the microphone is free again", async () => {
  const { running, seen, speak } = await start();
  speak(31.5);
  const take = await running.stop();
  expect(seen.seconds).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  expect(take).toMatchObject({ durationSec: 31.5, origin: "microphone" });
  expect([take.file.name, take.file.type, take.file.size]).toEqual([
    "pitch.wav",
    "audio/wav",
    44 + 31.5 * 32_000,
  ]);
  expect(seen.closed).toBe(1);
  expect(await running.stop()).toBe(take);
});

test("a microphone that fell silent for a while is told of, with how long", async () => {
  const clock = vi.spyOn(Date, "now").mockReturnValue(0);
  const { running, speak } = await start();
  speak(40);
  clock.mockReturnValue(61_000);
  expect(await running.stop()).toMatchObject({ durationSec: 40, missedSec: 21 });
  const whole = await start();
  whole.speak(40);
  clock.mockReturnValue(103_000);
  expect((await whole.running.stop()).missedSec).toBeUndefined();
  clock.mockRestore();
});

test("five minutes end it once, and not a sample goes beyond", async () => {
  const { running, seen, speak } = await start();
  speak(RECORDING_SEC_MAX + 3);
  const take = await running.stop();
  expect(seen.ends).toEqual(["limit"]);
  expect(seen.seconds.at(-1)).toBe(RECORDING_SEC_MAX);
  expect(take.durationSec).toBe(RECORDING_SEC_MAX);
});

test("an unplugged headset keeps what it heard", async () => {
  const { running, seen, speak, unplug } = await start();
  speak(35);
  unplug();
  expect(seen.ends).toEqual(["unplugged"]);
  expect((await running.stop()).durationSec).toBe(35);
});

test("on a phone the compressed file is the take, as long as its decoded samples say", async () => {
  const file = new File(["m4a"], "pitch.m4a", { type: "audio/mp4" });
  vi.mocked(startCompressed).mockReturnValue({ stop: async () => file });
  vi.mocked(decodeTo16k).mockResolvedValue(new Float32Array(40 * RATE_HZ));
  const { running, speak } = await start(true);
  speak(39);
  expect(await running.stop()).toMatchObject({ file, durationSec: 40 });
});

test("a compressed take that ran over is cut as wav; one that cannot be read back counts its seconds", async () => {
  const file = new File(["m4a"], "pitch.m4a", { type: "audio/mp4" });
  vi.mocked(startCompressed).mockReturnValue({ stop: async () => file });
  vi.mocked(decodeTo16k).mockResolvedValueOnce(new Float32Array(301 * RATE_HZ));
  const long = await start(true);
  const cut = await long.running.stop();
  expect([cut.file.type, cut.durationSec]).toEqual(["audio/wav", RECORDING_SEC_MAX]);

  vi.mocked(decodeTo16k).mockRejectedValueOnce(new Error("unreadable"));
  const blind = await start(true);
  blind.speak(33);
  expect(await blind.running.stop()).toMatchObject({ file, durationSec: 33 });
});

test("a browser that writes no m4a falls back on wav; a cancelled take frees the microphone", async () => {
  vi.mocked(startCompressed).mockReturnValue(null);
  const { running, speak, seen } = await start(true);
  speak(30);
  expect((await running.stop()).file.type).toBe("audio/wav");
  const other = await start();
  await other.running.cancel();
  expect([seen.closed, other.seen.closed]).toEqual([1, 1]);
});

test("a recorder that gives nothing back frees the microphone all the same", async () => {
  vi.mocked(startCompressed).mockReturnValue({ stop: () => Promise.reject(new Error("stuck")) });
  const { running, seen, speak } = await start(true);
  speak(31);
  await expect(running.stop()).rejects.toThrow("stuck");
  expect(seen.closed).toBe(1);
  const other = await start(true);
  await other.running.cancel();
  expect(other.seen.closed).toBe(1);
});

/** A take keeper whose storage never answers. */
const stuckKeeper = () => ({
  keepBlock: vi.fn<TakeKeeper["keepBlock"]>(),
  keepChunk: vi.fn<TakeKeeper["keepChunk"]>(),
  keepWords: vi.fn<TakeKeeper["keepWords"]>(),
  finish: vi.fn<TakeKeeper["finish"]>(),
  release: vi.fn<TakeKeeper["release"]>(() => new Promise(() => {})),
  forget: vi.fn<TakeKeeper["forget"]>(() => new Promise(() => {})),
});

test("a take whose end fails is not left on the device", async () => {
  vi.mocked(startCompressed).mockReturnValue({ stop: () => Promise.reject(new Error("stuck")) });
  const keeper = stuckKeeper();
  const { running } = await start(true, keeper);
  await expect(running.stop()).rejects.toThrow("stuck");
  expect(keeper.forget).toHaveBeenCalledTimes(1);
});

test("a cancelled take waits for no storage, and hears nothing more", async () => {
  vi.mocked(startCompressed).mockReturnValue(null);
  const keeper = stuckKeeper();
  const { running, speak, seen } = await start(false, keeper);
  speak(2);
  const cancelling = running.cancel();
  speak(3);
  await cancelling;
  expect(seen).toMatchObject({ seconds: [1, 2], closed: 1 });
  expect(keeper.forget).toHaveBeenCalledTimes(1);
});
