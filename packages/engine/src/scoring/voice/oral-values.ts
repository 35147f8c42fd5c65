import type { Delivery } from "../../delivery/measure-delivery.ts";
import { judgeRates, type RateValues } from "./rate-windows.ts";

/** The numbers that the oral metrics rest on; null where a number could not be measured. */
export interface OralValues extends RateValues {
  wordsPerMinute: number | null;
  meanRunSyllables: number | null;
  insidePausesPerMin: number | null;
  phonationRatio: number | null;
  blanksPerMin: number | null;
  restartsPer100: number | null;
  f0SdSt: number | null;
  boundaryShare: number | null;
  tempoVariation: number | null;
  pausesPerMin: number | null;
  runVariation: number | null;
  finalLoweringShare: number | null;
  levelSdDb: number | null;
  /** Weighted fillers for 100 words, with the « euh » that the speaker confirmed. */
  spokenFillerRate: number | null;
}

/** Without a text, confirmed hesitations per minute stand for fillers per 100 words at about 140 words per minute. */
const WORDS_HUNDREDS_PER_MIN = 1.4;
/** A hesitation heard this near a written one is the same. */
const SAME_FILLER_SEC = 0.4;

export function takeOralValues(delivery: Delivery): OralValues {
  const { intonation } = delivery;
  return {
    wordsPerMinute: delivery.wordsPerMinute,
    ...judgeRates(delivery.rates),
    meanRunSyllables: delivery.meanRunSyllables,
    insidePausesPerMin: delivery.insidePausesPerMin,
    phonationRatio: delivery.phonationRatio,
    blanksPerMin: delivery.blanksPerMin,
    restartsPer100: delivery.restartsPer100,
    f0SdSt: intonation.f0SdSt,
    boundaryShare: delivery.boundaryShare,
    tempoVariation: delivery.tempoVariation,
    pausesPerMin: delivery.pausesPerMin,
    runVariation: delivery.runVariation,
    finalLoweringShare: intonation.finalLoweringShare,
    levelSdDb: intonation.levelSdDb,
    spokenFillerRate: rateFillers(delivery),
  };
}

/** Hesitations heard that no written filler accounts for: transcriptions drop them. */
export function unwrittenHesitations(delivery: Delivery): Delivery["hesitations"] {
  return delivery.hesitations.filter((heard) => !isWritten(delivery, heard));
}

function isWritten(delivery: Delivery, heard: { startSec: number; endSec: number }): boolean {
  return delivery.fillers.some(
    (written) =>
      written.startSec < heard.endSec + SAME_FILLER_SEC && written.endSec > heard.startSec - SAME_FILLER_SEC,
  );
}

function rateFillers(delivery: Delivery): number | null {
  const { fillersPer100, units, hesitationsPerMin } = delivery;
  if (fillersPer100 === null || !units) {
    return hesitationsPerMin === null ? null : hesitationsPerMin / WORDS_HUNDREDS_PER_MIN;
  }
  const heard = (delivery.confirmed ?? []).filter((one) => !isWritten(delivery, one));
  return fillersPer100 + (100 * heard.length) / Math.max(1, units.wordCount);
}
