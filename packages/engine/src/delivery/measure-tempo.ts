import type { Pause } from "../report.ts";
import { DELIVERY } from "./parameters.ts";
import type { WordTime } from "./place-words.ts";
import { rateBySyllables, rateByWindow, type SpeechSpan } from "./speech-rate.ts";
import { variationOf } from "./statistics.ts";

export interface Tempo {
  /** Coefficient of variation of the rate from window to window; null where too little is said. */
  tempoVariation: number | null;
  /** Confidence in the variation, 0 to 1, growing with the seconds of speech. */
  tempoCertainty: number;
}

/** What the speech rate counts: the words of a text, or the syllables heard without a text. */
type Counted = { words: readonly WordTime[] } | { nucleiSec: ArrayLike<number> };

/**
 * How the tempo varies, in the windows of the rate of speech. A silence counts for an ordinary pause at most: what it
 * lasts beyond is cut out of the time, so that a blank is no liveliness.
 */
export function measureTempo(counted: Counted, span: SpeechSpan, pauses: readonly Pause[]): Tempo {
  const cut = cutBlanks(pauses);
  const said = { startSec: cut(span.startSec), endSec: cut(span.endSec) };
  const from = DELIVERY.tempoFromSec.value;
  const certainty = (said.endSec - said.startSec - from) / (DELIVERY.tempoFullSec.value - from);
  if (certainty <= 0) return { tempoVariation: null, tempoCertainty: 0 };
  const rates =
    "words" in counted
      ? rateByWindow(
          counted.words.map(({ startSec, endSec }) => ({ startSec: cut(startSec), endSec: cut(endSec) })),
          said,
        )
      : rateBySyllables(Float64Array.from(counted.nucleiSec, cut), said);
  return {
    tempoVariation: variationOf(rates.map(({ rate }) => rate)),
    tempoCertainty: Math.min(1, certainty),
  };
}

/** Maps a time of the recording to the time once long pauses are shortened to an ordinary one. */
function cutBlanks(pauses: readonly Pause[]): (sec: number) => number {
  const blanks = pauses
    .map(({ startSec, endSec }) => ({ startSec: startSec + DELIVERY.longPauseSec.value, endSec }))
    .filter(({ startSec, endSec }) => endSec > startSec);
  return (sec) =>
    blanks.reduce((left, { startSec, endSec }) => left - Math.max(0, Math.min(sec, endSec) - startSec), sec);
}
