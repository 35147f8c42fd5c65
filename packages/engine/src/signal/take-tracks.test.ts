import { expect, it } from "vitest";
import { addNoise, babble } from "../../test-support/synthesis.ts";
import { hissBand, vowelBand } from "./bands.ts";
import { hearChannel } from "./channel.ts";
import { butterworth, filterZeroPhase, smoothZeroPhase } from "./filters.ts";
import { HALF_RATE_HZ, halveRate } from "./halve-rate.ts";
import { blockEnergies } from "./intensity.ts";
import { takeTracks } from "./take-tracks.ts";

it.each([
  { length: 16_000, isThin: false },
  { length: 84_801, isThin: false },
  { length: 84_801, isThin: true },
  { length: 40, isThin: false },
])("gives piece by piece what $length samples give as a whole, of a thin sound: $isThin", (given) => {
  const { length, isThin } = given;
  const voice = babble(length / 16_000, 4, () => 130);
  const low = smoothZeroPhase(voice.slice(), 500, 16_000);
  const recording = addNoise(isThin ? voice.map((value, i) => value - low[i]!) : voice, 40).map(
    (value) => value + 0.1,
  );
  const tracks = takeTracks(recording);
  const mean = recording.reduce((sum, value) => sum + value, 0) / recording.length;
  const whole = filterZeroPhase(
    recording.map((value) => value - mean),
    butterworth("highPass", 2, 60, 16_000),
  );
  const { bass, treble } = hearChannel((i) => recording[i]! - mean, length);
  expect(bass > 0).toBe(isThin);
  const bassOnly = smoothZeroPhase(whole.slice(), 100, 16_000);
  const hiss = hissBand(whole);
  const givenBack = whole.map((value, i) => value + bass * bassOnly[i]! + treble * hiss[i]!);
  const half = halveRate(givenBack);
  const hissEnergies = blockEnergies(hiss).map((energy) => (1 + treble) ** 2 * energy);
  expect(distance(tracks.receivedEnergies, blockEnergies(whole))).toBeLessThan(1e-6);
  expect(distance(tracks.energies, blockEnergies(givenBack))).toBeLessThan(1e-6);
  expect(distance(tracks.hissEnergies, hissEnergies)).toBeLessThan(1e-6);
  expect(distance(tracks.halfSamples, half)).toBeLessThan(1e-6);
  expect(distance(tracks.vowelEnergies, blockEnergies(vowelBand(half), HALF_RATE_HZ))).toBeLessThan(1e-6);
});

it("tells how much of it reaches the end of the scale", () => {
  const recording = new Float32Array(1000).fill(0.2).fill(-1, 0, 30).fill(1, 30, 50);
  expect(takeTracks(recording).clippedShare).toBe(0.05);
});

/** Of the two values that are furthest apart; of two tracks that do not match, none is near enough. */
function distance(one: ArrayLike<number>, other: ArrayLike<number>): number {
  if (one.length !== other.length) return Infinity;
  return Math.max(0, ...Array.from(one, (value, i) => Math.abs(value - other[i]!)));
}
