import { COMMA_FROM, type HeardMark } from "../../language/hear-marks.ts";
import type { TextUnits } from "../../language/units.ts";
import { markAfter, markedPlaces } from "./quiet-marks.ts";

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
    const before = sentences[index - 1]!;
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
