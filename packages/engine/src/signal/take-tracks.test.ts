import { expect, it } from "vitest";
import { addNoise, babble } from "../../test-support/synthesis.ts";
import { hissBandEnergies, vowelBandEnergies } from "./bands.ts";
import { butterworth, filterZeroPhase } from "./filters.ts";
import { halveRate } from "./halve-rate.ts";
import { blockEnergies } from "./intensity.ts";
import { takeTracks } from "./take-tracks.ts";

it.each([16_000, 52_801, 40])("gives piece by piece what %i samples give as a whole", (length) => {
  const recording = addNoise(
    babble(length / 16_000, 4, () => 130),
    10,
  ).map((value) => value + 0.1);
  const tracks = takeTracks(recording);
  const mean = recording.reduce((sum, value) => sum + value, 0) / recording.length;
  const whole = filterZeroPhase(
    recording.map((value) => value - mean),
    butterworth("highPass", 2, 60, 16_000),
  );
  const half = halveRate(whole);
  expect(distance(tracks.energies, blockEnergies(whole))).toBeLessThan(1e-6);
  expect(distance(tracks.hissEnergies, hissBandEnergies(whole))).toBeLessThan(1e-6);
  expect(distance(tracks.halfSamples, half)).toBeLessThan(1e-6);
  expect(distance(tracks.vowelEnergies, vowelBandEnergies(half))).toBeLessThan(1e-6);
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
