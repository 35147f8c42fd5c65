import type { SignalMeasures } from "../signal/measure-signal.ts";
import { DELIVERY } from "./parameters.ts";
import type { WordTime } from "./place-words.ts";
import type { Pause } from "../report.ts";
import type { SpokenWord } from "./spoken-words.ts";

/**
 * The silences between the first and the last speech, each with its length class and, where the words are known,
 * its place: at a boundary when punctuation precedes it or a clause opens after it.
 */
export function findPauses(
  signal: SignalMeasures,
  words: readonly SpokenWord[],
  times: readonly WordTime[] | null,
): Pause[] {
  const firstSec = signal.runs[0]?.startSec ?? Infinity;
  const lastSec = signal.runs.at(-1)?.endSec ?? 0;
  let next = 0;
  return signal.silences
    .filter((gap) => gap.startSec >= firstSec && gap.endSec <= lastSec)
    .map(({ startSec, endSec }) => {
      const type = endSec - startSec >= DELIVERY.longPauseSec.value ? "long" : "short";
      if (!times) return { startSec, endSec, type, place: null, afterStop: false };
      const middleSec = (startSec + endSec) / 2;
      while (next < words.length && middleOf(times[next]!) < middleSec) next++;
      const before = words[next - 1];
      const after = words[next];
      const isBoundary = !before || !after || before.boundary !== "none" || after.opensClause;
      const afterStop = before?.boundary === "stop";
      return { startSec, endSec, type, place: isBoundary ? "boundary" : "inside", afterStop };
    });
}

function middleOf(time: WordTime): number {
  return (time.startSec + time.endSec) / 2;
}
