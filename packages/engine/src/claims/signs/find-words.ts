import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";

/** Words of a pitch, and the sentence that holds them. */
export interface FoundWords {
  place: Place;
  sentence: SentenceReading;
}

/** Where each sentence of the later part of a text first matches a pattern; `from` is that part’s start, 0 to 1. */
export function findWords({ sentences, content }: ClaimContext, pattern: RegExp, from = 0): FoundWords[] {
  const earliest = from * content.reading.input.content.length;
  return sentences.flatMap((sentence) => {
    const { text, start } = sentence.sentence;
    const found = pattern.exec(text);
    if (!found || start + found.index < earliest) return [];
    return [{ sentence, place: { start: start + found.index, end: start + found.index + found[0].length } }];
  });
}
