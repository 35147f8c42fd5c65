import { describe, expect, it } from "vitest";
import { canSpeak, speak } from "../../test-support/speech.ts";
import { addNoise, buzz, join, silence } from "../../test-support/synthesis.ts";
import { hearIn } from "../../train/hesitations/hear-in-room.ts";
import { createRandom } from "../../train/hesitations/random.ts";
import { hissBand } from "./bands.ts";
import { hearChannel } from "./channel.ts";
import { smoothZeroPhase } from "./filters.ts";
import { measureSignal } from "./measure-signal.ts";

const voice = () => buzz(1.2, (timeSec) => 130 + 10 * Math.sin(5 * timeSec));
/** What sounds while the lips are closed for a « b » that lasts. */
const murmur = () => tone(130, 0.3, 0.02);
const hiss = () => hissBand(addNoise(silence(0.3).fill(0.05), 0)).map((value) => 0.5 * value);

const take = join(
  silence(0.5),
  ...Array.from({ length: 5 }, () => [voice(), murmur(), voice(), hiss(), voice(), silence(0.5)]).flat(),
);

describe("what a channel took from a voice", () => {
  it("is nothing where the voice has its bass and its hiss", () => {
    expect(hear(take)).toEqual({ bass: 0, treble: 0 });
  });

  it("is given back to both ends of a telephone's band, so that no soft sound becomes a pause", () => {
    const received = throughTelephone(take);
    const channel = hear(received);
    expect(channel.bass).toBeGreaterThan(2);
    expect(channel.treble).toBeGreaterThan(0.5);
    const [before, after] = [measureSignal(take), measureSignal(received)];
    expect(after.silences).toHaveLength(before.silences.length);
  });

  it.skipIf(!canSpeak)(
    "counts as many pauses and syllables in a machine's speech through a telephone as without it",
    () => {
      const said = speak(
        "Bonjour, je m'appelle Camille et je répare des vélos à Nantes. Chaque hiver, la moitié des ateliers de la ville manquent de travail.",
      );
      const { pauseCount, nucleiSec } = measureSignal(said);
      expect(pauseCount).toBeGreaterThan(1.5);
      for (const room of ["telephone", "call"] as const) {
        const heard = measureSignal(hearIn(room, said, [], createRandom(3)));
        expect(Math.abs(heard.pauseCount - pauseCount)).toBeLessThan(0.1);
        expect(Math.abs(heard.nucleiSec.length / nucleiSec.length - 1)).toBeLessThan(0.04);
      }
    },
  );

  it("stays away where giving it back would raise the hum or the hiss of the room", () => {
    const received = throughTelephone(take);
    const hum = tone(80, received.length / 16_000, 0.004);
    expect(hear(received.map((value, i) => value + hum[i]!)).bass).toBeLessThan(hear(received).bass / 2);
    expect(hear(addNoise(received, 25)).treble).toBeLessThan(hear(received).treble / 2);
  });

  it("leaves the room as it was received: no noise is told for what was raised", () => {
    const noisy = addNoise(throughTelephone(take), 50);
    const { quality } = measureSignal(noisy);
    expect(hear(noisy).treble).toBeGreaterThan(1);
    expect(quality.snrDb).toBeCloseTo(50, 0);
  });

  it.each([0, 100, 1600])("is nothing in %i samples of silence", (length) => {
    expect(hear(new Float32Array(length))).toEqual({ bass: 0, treble: 0 });
  });
});

const hear = (samples: Float32Array) => hearChannel((i) => samples[i]!, samples.length);

function tone(hz: number, durationSec: number, amplitude: number): Float32Array {
  return silence(durationSec).map((_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / 16_000));
}

/** Gentle slopes under 500 Hz and over 1500. */
function throughTelephone(samples: Float32Array): Float32Array {
  const low = smoothZeroPhase(samples.slice(), 500, 16_000);
  return smoothZeroPhase(
    samples.map((value, i) => value - low[i]!),
    1500,
    16_000,
  );
}
