import type { TimedWord } from "@app/contracts/recording";

/** sherpa-onnx's result for one piece: sub-words and the second at which each starts. */
export interface TokenTimes {
  tokens: string[];
  timestamps: number[];
}

/** A word begins at a token with a leading space (or SentencePiece's ▁); punctuation stays on its word. */
const BEGINS_WORD = /^[ \u2581]/;
/**
 * The model gives start times only: a word ends where the next token starts, at most this long after its last token's
 * start.
 */
const TOKEN_SEC_MAX = 0.32;

export function joinTokens(
  { tokens, timestamps }: TokenTimes,
  offsetSec: number,
  pieceSec: number,
): TimedWord[] | null {
  if (tokens.length === 0) return [];
  if (timestamps.length !== tokens.length) return null;
  const words: TimedWord[] = [];
  for (const [i, token] of tokens.entries()) {
    const startSec = timestamps[i]!;
    const letters = token.replace(BEGINS_WORD, "");
    const endSec = Math.min(timestamps[i + 1] ?? pieceSec, startSec + TOKEN_SEC_MAX, pieceSec);
    const current = words.at(-1);
    if (current && !BEGINS_WORD.test(token)) {
      current.word += letters;
      if (/[\p{L}\p{N}]/u.test(letters)) current.endTime = offsetSec + Math.max(startSec, endSec);
    } else if (letters) {
      words.push({
        word: letters,
        startTime: offsetSec + startSec,
        endTime: offsetSec + Math.max(startSec, endSec),
      });
    }
  }
  return words;
}
