import { findFillers, measureFillerRate } from "../language/fillers.ts";
import { readText } from "../language/read-text.ts";
import type { TextUnits } from "../language/units.ts";
import type { SignalMeasures } from "../signal/measure-signal.ts";
import { findHesitations } from "./find-hesitations.ts";
import { findPauses } from "./find-pauses.ts";
import { timeFillers, timeRestarts } from "./locate-in-time.ts";
import { measureIntonation, type Intonation } from "./measure-intonation.ts";
import { measureTempo, type Tempo } from "./measure-tempo.ts";
import { measureTiming, type Timing } from "./measure-timing.ts";
import { DELIVERY } from "./parameters.ts";
import { placeWords, type WordTime } from "./place-words.ts";
import { takeRecognisedTimes } from "./recognised-times.ts";
import type { HeardWord } from "../pitch.ts";
import type {
  Hesitation,
  Pause,
  Restart,
  SpeechRatePoint,
  TimedFiller,
  TimedWord,
  WordTiming,
} from "../report.ts";
import { rateBySyllables, rateByWindow, type SpeechSpan } from "./speech-rate.ts";
import { listSpokenWords, type SpokenWord } from "./spoken-words.ts";
import { type Unheard, whyUnheard } from "./why-unheard.ts";

/** Measures of the delivery of a recording; null where one could not be measured. */
export interface Delivery extends Timing, Tempo {
  /** The spoken text, if it is known and matches the sound. */
  units: TextUnits | null;
  /**
   * A text was given, but it has far more or far fewer syllables than were heard: it is another text, or incomplete.
   */
  textRejected: boolean;
  wordTiming: WordTiming;
  /** Whether words are counted in the text, not estimated from syllables. */
  textFits: boolean;
  span: SpeechSpan;
  words: TimedWord[];
  pauses: Pause[];
  hesitations: Hesitation[];
  /** Why hesitations were not looked for; null if they were. */
  hesitationsUnheard: Unheard | null;
  fillers: TimedFiller[];
  restarts: Restart[];
  /** Words per minute by window, counted where the text is known, else estimated from syllables. */
  rates: SpeechRatePoint[];
  intonation: Intonation;
  syllables: number;
  wordsPerMinute: number | null;
  /** Repetitions, truncations and corrections for 100 words. */
  restartsPer100: number | null;
  /** Weighted written fillers for 100 words. */
  fillersPer100: number | null;
}

export interface Transcript {
  text?: string | null;
  /** The words with the times of a recogniser. */
  words?: readonly HeardWord[] | null;
}

/** Measures delivery on the waveform, with the words where they are known. */
export function measureDelivery(signal: SignalMeasures, transcript: Transcript = {}): Delivery {
  const heard = transcript.words ?? [];
  const text = transcript.text?.trim() ? transcript.text : heard.map((word) => word.word.trim()).join(" ");
  const given = text.trim() ? readText(text) : null;
  const spoken = given ? listSpokenWords(given) : [];
  const textFits = spoken.length > 0 && fits(spoken, signal);
  const recognised = heard.length > 0 ? takeRecognisedTimes(spoken, heard, signal.runs) : null;
  const hesitations = findHesitations(signal);
  const times = recognised ?? (textFits ? placeWords(spoken, signal, unwritten(hesitations, spoken)) : null);
  const units = times ? given : null;
  const words = times ? spoken.map((word, i) => timeWord(word, times[i]!)) : [];

  const span = { startSec: signal.runs[0]?.startSec ?? 0, endSec: signal.runs.at(-1)?.endSec ?? 0 };
  const syllables = textFits ? countSyllables(spoken) : signal.nucleiSec.length;
  const pauses = findPauses(signal, spoken, times);
  const timing = measureTiming(signal, span, pauses, { syllables, hasWords: times !== null });
  const rates = textFits ? rateByWindow(words, span) : rateBySyllables(signal.nucleiSec, span);
  const restarts = units ? timeRestarts(units, words) : [];
  const wordCount = textFits ? spoken.length : syllables / DELIVERY.syllablesPerWord.value;
  const perMinute = (value: number) => (timing.speechSec > 0 ? (60 * value) / timing.speechSec : null);

  return {
    ...timing,
    ...measureTempo(textFits ? { words } : signal, span, pauses),
    units,
    textRejected: given !== null && times === null,
    wordTiming: recognised ? "recogniser" : times ? "alignment" : "none",
    textFits,
    span,
    words,
    pauses,
    hesitations,
    hesitationsUnheard: hesitations.length > 0 ? null : whyUnheard(signal.quality.issues, signal.echo),
    fillers: units ? timeFillers(units, words) : [],
    restarts,
    rates: rates.map(roundRate),
    intonation: measureIntonation(signal, statementEnds(pauses, span, units, words)),
    syllables,
    wordsPerMinute: wordCount > 0 ? perMinute(wordCount) : null,
    restartsPer100: units && units.wordCount > 0 ? (100 * restarts.length) / units.wordCount : null,
    fillersPer100: units && units.wordCount > 0 ? measureFillerRate(units, findFillers(units)) : null,
  };
}

/** Rounds a rate as it is stored and shown, so that the remarks give the same number. */
function roundRate({ time, rate }: SpeechRatePoint): SpeechRatePoint {
  return { time: Math.round(time * 10) / 10, rate: Math.round(rate * 10) / 10 };
}

const WRITTEN_HESITATION = /^(?:e+u+h*|h?e+u*h+m*|h+u+m+|m+h+m*)$/iu;

/** The hesitations heard but not written: a text with one « euh » is taken to have them all. */
const unwritten = (
  hesitations: readonly Hesitation[],
  spoken: readonly SpokenWord[],
): readonly Hesitation[] => (spoken.some(({ word }) => WRITTEN_HESITATION.test(word)) ? [] : hesitations);

function timeWord(word: SpokenWord, time: WordTime): TimedWord {
  return { word: word.word, start: word.start, end: word.end, startSec: time.startSec, endSec: time.endSec };
}

function fits(words: readonly SpokenWord[], signal: SignalMeasures): boolean {
  const ratio = signal.nucleiSec.length / Math.max(1, countSyllables(words));
  return ratio >= DELIVERY.alignmentRatioMin.value && ratio <= DELIVERY.alignmentRatioMax.value;
}

function countSyllables(words: readonly SpokenWord[]): number {
  return words.reduce((sum, word) => sum + word.syllables, 0);
}

/**
 * Where statements end: at the pauses after a written full stop, and at the end. A question may rise, and inside a
 * sentence French rises on purpose, so nothing is taken where the sentences are not known.
 */
function statementEnds(
  pauses: readonly Pause[],
  span: SpeechSpan,
  units: TextUnits | null,
  words: readonly TimedWord[],
): { endSec: number; isStatement: boolean }[] {
  if (!units?.punctuated || words.length === 0) return [];
  const ends: { endSec: number; isStatement: boolean }[] = [];
  let next = 0;
  for (const endSec of [
    ...pauses.filter((pause) => pause.afterStop).map((pause) => pause.startSec),
    span.endSec,
  ]) {
    while (next < words.length && words[next]!.startSec < endSec) next++;
    const last = words[next - 1];
    const sentence = last && units.sentences.find((one) => one.start <= last.start && last.start < one.end);
    ends.push({ endSec, isStatement: sentence?.terminator !== "?" });
  }
  return ends;
}
