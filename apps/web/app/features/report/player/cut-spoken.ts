import type { Analysis, OralPerformance } from "@app/contracts/report";
import { composeText } from "@app/engine/rewriting";
import { countHesitations } from "../../../lib/count-hesitations.ts";
import { locateWords } from "./locate-words.ts";

/** A sentence as it was said in a take. */
export interface SaidSentence {
  text: string;
  /** What its speaker may say instead now: without its tics, as the rewriting has it. */
  rewordings?: string[];
  durationSec: number;
  wordsPerMinute: number;
  pauses: number;
  /** Null where noise kept them from being sought. */
  hesitations: number | null;
}

type Edits = NonNullable<Analysis["recommendations"]["rewriting"]>["edits"];

const STOP = /[.!?…\n]/;
const WORDS_MIN = 3;

/** The sentence around an offset of the text, and how it was said; null where its words have no times. */
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
  const sentence = content.slice(from, to + 1);
  const text = sentence.trim();
  const rewordings = rewordingsOf(sentence, editsInside(edits, from, to + 1)).filter((one) => one !== text);
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

/** The edits of one sentence alone, in places of it; a gap to fill is nothing to say. */
const editsInside = (edits: Edits, from: number, to: number): Edits =>
  edits
    .filter((edit) => edit.to === undefined && edit.kind !== "gap" && edit.start >= from && edit.end <= to)
    .map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));

/** Without its tics only, and with all that the rewriting changes of it. */
function rewordingsOf(sentence: string, edits: Edits): string[] {
  const untic = edits.filter(({ kind }) => kind === "tic");
  const texts = [untic, edits].map((accepted) => composeText(sentence, accepted).trim());
  return [...new Set(texts)].filter(Boolean);
}
