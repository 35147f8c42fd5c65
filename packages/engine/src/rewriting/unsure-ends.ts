import { type HeardMark, STOP_FROM, WRITTEN_FROM } from "../language/hear-marks.ts";
import type { Sentence, TextUnits } from "../language/units.ts";
import { markAfter } from "./quiet-marks.ts";

/** « quand il pleut | je reste », « ce que je fais | c'est du pain »: what opens so waits for its verb. */
const WAITS =
  /^(?:(?:et|mais|donc|alors|puis) )*(?:quand|lorsqu(?:e |['’])|si |comme |puisqu(?:e |['’])|ce (?:que? |qui |qu['’]))/i;
const SUBJECTS = new Set("je j' tu il elle on nous vous ils elles c' ça ce y".split(" "));

/** « c'est-à-dire que quand je fais quelque chose | j'aime bien »: the same, at the end of a sentence. */
const WAITS_LAST = /(?<![\p{L}])que (?:quand|si|lorsque) [^,]{1,60}$/iu;

/** Whether a sentence without a mark inside opens what follows, and is none of its own. */
function waitsForVerb(marks: readonly HeardMark[], { start, end, text }: Sentence, next: string): boolean {
  if (!SUBJECTS.has(next)) return false;
  if (WAITS_LAST.test(text)) return true;
  if (!WAITS.test(text)) return false;
  return !marks.some((mark) => mark.end > start && mark.end < end && mark.any >= WRITTEN_FROM);
}

/**
 * Sentences of a transcript without stops whose start is only guessed, so that a stop written there could cut a clause. Their
 * indexes; none in a punctuated text.
 *
 * @param marks what is heard once the hesitations are out
 */
export function unsureStarts(units: TextUnits, marks: readonly HeardMark[]): Set<number> {
  const unsure = new Set<number>();
  if (units.punctuated) return unsure;
  const { sentences, source, tokens } = units;
  for (const { index, start, firstToken } of sentences) {
    const before = sentences[index - 1];
    if (!before || source.slice(before.end, start).includes("\n") || before.terminator !== "") continue;
    const mark = markAfter(marks, before);
    const isSure = mark && mark.any >= WRITTEN_FROM && mark.stop >= STOP_FROM;
    if (!isSure || waitsForVerb(marks, before, tokens[firstToken]!.norm)) unsure.add(index);
  }
  return unsure;
}
