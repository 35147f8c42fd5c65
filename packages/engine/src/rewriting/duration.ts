/** Words per minute of a comfortable pitch: the middle of the 120 to 160 zone. */
const SPEAKING_RATE = { value: 140, unit: "mots/min", source: "choix" } as const;

/** Speaking time of a text, in whole seconds: words / 140 × 60. */
export function estimateDuration(wordCount: number): number {
  return Math.round((wordCount / SPEAKING_RATE.value) * 60);
}
