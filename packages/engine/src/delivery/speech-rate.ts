import { DELIVERY } from "./parameters.ts";
import type { WordTime } from "./place-words.ts";
import type { SpeechRatePoint } from "../report.ts";

/** Speech, from its first to its last sound. */
export interface SpeechSpan {
  startSec: number;
  endSec: number;
}

/**
 * Words per minute in windows of 10 s every 5 s, over the whole span of speech. A word that two windows share
 * counts in each for its share.
 */
export function rateByWindow(words: readonly WordTime[], span: SpeechSpan): SpeechRatePoint[] {
  return windowsOf(span).map(({ startSec, endSec }) => {
    let count = 0;
    for (const word of words) {
      if (word.endSec < startSec || word.startSec > endSec) continue;
      const lengthSec = word.endSec - word.startSec;
      const insideSec = Math.min(word.endSec, endSec) - Math.max(word.startSec, startSec);
      count += lengthSec > 0 ? Math.max(0, insideSec) / lengthSec : 1;
    }
    return { time: (startSec + endSec) / 2, rate: (60 * count) / (endSec - startSec) };
  });
}

/** The same from syllables, for a recording without a text. */
export function rateBySyllables(nucleiSec: ArrayLike<number>, span: SpeechSpan): SpeechRatePoint[] {
  return windowsOf(span).map(({ startSec, endSec }) => {
    let count = 0;
    for (let i = 0; i < nucleiSec.length; i++) {
      if (nucleiSec[i]! >= startSec && nucleiSec[i]! < endSec) count++;
    }
    const words = count / DELIVERY.syllablesPerWord.value;
    return { time: (startSec + endSec) / 2, rate: (60 * words) / (endSec - startSec) };
  });
}

/** Full windows, then what is left when it is long enough; a span shorter than a window is one window. */
function windowsOf({ startSec, endSec }: SpeechSpan): SpeechSpan[] {
  const { value: windowSec } = DELIVERY.rateWindowSec;
  const windows: SpeechSpan[] = [];
  for (let from = startSec; from < endSec; from += DELIVERY.rateHopSec.value) {
    const to = Math.min(from + windowSec, endSec);
    const isFirst = windows.length === 0;
    if (isFirst ? to - from >= 1 : to - from > DELIVERY.rateWindowMinSec.value + 1e-6) {
      windows.push({ startSec: from, endSec: to });
    }
    if (to === endSec) break;
  }
  return windows;
}
