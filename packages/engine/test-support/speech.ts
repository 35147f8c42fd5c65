import { runEspeak } from "../train/speech/espeak.ts";

export { canSpeak } from "../train/speech/espeak.ts";

export interface Speaking {
  wordsPerMinute?: number;
  /** 0 is a flat tone, 50 the default of espeak-ng. */
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
