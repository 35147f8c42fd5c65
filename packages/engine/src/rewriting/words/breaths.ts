import { COMMA_FROM, type HeardMark } from "../../language/hear-marks.ts";
import type { TextUnits } from "../../language/units.ts";
import { markAfter, markedPlaces } from "../../language/quiet-marks.ts";

/** A guessed sentence that is nothing but « euh ». */
export const ONLY_HESITATES = /^(?:(?:euh+|heu+|hum+)[\s,.…]*)+$/iu;

/**
 * Finds where to write commas in an unpunctuated transcript.
 *
 * @param marks punctuation marks predicted without the hesitations
 * @param joined indexes of the sentences whose start is uncertain
 * @param tics start offsets of the tokens of the tics: `seamOf` handles the places beside them
 * @returns offsets of commas inside sentences, and the sentences to precede with a comma
 */
export function breaths(
  { tokens, sentences }: TextUnits,
  marks: readonly HeardMark[],
  joined: ReadonlySet<number>,
  tics: ReadonlySet<number>,
): { commas: number[]; parted: Set<number> } {
  const parted = new Set<number>();
  for (const index of joined) {
    // « vingt ans | euh | je suis »: the mark stands before the hesitation.
    let before = sentences[index - 1]!;
    while (ONLY_HESITATES.test(before.text) && sentences[before.index - 1])
      before = sentences[before.index - 1]!;
    const mark = markAfter(marks, before);
    if (mark && mark.any >= COMMA_FROM && !tics.has(tokens[before.endToken - 1]!.start)) parted.add(index);
  }
  const marked = markedPlaces(marks);
  const commas = tokens.flatMap(({ start, end, sentence }, at) => {
    const next = tokens[at + 1];
    if (!marked.has(end) || next === undefined || next.kind === "punctuation") return [];
    return next.sentence !== sentence || tics.has(start) || tics.has(next.start) ? [] : [end];
  });
  return { commas, parted };
}
