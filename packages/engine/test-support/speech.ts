import { runEspeak } from "../train/speech/espeak.ts";

export { canSpeak } from "../train/speech/espeak.ts";

export interface Speaking {
  wordsPerMinute?: number;
  /** "flat" sets the pitch range of espeak-ng to 0, a monotone; its default is 50. */
  pitchRange?: "flat" | "normal";
}

/** A French text read aloud by espeak-ng: 16 kHz mono. */
export function speak(
  text: string,
  { wordsPerMinute = 150, pitchRange = "normal" }: Speaking = {},
): Float32Array {
  const flat = pitchRange === "flat";
  const ssml = `<speak><prosody range="${flat ? "0%" : "100%"}">${text}</prosody></speak>`;
  return runEspeak(["-v", "fr", "-s", String(wordsPerMinute), "-m"], ssml);
}
