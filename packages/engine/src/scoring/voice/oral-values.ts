import type { Delivery } from "../../delivery/measure-delivery.ts";
import type { FillersHeard } from "./fillers-heard.ts";
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
/** A hesitation heard within this distance of a written filler is the same one. */
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
    boundaryShare: delivery.boundaryShare ?? delivery.fewPausesShare,
    tempoVariation: delivery.tempoVariation,
    pausesPerMin: delivery.pausesPerMin,
    runVariation: delivery.runVariation,
    finalLoweringShare: intonation.finalLoweringShare,
    levelSdDb: intonation.levelSdDb,
    spokenFillerRate: rateFillers(delivery),
  };
}

/** Hesitations heard without a written filler to match: transcriptions drop them. */
export function unwrittenHesitations(heard: FillersHeard): FillersHeard["hesitations"] {
  return heard.hesitations.filter((one) => !isWritten(heard, one));
}

function isWritten({ fillers }: FillersHeard, heard: { startSec: number; endSec: number }): boolean {
  return fillers.some(
    (written) =>
      written.startSec < heard.endSec + SAME_FILLER_SEC && written.endSec > heard.startSec - SAME_FILLER_SEC,
  );
}

/**
 * Weighted fillers per 100 words: those of the text, and the « euh » that the speaker confirmed. Without a text only
 * confirmed ones count; null until every probable one has been answered.
 */
export function rateFillers(heard: FillersHeard): number | null {
  const { fillersPer100, units, hesitations, speechSec } = heard;
  const isConfirmed = ({ answer }: { answer?: string | undefined }) => answer === "confirmed";
  if (fillersPer100 === null || !units) {
    const isAsked = hesitations.length > 0 && hesitations.every(({ answer }) => answer !== undefined);
    if (!isAsked || speechSec <= 0) return null;
    return (60 * hesitations.filter(isConfirmed).length) / speechSec / WORDS_HUNDREDS_PER_MIN;
  }
  const confirmed = unwrittenHesitations(heard).filter(isConfirmed);
  return fillersPer100 + (100 * confirmed.length) / Math.max(1, units.wordCount);
}
