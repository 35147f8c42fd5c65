import { COMMA_FROM, type HeardMark } from "../../language/hear-marks.ts";
import type { TextUnits } from "../../language/units.ts";
import { markAfter, markedPlaces } from "./quiet-marks.ts";

/**
 * Where a comma is written in a transcript without stops.
 *
 * @param marks what is heard once the hesitations are out
 * @param joined sentences whose start is only guessed
 * @param tics where the tokens of the tics begin: what stands beside one is a seam
 * @returns places of commas inside sentences, and the sentences that one stands before
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
