import type { Analysis, OralPerformance } from "@app/contracts/report";
import { composePart } from "@app/engine/rewriting";
import { countHesitations } from "../../../lib/count-hesitations.ts";
import { locateWords } from "./locate-words.ts";

/** A sentence as it was said in a take. */
export interface SaidSentence {
  text: string;
  /** Acceptable wordings without its tics, from the rewriting. */
  rewordings?: string[];
  durationSec: number;
  wordsPerMinute: number;
  pauses: number;
  /** Null if noise prevented the detection. */
  hesitations: number | null;
}

type Edits = NonNullable<Analysis["recommendations"]["rewriting"]>["edits"];

const STOP = /[.!?…\n]/;
const WORDS_MIN = 3;

/** The sentence around an offset of the text, and how it was said; null if its words have no times. */
export function cutSpoken(
  content: string,
  oral: OralPerformance,
  offset: number,
  edits: Edits = [],
): SaidSentence | null {
  let from = offset;
  while (from > 0 && !STOP.test(content[from - 1]!)) from--;
  let to = offset;
  while (to < content.length && !STOP.test(content[to]!)) to++;
  const place = { start: from, end: to + 1 };
  const text = content.slice(place.start, place.end).trim();
  const rewordings = rewordingsOf(content, place, edits).filter((one) => one !== text);
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
    ...(rewordings.length > 0 && { rewordings }),
    durationSec,
    wordsPerMinute: (60 * words.length) / durationSec,
    pauses: oral.timeline.filter((item) => item.isPause && inside(item)).length,
    hesitations: countHesitations(
      oral.hesitations.filter((one) => one.answer !== "dismissed" && inside(one)).length,
      oral.issues ?? [],
      oral.hesitations.length,
    ),
  };
}

/** Two rewordings: without tics only, and with all changes of the rewriting. */
function rewordingsOf(content: string, place: { start: number; end: number }, edits: Edits): string[] {
  const untic = edits.filter(({ kind }) => kind === "tic");
  const texts = [untic, edits].map((accepted) => composePart(content, place, accepted).trim());
  return [...new Set(texts)].filter(Boolean);
}
