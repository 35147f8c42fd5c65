import { describe, expect, it } from "vitest";
import { compareF0, f1Of, matchNuclei, matchPauses } from "../../bench/compare.ts";
import { havePraat, runPraat } from "../../bench/praat.ts";
import {
  haveRecordings,
  listAligned,
  pausesOf,
  readRecording,
  vowelsOf,
} from "../../test-support/recordings.ts";
import { measureSignal } from "./measure-signal.ts";
import { median } from "./quantiles.ts";

// `skipIf` says in the results what was not run: the recordings are not part of the project.
describe.skipIf(!haveRecordings)("on real French conversations, aligned", { timeout: 120_000 }, () => {
  it("finds their pauses and counts their syllables", async () => {
    const pauses = [];
    const nuclei = [];
    for (const { name, phones } of listAligned()) {
      const signal = measureSignal(await readRecording(name));
      const inner = signal.silences.filter((gap) => gap.startSec > 0 && gap.endSec < signal.durationSec);
      pauses.push(matchPauses(inner, pausesOf(phones)));
      nuclei.push(matchNuclei(signal.nucleiSec, vowelsOf(phones)));
    }
    const found = nuclei.reduce((sum, one) => sum + one.found, 0);
    const spoken = nuclei.reduce((sum, one) => sum + one.expected, 0);
    expect(spoken).toBeGreaterThan(300);
    expect(found / spoken).toBeGreaterThan(0.93);
    expect(found / spoken).toBeLessThan(1.07);
    expect(f1Of(nuclei)).toBeGreaterThan(0.83);
    expect(f1Of(pauses)).toBeGreaterThanOrEqual(0.83);
  });

  it.skipIf(!havePraat)("follows the tone as Praat does", async () => {
    const agreements = [];
    for (const { name } of listAligned()) {
      const samples = await readRecording(name);
      agreements.push(compareF0(measureSignal(samples).f0Hz, runPraat(samples).f0));
    }
    const voiced = agreements.reduce((sum, one) => sum + one.bothVoiced, 0);
    const gross = agreements.reduce((sum, one) => sum + one.gross, 0);
    expect(voiced).toBeGreaterThan(3000);
    expect(gross / voiced).toBeLessThan(0.01);
    expect(median(agreements.flatMap((one) => one.cents))).toBeLessThan(20);
  });
});
