import { expect, test } from "vitest";
import { openMixer } from "./mix-channels.ts";

const LENGTH = 16_000;
const voice = (gain: number) =>
  Float32Array.from({ length: LENGTH }, (_, i) => gain * Math.sin((2 * Math.PI * 200 * i) / LENGTH));
/** The same at every run, unlike any other seed. */
function noise(gain: number, seed: number): Float32Array<ArrayBuffer> {
  let state = seed;
  return Float32Array.from({ length: LENGTH }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return gain * (state / 2 ** 31 - 1);
  });
}
const add = (one: Float32Array, other: Float32Array) => one.map((value, i) => value + other[i]!);
const levelOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
const share = (mixed: Float32Array) => levelOf(mixed) / levelOf(voice(0.5));

test("channels that agree, differ or are empty are averaged", () => {
  expect(share(openMixer()([voice(0.5)]))).toBeCloseTo(1, 5);
  expect(share(openMixer()([voice(0.5), voice(0.5)]))).toBeCloseTo(1, 5);
  expect(share(openMixer()([voice(0.5), voice(0)]))).toBeCloseTo(0.5, 5);
  expect(share(openMixer()([voice(0.5), voice(-0.1)]))).toBeCloseTo(0.4, 5);
  expect(openMixer()([])).toHaveLength(0);
});

test("two unlike sounds are both kept", () => {
  const [left, right] = [noise(0.3, 1), noise(0.3, 2)];
  const mean = left.map((value, i) => (value + right[i]!) / 2);
  expect(openMixer()([left, right])).toEqual(mean);
});

test.each([
  ["exactly", voice(0.5), voice(-0.5)],
  ["with noise of their own", add(voice(0.5), noise(0.03, 3)), add(voice(-0.5), noise(0.03, 4))],
  ["at unlike levels", voice(0.25), voice(-0.5)],
])("channels that oppose each other %s leave the louder one", (_, left, right) => {
  expect(share(openMixer()([left, right]))).toBeCloseTo(1, 1);
});

test("block after block, the voice stays once it was heard to be opposed", () => {
  const mix = openMixer();
  const silent = () => new Float32Array(256);
  expect(levelOf(mix([silent(), silent()]))).toBe(0);
  expect(share(mix([voice(0.5), voice(-0.5)]))).toBeCloseTo(1, 5);
  expect(levelOf(mix([silent(), silent()]))).toBe(0);
  expect(share(mix([voice(0.5), voice(-0.5)]))).toBeCloseTo(1, 5);
});
