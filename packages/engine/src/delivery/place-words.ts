import { frameAt, frameTimeSec } from "../signal/frames.ts";
import type { SignalMeasures } from "../signal/measure-signal.ts";
import type { Stretch } from "../signal/voice-activity.ts";
import { alignSyllables } from "./align-syllables.ts";
import type { SpokenWord } from "./spoken-words.ts";

export interface WordTime {
  startSec: number;
  endSec: number;
}

/**
 * Times the words of a known text by the syllables heard: words meet where the vowel band is weakest between
 * the last nucleus of one and the first of the next, or at the edges of the pause between them.
 *
 * @returns one time per word, ascending, or null where nothing was heard
 */
export function placeWords(words: readonly SpokenWord[], signal: SignalMeasures): WordTime[] | null {
  const { nucleiSec, runs } = signal;
  if (words.length === 0 || nucleiSec.length === 0) return null;
  const runOf = runIndexes(nucleiSec, runs);
  const pauseBefore = Array.from(nucleiSec, (_, i) => i > 0 && runOf[i] !== runOf[i - 1]);
  const firsts = alignSyllables(words, soundingEdges(), pauseBefore);

  const times: WordTime[] = words.map(() => ({ startSec: 0, endSec: 0 }));
  let group = 0;
  while (group < words.length) {
    // Words that got no nucleus share the time of the word before them (at the very start, of the word after).
    let next = group + 1;
    while (next < words.length && (firsts[next] === firsts[group] || firsts[next + 1] === firsts[next]))
      next++;
    const first = firsts[group]!;
    const last = firsts[next]! - 1;
    const startSec = first <= last ? edgeBefore(first) : (times[group - 1]?.endSec ?? 0);
    const endSec = first <= last ? edgeAfter(last) : startSec;
    share(times, words, group, next, startSec, endSec);
    group = next;
  }
  return times;

  /** The edges between nuclei on a clock that stops during pauses. */
  function soundingEdges(): Float64Array {
    const edges = new Float64Array(nucleiSec.length + 1);
    let stoppedSec = runs[runOf[0]!]!.startSec;
    for (let i = 0; i < nucleiSec.length; i++) {
      if (pauseBefore[i]) stoppedSec += edgeBefore(i) - edgeAfter(i - 1);
      edges[i] = edgeBefore(i) - stoppedSec;
    }
    edges[nucleiSec.length] = edgeAfter(nucleiSec.length - 1) - stoppedSec;
    return edges;
  }

  function edgeBefore(nucleus: number): number {
    if (nucleus === 0 || pauseBefore[nucleus]) return runs[runOf[nucleus]!]!.startSec;
    return valleySec(signal, nucleiSec[nucleus - 1]!, nucleiSec[nucleus]!);
  }

  function edgeAfter(nucleus: number): number {
    if (nucleus === nucleiSec.length - 1 || pauseBefore[nucleus + 1]) return runs[runOf[nucleus]!]!.endSec;
    return valleySec(signal, nucleiSec[nucleus]!, nucleiSec[nucleus + 1]!);
  }
}

function runIndexes(nucleiSec: Float64Array, runs: readonly Stretch[]): Int32Array {
  const indexes = new Int32Array(nucleiSec.length);
  let run = 0;
  for (let i = 0; i < nucleiSec.length; i++) {
    while (run < runs.length - 1 && nucleiSec[i]! > runs[run]!.endSec) run++;
    indexes[i] = run;
  }
  return indexes;
}

/** Where the vowel band is weakest between two times. */
function valleySec(signal: SignalMeasures, fromSec: number, toSec: number): number {
  const frames = signal.vowelBandDb.length;
  let lowest = frameAt(fromSec, frames);
  for (let frame = lowest; frame <= frameAt(toSec, frames); frame++) {
    if (signal.vowelBandDb[frame]! < signal.vowelBandDb[lowest]!) lowest = frame;
  }
  return frameTimeSec(lowest);
}

/** Splits a stretch of time between words in proportion to their syllables. */
function share(
  times: WordTime[],
  words: readonly SpokenWord[],
  from: number,
  to: number,
  startSec: number,
  endSec: number,
): void {
  const weights = words.slice(from, to).map((word) => Math.max(0.5, word.syllables));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reachedSec = startSec;
  weights.forEach((weight, i) => {
    const nextSec = i === weights.length - 1 ? endSec : reachedSec + ((endSec - startSec) * weight) / total;
    times[from + i] = { startSec: reachedSec, endSec: nextSec };
    reachedSec = nextSec;
  });
}
