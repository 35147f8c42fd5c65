import type { Pause, TimedWord, TimelineItem } from "../report.ts";

/** Words and pauses in the order of time, as the chart of the report reads them. */
export function buildTimeline(words: readonly TimedWord[], pauses: readonly Pause[]): TimelineItem[] {
  const items: TimelineItem[] = [
    ...words.map(({ word, startSec, endSec }) => ({
      word,
      startTime: roundMs(startSec),
      endTime: roundMs(endSec),
      isPause: false,
      pauseType: null,
    })),
    ...pauses.map(({ type, startSec, endSec }) => ({
      word: "",
      startTime: roundMs(startSec),
      endTime: roundMs(endSec),
      isPause: true,
      pauseType: type,
    })),
  ];
  return items.sort((a, b) => a.startTime - b.startTime || a.endTime - b.endTime);
}

export function roundMs(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
