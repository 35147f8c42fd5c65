/**
 * Norms of real French voices: nine deciles of the words per minute in each 10 s, and of the pauses (.25 s and more)
 * per minute in each 20 s. Printed by `npm run norms -- FOLDER` from the word times of UD French-Rhapsodie 2.17
 * (Lacheret, Kahane and others, CC BY-SA 4.0). Planned: radio talks and speeches, written or prepared. Spontaneous:
 * routes, films and life stories told.
 */
export const SPEECH_NORMS = {
  planned: {
    voices: 10,
    wordsPerMinute: [102, 119, 132, 144, 162, 174, 186, 198, 216],
    pausesPerMinute: [7.9, 10.4, 13.2, 14.5, 15.6, 16.2, 16.9, 17.6, 19.8],
  },
  spontaneous: {
    voices: 37,
    wordsPerMinute: [132, 150, 162, 174, 180, 192, 204, 216, 234],
    pausesPerMinute: [11.2, 12, 13.9, 14.4, 15.1, 16.2, 17.5, 17.9, 18.7],
  },
} as const;

export type SpeechKind = keyof typeof SPEECH_NORMS;
type NormedMeasure = "wordsPerMinute" | "pausesPerMinute";

/** Share of real voices with a lower value, in tenths: 0 under the first decile, .9 above the last one. */
export function rankAmong(kind: SpeechKind, measure: NormedMeasure, value: number): number {
  return SPEECH_NORMS[kind][measure].filter((decile) => decile <= value).length / 10;
}

/** The range of the middle half of real voices. */
export function middleHalf(kind: SpeechKind, measure: NormedMeasure): { from: number; to: number } {
  const deciles = SPEECH_NORMS[kind][measure];
  const between = (low: number, high: number) => Math.round((deciles[low]! + deciles[high]!) / 2);
  return { from: between(1, 2), to: between(6, 7) };
}
