import { FRAME_STEP_SEC, frameAt } from "../signal/frames.ts";
import type { SignalMeasures } from "../signal/measure-signal.ts";
import { median, quantiles } from "../signal/quantiles.ts";
import { DELIVERY } from "./parameters.ts";
import { deviationOf } from "./statistics.ts";

/** The tone at the end of a phrase, relative to the phrase. */
interface PhraseEnd {
  endSec: number;
  /** Last tone relative to the median of the phrase, semitones. */
  finalSt: number;
}

export interface Intonation {
  /** Standard deviation of the tone in semitones; null if too little is voiced. */
  f0SdSt: number | null;
  /** Range of the tone between its 20th and 80th percentiles, in semitones. */
  f0RangeSt: number | null;
  /** Standard deviation of the level of voiced frames, dB. */
  levelSdDb: number | null;
  /** Of statements only. */
  phraseEnds: PhraseEnd[];
  /** Share of the statements that end low, 0 to 1. */
  finalLoweringShare: number | null;
}

interface PhraseBoundary {
  endSec: number;
  isStatement: boolean;
}

/** At least one second of voice for a measure of spread. */
const VOICED_FRAMES_MIN = 100;
const FINAL_FRAMES = 5;

/** Fewest statements to measure how they end. */
const PHRASE_ENDS_MIN = 3;

export function measureIntonation(signal: SignalMeasures, boundaries: readonly PhraseBoundary[]): Intonation {
  const semitones: number[] = [];
  const levels: number[] = [];
  for (let frame = 0; frame < signal.f0Hz.length; frame++) {
    if (signal.f0Hz[frame]! <= 0 || signal.levelsDb[frame]! <= signal.thresholdDb) continue;
    semitones.push(12 * Math.log2(signal.f0Hz[frame]!));
    levels.push(signal.levelsDb[frame]!);
  }
  if (semitones.length < VOICED_FRAMES_MIN) {
    return { f0SdSt: null, f0RangeSt: null, levelSdDb: null, phraseEnds: [], finalLoweringShare: null };
  }
  const [low, high] = quantiles(semitones, 0.2, 0.8) as [number, number];
  const phraseEnds = measurePhraseEnds(signal, boundaries);
  const lowered = phraseEnds.filter((end) => end.finalSt <= -DELIVERY.finalLoweringSt.value).length;
  return {
    f0SdSt: deviationOf(semitones),
    f0RangeSt: high - low,
    levelSdDb: deviationOf(levels),
    phraseEnds,
    finalLoweringShare: phraseEnds.length < PHRASE_ENDS_MIN ? null : lowered / phraseEnds.length,
  };
}

function measurePhraseEnds(signal: SignalMeasures, boundaries: readonly PhraseBoundary[]): PhraseEnd[] {
  const ends: PhraseEnd[] = [];
  let from = 0;
  for (const { endSec, isStatement } of boundaries) {
    const to = frameAt(endSec, signal.f0Hz.length) + 1;
    const voiced = signal.f0Hz.slice(from, to).filter((hz) => hz > 0);
    const last = lastVoiced(signal.f0Hz, from, to);
    from = to;
    if (!isStatement || voiced.length < VOICED_FRAMES_MIN / 2 || last.length < FINAL_FRAMES) continue;
    ends.push({ endSec, finalSt: 12 * Math.log2(median(last.slice(-FINAL_FRAMES)) / median(voiced)) });
  }
  return ends;
}

/** The voiced frames of the last syllable: none where the phrase ends in an unvoiced stretch. */
function lastVoiced(f0Hz: Float32Array, from: number, to: number): Float32Array {
  const frames = Math.round(DELIVERY.phraseEndVoicedSec.value / FRAME_STEP_SEC);
  return f0Hz.slice(Math.max(from, to - frames), to).filter((hz) => hz > 0);
}
