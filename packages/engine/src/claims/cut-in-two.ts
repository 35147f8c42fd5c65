import type { SentenceReading } from "../content/pitch-reading.ts";
import type { Place } from "../report.ts";
import { clausesOf, placeToQuote, showPlace } from "./places.ts";

/** A half of fewer words is no sentence. */
const FEWEST_WORDS = 7;
/** Words by which the second half is known. */
const RESUMES = 6;
const BEGINS = 10;
const WORD = /\S+/gu;

/** Where a long sentence may be cut, by its first words and those that would open the second one; null where nowhere. */
export function cutInTwo(
  content: string,
  sentence: SentenceReading,
): { begins: string; resumes: string; place: Place } | null {
  const { start, end } = sentence.sentence;
  const words = Array.from(content.slice(start, end).matchAll(WORD), ({ index }) => start + index);
  const middle = words[Math.floor(words.length / 2)] ?? start;
  const before = (at: number) => words.filter((word) => word < at).length;
  const cuts = clausesOf(content, { start, end })
    .map((at) => words.find((word) => word >= at) ?? end)
    .filter((at) => before(at) >= FEWEST_WORDS && words.length - before(at) >= FEWEST_WORDS)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const [cut] = cuts;
  if (cut === undefined) return null;
  const at = before(cut);
  const stop = words[at + RESUMES];
  const resumed = content.slice(cut, stop ?? end).replace(/(?<![\s,;:.!?…«"-])[\s,;:.!?…«"-]+$/u, "");
  const begins = placeToQuote(content, sentence, undefined, BEGINS);
  return {
    begins: showPlace(content, begins),
    resumes: showPlace(content, { start: cut, end: cut + resumed.length }),
    place: { start, end },
  };
}
