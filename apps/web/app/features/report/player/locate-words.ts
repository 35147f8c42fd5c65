import type { OralPerformance } from "@app/contracts/report";

interface SaidWord {
  /** UTF-16 offset into the content. */
  end: number;
  timeSec: number;
}

/** Matches the timed words with the content, in order: the timeline has the times, the content the offsets. */
export function locateWords(content: string, timeline: OralPerformance["timeline"]): SaidWord[] {
  const words: SaidWord[] = [];
  let from = 0;
  for (const { word, startTime, isPause } of timeline) {
    if (isPause || word === "") continue;
    const start = content.indexOf(word, from);
    if (start < 0) continue;
    from = start + word.length;
    words.push({ end: from, timeSec: startTime });
  }
  return words;
}

/** When the word at this offset is said; between two words, the next one. */
export function timeAtOffset(words: readonly SaidWord[], offset: number): number | null {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return words[low]?.timeSec ?? null;
}
