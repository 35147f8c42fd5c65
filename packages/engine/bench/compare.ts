import { FRAME_STEP_SEC } from "../src/signal/frames.ts";
import type { TimedWord } from "../src/report.ts";
import { pausesOf, type Phone, type SpokenToken } from "../test-support/recordings.ts";
import type { PraatMeasures } from "./praat.ts";

interface F0Agreement {
  bothVoiced: number;
  /** Number of frames more than 20 % apart. */
  gross: number;
  /** Distances of the other frames. */
  cents: number[];
}

/** Compares our f0 with Praat's at the times of Praat's frames, where both find voicing. */
export function compareF0(f0Hz: Float32Array, praat: PraatMeasures["f0"]): F0Agreement {
  const agreement: F0Agreement = { bothVoiced: 0, gross: 0, cents: [] };
  for (const { timeSec, hz } of praat) {
    const place = timeSec / FRAME_STEP_SEC - 0.5;
    const before = f0Hz[Math.floor(place)] ?? 0;
    const after = f0Hz[Math.floor(place) + 1] ?? 0;
    if (hz === 0 || before === 0 || after === 0) continue;
    const ours = before + (after - before) * (place - Math.floor(place));
    agreement.bothVoiced++;
    if (Math.abs(ours / hz - 1) > 0.2) agreement.gross++;
    else agreement.cents.push(Math.abs(1200 * Math.log2(ours / hz)));
  }
  return agreement;
}

interface Found {
  startSec: number;
  endSec: number;
}

interface Matching {
  found: number;
  expected: number;
  matched: number;
  /** Sum of the absolute length errors of the matched pauses. */
  lengthErrorSec: number;
}

/** Matches pauses that overlap, each used once. */
export function matchPauses(found: readonly Found[], expected: readonly Found[]): Matching {
  const used = new Set<Found>();
  let lengthErrorSec = 0;
  for (const one of expected) {
    const match = found.find(
      (other) => !used.has(other) && other.startSec < one.endSec && other.endSec > one.startSec,
    );
    if (!match) continue;
    used.add(match);
    lengthErrorSec += Math.abs(match.endSec - match.startSec - (one.endSec - one.startSec));
  }
  return { found: found.length, expected: expected.length, matched: used.size, lengthErrorSec };
}

/** From .3 s on, everybody hears a pause. Between .15 and .3 s listeners disagree: finding it or not does not count. */
const PAUSE_SURE_SEC = 0.3;
const PAUSE_DOUBTFUL_SEC = 0.15;

/** Pauses as listeners hear them: those of .3 s must be found, those of .15 to .3 s may be. */
export function matchHeardPauses(found: readonly Found[], phones: readonly Phone[]): Matching {
  const silent = pausesOf(phones, PAUSE_DOUBTFUL_SEC);
  const sure = silent.filter(({ startSec, endSec }) => endSec - startSec >= PAUSE_SURE_SEC - 1e-9);
  const doubtful = silent.filter((pause) => !sure.includes(pause));
  const meets = (one: Found, other: Found) => one.startSec < other.endSec && one.endSec > other.startSec;
  const counted = found.filter(
    (one) => !doubtful.some((other) => meets(one, other)) || sure.some((other) => meets(one, other)),
  );
  return matchPauses(counted, sure);
}

/** Matches nuclei to unmatched vowels within 50 ms. */
export function matchNuclei(nucleiSec: ArrayLike<number>, vowels: readonly Phone[]): Matching {
  const used = new Set<Phone>();
  for (const timeSec of Array.from(nucleiSec)) {
    const vowel = vowels.find(
      (one) => !used.has(one) && timeSec >= one.startSec - 0.05 && timeSec <= one.endSec + 0.05,
    );
    if (vowel) used.add(vowel);
  }
  return { found: nucleiSec.length, expected: vowels.length, matched: used.size, lengthErrorSec: 0 };
}

export function f1Of(matchings: readonly Matching[]): number {
  const sum = (pick: (one: Matching) => number) => matchings.reduce((total, one) => total + pick(one), 0);
  return (2 * sum((one) => one.matched)) / (sum((one) => one.found) + sum((one) => one.expected));
}

/** Distance between the middle of each placed word and of the same spoken word, in text order. */
export function wordDistances(placed: readonly TimedWord[], spoken: readonly SpokenToken[]): number[] {
  const distances: number[] = [];
  let next = 0;
  for (const { word, startSec, endSec } of placed) {
    const form = bareForm(word);
    const ahead = spoken.slice(next, next + 8).findIndex((token) => bareForm(token.word) === form);
    if (form === "" || ahead < 0) continue;
    const token = spoken[next + ahead]!;
    next += ahead + 1;
    distances.push(Math.abs((startSec + endSec - token.startSec - token.endSec) / 2));
  }
  return distances;
}

/** The word without a leading elision: « l'eau » is compared as « eau ». */
function bareForm(word: string): string {
  return word
    .toLowerCase()
    .replace(/^\p{L}{1,2}['’]/u, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
