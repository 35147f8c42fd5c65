import { describe, expect, it } from "vitest";
import { canSpeak, speak } from "../../test-support/speech.ts";
import { addNoise, babble, buzz, join, silence } from "../../test-support/synthesis.ts";
import { hearIn } from "../../train/hesitations/hear-in-room.ts";
import { createRandom } from "../../train/hesitations/random.ts";
import { hum, ring, rustle } from "../../train/speech/noises.ts";
import { butterworth, filterZeroPhase } from "./filters.ts";
import { measureSignal } from "./measure-signal.ts";

const innerSilences = (measures: ReturnType<typeof measureSignal>) =>
  measures.silences.filter((gap) => gap.startSec > 0 && gap.endSec < measures.durationSec - 1e-6);

function cutSilentEnds(samples: Float32Array): Float32Array {
  const sounds = (value: number) => Math.abs(value) >= 1e-3;
  return samples.subarray(samples.findIndex(sounds), samples.findLastIndex(sounds) + 1);
}

const voice = (durationSec: number) => babble(durationSec, 4, () => 130);

describe("measureSignal", () => {
  it.each([0.3, 0.45, 1, 2.5])("recovers an inserted silence of %d s within 30 ms", (lengthSec) => {
    const measures = measureSignal(
      join(
        buzz(2, () => 130),
        silence(lengthSec),
        buzz(2, () => 150),
      ),
    );
    const gaps = innerSilences(measures);
    expect(gaps).toHaveLength(1);
    expect(Math.abs(gaps[0]!.startSec - 2)).toBeLessThan(0.03);
    expect(Math.abs(gaps[0]!.endSec - 2 - lengthSec)).toBeLessThan(0.03);
  });

  it("does not call a gap of 150 ms a pause", () => {
    expect(innerSilences(measureSignal(join(voice(2), silence(0.15), voice(2))))).toHaveLength(0);
  });

  it("recovers pauses and syllables under noise, down to 10 dB", () => {
    const clean = join(voice(3), silence(0.6), voice(3), silence(1.2), voice(3));
    for (const snrDb of [30, 20, 10]) {
      const measures = measureSignal(addNoise(clean, snrDb));
      expect(innerSilences(measures)).toHaveLength(2);
      expect(measures.nucleiSec.length).toBeGreaterThanOrEqual(33);
      expect(measures.nucleiSec.length).toBeLessThanOrEqual(38);
    }
  });

  it("hears no syllable in paper that is moved and plates that are put down", () => {
    const random = createRandom(3);
    const room = hum(15 * 16_000, 0.003, random);
    for (let i = 0; i < 25; i++)
      (i % 2 === 0 ? rustle : ring)(room, Math.floor(random() * room.length), 0.1, random);
    const { nucleiSec, quality } = measureSignal(room);
    expect(nucleiSec).toHaveLength(0);
    expect(quality.issues).toContain("silent");
  });

  it.skipIf(!canSpeak)(
    "counts the syllables of a machine's speech in an echo and in noise as without them",
    () => {
      const said = speak(
        "Bonjour, je m'appelle Camille et je répare des vélos à Nantes. Chaque hiver, la moitié des ateliers de la ville manquent de travail.",
      );
      const asRecorded = measureSignal(said).nucleiSec.length;
      expect(asRecorded).toBeGreaterThan(28);
      for (const room of ["pink 10", "reverb 0.4"] as const) {
        const heard = measureSignal(hearIn(room, said, [], createRandom(3))).nucleiSec.length;
        expect(Math.abs(heard / asRecorded - 1), room).toBeLessThan(0.07);
      }
    },
  );

  it.skipIf(!canSpeak)(
    "hears no more pauses where all are cut out than where hardly any is left of them",
    () => {
      const sentences = [
        "Bonjour, je m'appelle Camille et je dirige une petite entreprise à Lyon.",
        "Chaque année, quatre récoltes sur dix sont perdues à cause de la grêle.",
        "Notre capteur prévient les agriculteurs deux heures avant l'orage.",
        "Trente fermes l'utilisent déjà dans la vallée du Rhône.",
        "Nous avons divisé leurs pertes par deux en une seule saison.",
        "Aujourd'hui, nous cherchons trois partenaires pour équiper deux cents fermes.",
        "Rencontrons-nous mardi prochain pour visiter notre premier site.",
      ].map((text) => cutSilentEnds(speak(text)));
      const countWith = (breathSec: number) =>
        measureSignal(join(...sentences.flatMap((said) => [said, silence(breathSec)]))).pauseCount;
      expect(countWith(0)).toBeLessThan(countWith(0.15) + 1);
    },
  );

  it("takes a breath between two sentences for a pause, and a weak short word for speech", () => {
    // Noise without its treble, some 20 dB under the voice.
    const noise = addNoise(
      buzz(0.5, () => 130, 0.001),
      -30,
    );
    const breath = noise.map((_, i) => noise.subarray(Math.max(0, i - 5), i + 1).reduce((a, b) => a + b) / 3);
    const breathed = measureSignal(join(voice(2), silence(0.1), breath, silence(0.1), voice(2)));
    expect(innerSilences(breathed)).toHaveLength(1);
    const word = buzz(0.08, () => 130);
    const spoken = measureSignal(join(voice(2), silence(0.5), word, silence(0.5), voice(2)));
    expect(innerSilences(spoken)).toHaveLength(2);
  });

  it("takes a weak breath that rises and falls for one pause with what is silent around it, in a quiet room and in another", () => {
    const noise = addNoise(silence(0.4).fill(0.5), 0).map((value) => value - 0.5);
    const dull = noise.map((_, i) => noise.subarray(Math.max(0, i - 5), i + 1).reduce((a, b) => a + b) / 6);
    const loudest = Math.sqrt(dull.reduce((sum, value) => sum + value * value, 0) / dull.length);
    const spoken = voice(2);
    const level = Math.sqrt(spoken.reduce((sum, value) => sum + value * value, 0) / spoken.length);
    const breath = dull.map(
      (value, i) => (value / loudest) * level * 10 ** (-24 / 20) * Math.sin((Math.PI * i) / dull.length),
    );
    // With an « s », without which it would be a telephone.
    const hiss = addNoise(silence(0.3).fill(0.05), 0);
    const take = join(
      hiss,
      spoken,
      silence(0.12),
      breath,
      silence(0.1),
      voice(2),
      silence(0.12),
      breath,
      silence(0.1),
      voice(2),
    );
    const measures = measureSignal(take);
    expect(innerSilences(measures)).toHaveLength(2);
    for (const { startSec, endSec } of innerSilences(measures))
      expect(endSec - startSec).toBeGreaterThan(0.5);
    // The breath does not count as room noise.
    expect(measures.quality.snrDb).toBeGreaterThan(32);

    const rumble = addNoise(silence(take.length / 16_000).fill(0.5), 0).map((value) => value - 0.5);
    const bed = rumble.map((_, i) => rumble.subarray(Math.max(0, i - 5), i + 1).reduce((a, b) => a + b) / 6);
    const bedLevel = Math.sqrt(bed.reduce((sum, value) => sum + value * value, 0) / bed.length);
    const heard = measureSignal(
      take.map((value, i) => value + (bed[i]! / bedLevel) * level * 10 ** (-27 / 20)),
    );
    expect(innerSilences(heard)).toHaveLength(2);
  });

  it("hears a weak vowel that a deep and steady noise covers", () => {
    const weak = voice(0.4).map((value) => value * 10 ** (-22 / 20));
    const take = join(voice(2), weak, voice(2), silence(1), voice(2));
    const hum = addNoise(silence(take.length / 16_000).fill(0.5), 0).map((value) => value - 0.5);
    let [first, second] = [0, 0];
    const deep = hum.map((value) => {
      first += 0.05 * (value - first);
      second += 0.05 * (first - second);
      return second;
    });
    const power = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0);
    const gain = Math.sqrt(power(take) / power(deep) / 10 ** 1.5);
    const found = innerSilences(measureSignal(take.map((value, i) => value + gain * deep[i]!)));
    expect(found).toHaveLength(1);
    expect(found[0]!.startSec).toBeCloseTo(4.4, 1);
  });

  /** A burst of noise: the release of a « t », or a door. */
  const burst = (durationSec: number, scale: number) => addNoise(silence(durationSec).fill(scale), 0);

  it("drops a click in a pause", () => {
    const clicked = measureSignal(join(voice(2), silence(0.4), burst(0.06, 0.05), silence(0.4), voice(2)));
    expect(innerSilences(clicked)).toHaveLength(1);
  });

  const CLOSURES = "Le tact de l'acteur trompe toute tactique, et l'octogénaire attaque le pacte.";
  const HISSES = "Six cent soixante-six saucissons secs pour six chasseurs sachant chasser sans chien.";
  it.skipIf(!canSpeak).each([CLOSURES, HISSES])("hears no pause in the consonants of « %s »", (text) => {
    const said = speak(text, { wordsPerMinute: 180 });
    for (const room of ["clean", "telephone", "call", "pink 15"] as const) {
      const { silences, durationSec } = measureSignal(hearIn(room, said, [], createRandom(3)));
      const inner = silences.filter(({ startSec, endSec }) => startSec > 0.05 && endSec < durationSec - 0.05);
      expect(inner, room).toEqual([]);
    }
  });

  it("hears no speech and no tone in a plate that is put down before, between and after what is said", () => {
    const plate = silence(0.2).map((_, i) =>
      [1500, 2250, 3000, 4500].reduce(
        (sum, hz) => sum + 0.05 * Math.exp(-i / 640) * Math.sin((2 * Math.PI * hz * i) / 16_000),
        0,
      ),
    );
    const parts = [silence(0.5), plate, silence(0.5), voice(2), silence(0.3), plate, silence(0.3), voice(2)];
    const take = join(...parts, silence(0.5), plate, silence(0.5));
    const { runs, f0Hz, silences } = measureSignal(take);
    expect(runs).toHaveLength(2);
    expect(runs[0]!.startSec).toBeCloseTo(1.2, 1);
    expect(runs[1]!.endSec).toBeCloseTo(6, 1);
    expect(silences).toHaveLength(3);
    for (const from of [50, 350, 650])
      expect(f0Hz.subarray(from, from + 20).every((hz) => hz === 0)).toBe(true);
  });

  it("tells how loud the voice is over the noise", () => {
    const clean = join(voice(3), silence(1), voice(3));
    for (const snrDb of [20, 10])
      expect(Math.abs(measureSignal(addNoise(clean, snrDb)).quality.snrDb - snrDb)).toBeLessThan(3);
  });

  it("tells a light noise of a take long enough, and none where there is none", { tags: ["long"] }, () => {
    const clean = join(...Array.from({ length: 6 }, () => join(voice(3), silence(0.7))));
    const issuesOf = (samples: Float32Array) => measureSignal(samples).quality.issues;
    expect(issuesOf(clean)).not.toContain("background");
    expect(issuesOf(addNoise(clean, 20))).toContain("background");
    expect(issuesOf(addNoise(clean, 20).slice(0, 10 * 16_000))).not.toContain("background");
    expect(issuesOf(addNoise(clean, 10))).toContain("noisy");
    expect(issuesOf(addNoise(clean, 10))).not.toContain("background");
  });

  it("tells a call, of which nothing is left above 4 kHz, from a dull microphone", () => {
    const take = join(silence(0.5), voice(2), burst(0.3, 0.1), voice(2), silence(0.5));
    const band = butterworth("lowPass", 4, 3000, 16_000);
    const call = filterZeroPhase(take.slice(), [...band, ...band]);
    expect(measureSignal(call).quality.issues).toContain("narrow");
    let low = 0;
    const dull = take.map((value) => (low += 0.3 * (value - low)));
    expect(measureSignal(dull).quality.issues).not.toContain("narrow");
  });

  it.each([3, 5, 7])("counts %i syllables per second", (rate) => {
    const measures = measureSignal(babble(6, rate, () => 180));
    expect(Math.abs(measures.nucleiSec.length - 6 * rate)).toBeLessThanOrEqual(1);
  });

  it("covers the recording with runs and silences, without overlap", () => {
    const { runs, silences, durationSec } = measureSignal(
      join(silence(0.4), voice(1), silence(0.5), voice(1), silence(0.3)),
    );
    const stretches = [...runs, ...silences].sort((a, b) => a.startSec - b.startSec);
    let reachedSec = 0;
    for (const { startSec, endSec } of stretches) {
      expect(startSec).toBeCloseTo(reachedSec, 6);
      expect(endSec).toBeGreaterThan(startSec);
      reachedSec = endSec;
    }
    expect(reachedSec).toBeCloseTo(durationSec, 6);
  });

  it("tells a clipped, a quiet, a noisy and a silent recording", () => {
    expect(measureSignal(voice(2).map((x) => Math.max(-1, Math.min(1, x * 8)))).quality.issues).toContain(
      "clipped",
    );
    expect(
      measureSignal(
        join(
          silence(0.5),
          voice(2).map((x) => x / 300),
        ),
      ).quality.issues,
    ).toContain("quiet");
    expect(measureSignal(addNoise(join(voice(2), silence(0.5)), 4)).quality.issues.length).toBeGreaterThan(0);
    expect(measureSignal(silence(2)).quality.issues).toEqual(["silent"]);
    expect(measureSignal(join(silence(0.5), voice(3))).quality.issues).toEqual(["narrow"]);
  });

  it.each([
    ["nothing", new Float32Array(0)],
    ["one sample", new Float32Array(1).fill(1)],
    ["10 ms", new Float32Array(160).fill(0.1)],
    ["a constant", new Float32Array(16_000).fill(0.7)],
    ["not a number", new Float32Array(16_000).fill(NaN)],
    ["infinities", new Float32Array(16_000).map((_, i) => (i % 2 ? Infinity : -Infinity))],
    ["a square wave at full scale", new Float32Array(16_000).map((_, i) => (i % 100 < 50 ? 1 : -1))],
    ["huge values", new Float32Array(16_000).map((_, i) => 1e30 * Math.sin(i))],
  ])("measures %s without throwing, with finite values", (_, samples) => {
    const measures = measureSignal(samples);
    for (const track of [measures.levelsDb, measures.f0Hz, measures.nucleiSec, measures.vowelBandEnergies]) {
      expect(track.every(Number.isFinite)).toBe(true);
    }
    expect(Number.isFinite(measures.quality.snrDb)).toBe(true);
  });
});
