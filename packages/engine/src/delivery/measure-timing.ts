import type { SignalMeasures } from "../signal/measure-signal.ts";
import { DELIVERY } from "./parameters.ts";
import type { Stretch } from "../signal/voice-activity.ts";
import type { Pause } from "../report.ts";
import type { SpeechSpan } from "./speech-rate.ts";
import { variationOf } from "./statistics.ts";

/** How time is shared between speech and silence; null where there is no speech, or no words. */
export interface Timing {
  /** From the first to the last sound of speech. */
  speechSec: number;
  /** Without the pauses. */
  phonationSec: number;
  /** Syllables per second, pauses included. */
  speechRate: number | null;
  /** Syllables per second, pauses excluded. */
  articulationRate: number | null;
  phonationRatio: number | null;
  /** Syllables between two pauses. */
  meanRunSyllables: number | null;
  /** Coefficient of variation of the lengths of runs. */
  runVariation: number | null;
  pausesPerMin: number | null;
  /** Pauses inside a clause; null without a text, which is needed to know the clauses. */
  insidePausesPerMin: number | null;
  /** Silences of two seconds or more that do not follow a full stop. */
  blanksPerMin: number | null;
  /** Share of the pauses that stand at a boundary, 0 to 1. */
  boundaryShare: number | null;
  /**
   * If there are too few pauses for `boundaryShare`: their number as a share of the fewest needed. Those too short to
   * be placed are not held against the speaker.
   */
  fewPausesShare: number | null;
}

/** Fewest pauses to measure where they are made. */
const PLACED_PAUSES_MIN = 3;
/** Fewest runs to measure how their lengths vary. */
const RUNS_MIN = 4;

/** A silence in which its speaker seems to have lost the thread. */
export function isBlank({ startSec, endSec, afterStop }: Pause): boolean {
  return endSec - startSec >= DELIVERY.blankSec.value && !afterStop;
}

/** Lengths of speech between two pauses, seconds; a blank does not end a run, since it is not deliberate. */
function runsBetween(runs: readonly Stretch[], pauses: readonly Pause[]): number[] {
  const lengths: number[] = [];
  for (const [i, { startSec, endSec }] of runs.entries()) {
    const before = pauses[i - 1];
    if (before && isBlank(before)) lengths.push(lengths.pop()! + endSec - startSec);
    else lengths.push(endSec - startSec);
  }
  return lengths;
}

interface Spoken {
  syllables: number;
  /** The words of a text have their times. */
  hasWords: boolean;
}

export function measureTiming(
  signal: SignalMeasures,
  span: SpeechSpan,
  pauses: readonly Pause[],
  { syllables, hasWords }: Spoken,
): Timing {
  const speechSec = span.endSec - span.startSec;
  const pausedSec = pauses.reduce((sum, pause) => sum + pause.endSec - pause.startSec, 0);
  const phonationSec = speechSec - pausedSec;
  const minutes = speechSec / 60;
  const per = (count: number, length: number) => (length > 0 && syllables > 0 ? count / length : null);
  const placed = pauses.filter((pause) => pause.place !== null);
  const inside = placed.filter((pause) => pause.place === "inside").length;
  const blanks = pauses.filter(isBlank).length;
  const runs = runsBetween(signal.runs, pauses);
  return {
    speechSec,
    phonationSec,
    speechRate: per(syllables, speechSec),
    articulationRate: per(syllables, phonationSec),
    phonationRatio: per(phonationSec, speechSec),
    meanRunSyllables: per(syllables, signal.runs.length === 0 ? 0 : 1 + signal.pauseCount),
    runVariation: runs.length < RUNS_MIN ? null : variationOf(runs),
    pausesPerMin: per(signal.pauseCount, minutes),
    insidePausesPerMin: hasWords ? per(inside, minutes) : null,
    blanksPerMin: per(blanks, minutes),
    fewPausesShare:
      hasWords && placed.length < PLACED_PAUSES_MIN && speechSec >= DELIVERY.pausesDueSec.value
        ? Math.min(1, Math.max(0, signal.pauseCount - inside) / PLACED_PAUSES_MIN)
        : null,
    boundaryShare: placed.length < PLACED_PAUSES_MIN ? null : (placed.length - inside) / placed.length,
  };
}
