import type { Stretch } from "../signal/voice-activity.ts";
import { clipToSpeech } from "./clip-to-speech.ts";
import { matchWords } from "./match-words.ts";
import type { WordTime } from "./place-words.ts";
import type { HeardWord } from "../pitch.ts";
import type { SpokenWord } from "./spoken-words.ts";

/** Lowest share of the recognised words found in the text: below, it is another text, and its times are not used. */
const MATCHED_SHARE_MIN = 0.5;

/**
 * Times the words of a text by those that a recogniser gave: matched words keep theirs, drawn back from the
 * silences that recognisers stretch words over; words added by a correction share the gap between their neighbours.
 *
 * @returns one time per word, ascending, or null where too few words match
 */
export function takeRecognisedTimes(
  words: readonly SpokenWord[],
  heard: readonly HeardWord[],
  runs: readonly Stretch[],
): WordTime[] | null {
  const matches = matchWords(words, heard);
  const matched = matches.reduce((sum, index) => sum + (index >= 0 ? 1 : 0), 0);
  if (matched === 0 || matched < MATCHED_SHARE_MIN * words.length) return null;
  const times: (WordTime | null)[] = words.map((_, i) =>
    matches[i]! < 0 ? null : usableTime(heard[matches[i]!]!, runs),
  );
  makeAscending(times);
  return fillGaps(times, words, runs);
}

function usableTime({ startSec, endSec }: HeardWord, runs: readonly Stretch[]): WordTime | null {
  if (!Number.isFinite(startSec) || !Number.isFinite(endSec)) return null;
  const fromSec = Math.max(0, startSec);
  return clipToSpeech({ startSec: fromSec, endSec: Math.max(fromSec, endSec) }, runs);
}

function makeAscending(times: readonly (WordTime | null)[]): void {
  let reachedSec = 0;
  for (const time of times) {
    if (!time) continue;
    time.startSec = Math.max(time.startSec, reachedSec);
    time.endSec = Math.max(time.endSec, time.startSec);
    reachedSec = time.endSec;
  }
}

function fillGaps(
  times: (WordTime | null)[],
  words: readonly SpokenWord[],
  runs: readonly Stretch[],
): WordTime[] {
  const firstSec = runs[0]?.startSec ?? 0;
  const lastSec = runs.at(-1)?.endSec ?? 0;
  for (let from = 0; from < times.length; from++) {
    if (times[from]) continue;
    let to = from;
    while (to < times.length && !times[to]) to++;
    const startSec = times[from - 1]?.endSec ?? Math.min(firstSec, times[to]?.startSec ?? firstSec);
    const endSec = Math.max(startSec, times[to]?.startSec ?? lastSec);
    const total = words.slice(from, to).reduce((sum, word) => sum + Math.max(1, word.syllables), 0);
    let reachedSec = startSec;
    for (let i = from; i < to; i++) {
      const nextSec = reachedSec + ((endSec - startSec) * Math.max(1, words[i]!.syllables)) / total;
      times[i] = { startSec: reachedSec, endSec: nextSec };
      reachedSec = nextSec;
    }
    from = to;
  }
  return times as WordTime[];
}
