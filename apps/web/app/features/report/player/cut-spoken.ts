import type { OralPerformance } from "@app/contracts/report";
import { locateWords } from "./locate-words.ts";

/** A sentence as it was said in a take. */
export interface SaidSentence {
  text: string;
  durationSec: number;
  wordsPerMinute: number;
  pauses: number;
  hesitations: number;
}

const STOP = /[.!?…\n]/;
const WORDS_MIN = 3;

/** The sentence around an offset of the text, and how it was said; null where its words have no times. */
export function cutSpoken(content: string, oral: OralPerformance, offset: number): SaidSentence | null {
  let from = offset;
  while (from > 0 && !STOP.test(content[from - 1]!)) from--;
  let to = offset;
  while (to < content.length && !STOP.test(content[to]!)) to++;
  const text = content.slice(from, to + 1).trim();
  const words = locateWords(content, oral.timeline).filter(({ end }) => end > from && end <= to);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < WORDS_MIN) return null;
  const { timeSec: startSec } = first;
  const { endTime: endSec } = oral.timeline.find(
    ({ isPause, startTime }) => !isPause && startTime === last.timeSec,
  )!;
  const durationSec = endSec - startSec;
  if (durationSec <= 0) return null;
  const inside = ({ startTime, endTime }: { startTime: number; endTime: number }) =>
    startTime >= startSec && endTime <= endSec;
  return {
    text,
    durationSec,
    wordsPerMinute: (60 * words.length) / durationSec,
    pauses: oral.timeline.filter((item) => item.isPause && inside(item)).length,
    hesitations: oral.hesitations.filter((one) => one.answer !== "dismissed" && inside(one)).length,
  };
}
