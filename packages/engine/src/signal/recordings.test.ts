import { beforeAll, describe, expect, it } from "vitest";
import { compareF0, f1Of, matchHeardPauses, matchNuclei, matchPauses } from "../../bench/compare.ts";
import { havePraat, runPraat } from "../../bench/praat.ts";
import {
  type AlignedRecording,
  haveRecordings,
  listAligned,
  pausesOf,
  readRecording,
  vowelsOf,
} from "../../test-support/recordings.ts";
import { hearIn } from "../../train/hesitations/hear-in-room.ts";
import { createRandom } from "../../train/hesitations/random.ts";
import { measureSignal, type SignalMeasures } from "./measure-signal.ts";
import { median } from "./quantiles.ts";

interface Heard extends AlignedRecording {
  samples: Float32Array;
  signal: SignalMeasures;
}

// `skipIf` says in the results what was not run: the recordings are not part of the project.
describe.skipIf(!haveRecordings)("on real French conversations, aligned", () => {
  const heard: Heard[] = [];
  beforeAll(async () => {
    for (const recording of listAligned()) {
      const samples = await readRecording(recording.name);
      heard.push({ ...recording, samples, signal: measureSignal(samples) });
    }
  }, 120_000);

  it("finds their pauses and counts their syllables", { tags: ["long"] }, () => {
    const gapsOf = ({ silences, durationSec }: SignalMeasures) =>
      silences.filter((gap) => gap.startSec > 0 && gap.endSec < durationSec);
    const nuclei = heard.map(({ signal, phones }) => matchNuclei(signal.nucleiSec, vowelsOf(phones)));
    const found = nuclei.reduce((sum, one) => sum + one.found, 0);
    const spoken = nuclei.reduce((sum, one) => sum + one.expected, 0);
    expect(spoken).toBeGreaterThan(300);
    expect(found / spoken).toBeGreaterThan(0.93);
    expect(found / spoken).toBeLessThan(1.07);
    expect(f1Of(nuclei)).toBeGreaterThan(0.83);
    expect(
      f1Of(heard.map(({ signal, phones }) => matchPauses(gapsOf(signal), pausesOf(phones)))),
    ).toBeGreaterThanOrEqual(0.88);
    expect(
      f1Of(heard.map(({ signal, phones }) => matchHeardPauses(gapsOf(signal), phones))),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it("counts as many syllables in noise as without it", { tags: ["long"] }, () => {
    const long = heard.filter(({ signal }) => signal.durationSec >= 20);
    expect(long).toHaveLength(2);
    for (const { name, samples, signal } of long) {
      const { nucleiSec } = measureSignal(hearIn("pink 15", samples, [], createRandom(7)));
      expect(Math.abs(nucleiSec.length / signal.nucleiSec.length - 1), name).toBeLessThan(0.05);
    }
  });

  it("counts hardly more syllables in a room that reverberates", { tags: ["long"] }, () => {
    for (const { name, samples, signal } of heard.filter((one) => one.signal.durationSec >= 20)) {
      const { nucleiSec } = measureSignal(hearIn("reverb 0.8", samples, [], createRandom(7)));
      expect(Math.abs(nucleiSec.length / signal.nucleiSec.length - 1), name).toBeLessThan(0.1);
    }
  });

  it.skipIf(!havePraat)("follows the tone as Praat does", { tags: ["long"] }, () => {
    // The two longest hold two thirds of the speech: each start of Praat takes half a second.
    const longest = heard.toSorted((a, b) => b.samples.length - a.samples.length).slice(0, 2);
    const agreements = longest.map(({ samples, signal }) => compareF0(signal.f0Hz, runPraat(samples).f0));
    const voiced = agreements.reduce((sum, one) => sum + one.bothVoiced, 0);
    const gross = agreements.reduce((sum, one) => sum + one.gross, 0);
    expect(voiced).toBeGreaterThan(1500);
    expect(gross / voiced).toBeLessThan(0.003);
    expect(median(agreements.flatMap((one) => one.cents))).toBeLessThan(5);
  });
});
