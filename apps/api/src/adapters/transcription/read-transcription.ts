import type { TimedWord } from "@app/contracts/recording";
import * as z from "zod/mini";
import { type SpeechText, TranscriptionFailure } from "./port.ts";

const TEXT_CHARACTERS_MAX = 20_000;
/**
 * Tolerances: recognisers place the last word slightly after the end, and sometimes a word slightly before the previous
 * one.
 */
const OVERRUN_SEC = 1;
const STEP_BACK_SEC = 0.5;

const answer = z.object({
  text: z.string(),
  language: z.nullish(z.string()),
  words: z.nullish(z.array(z.unknown())),
});
const word = z.object({ word: z.string(), start: z.number(), end: z.number() });

/** Whisper servers give the English name of a language, other services its code of two letters. */
const LANGUAGES: Record<string, string> = {
  french: "fr",
  english: "en",
  spanish: "es",
  german: "de",
  italian: "it",
};

/** Validates an answer: the text is required; inconsistent word times are dropped. */
export function readTranscription(body: string, durationSec: number): SpeechText {
  const parsed = answer.safeParse(parse(body));
  if (!parsed.success || parsed.data.text.length > TEXT_CHARACTERS_MAX)
    throw new TranscriptionFailure("malformed", "the answer is not a transcription");
  const { text, language, words } = parsed.data;
  const clean = text.replaceAll("\0", "").toWellFormed().trim();
  return {
    text: clean,
    language: language ? (LANGUAGES[language.toLowerCase()] ?? language.toLowerCase().slice(0, 2)) : null,
    words: words ? readWords(words, durationSec) : null,
  };
}

function readWords(given: unknown[], durationSec: number): TimedWord[] | null {
  const words: TimedWord[] = [];
  let after = 0;
  for (const one of given) {
    const parsed = word.safeParse(one);
    if (!parsed.success) return null;
    const { start, end } = parsed.data;
    if (start < after - STEP_BACK_SEC || end < start || end > durationSec + OVERRUN_SEC) return null;
    const startTime = Math.min(Math.max(start, after), durationSec);
    after = startTime;
    const spelling = parsed.data.word.replaceAll("\0", "").toWellFormed().trim();
    if (spelling)
      words.push({ word: spelling, startTime, endTime: Math.max(startTime, Math.min(end, durationSec)) });
  }
  return words.length > 0 ? words : null;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
