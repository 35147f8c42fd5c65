import { spanOf, type Span } from "./spans.ts";
import { countTextSyllables } from "./syllables.ts";
import type { TextUnits } from "./units.ts";

/** A sentence of more words than this is hard to say in one breath. */
const LONG_SENTENCE_WORDS = 30;

export interface Readability {
  wordsPerSentence: number;
  sentenceWordsDeviation: number;
  syllablesPerWord: number;
  /**
   * 207 − 1.015·words/sentence − 73.6·syllables/word (Kandel & Moles 1958); talks 66/75/87; under 45 hard to follow by
   * ear.
   */
  kandelMoles: number;
  /** Share of sentences above `LONG_SENTENCE_WORDS`, 0 to 1. */
  longSentenceShare: number;
  longSentences: Span[];
}

/** Length and readability of the sentences with at least one word. */
export function measureReadability(units: TextUnits): Readability {
  const sentences = units.sentences.filter((sentence) => sentence.words > 0);
  const lengths = sentences.map((sentence) => sentence.words);
  const words = Math.max(1, units.wordCount);
  const wordsPerSentence = units.wordCount / Math.max(1, lengths.length);
  const variance =
    lengths.reduce((sum, length) => sum + (length - wordsPerSentence) ** 2, 0) / Math.max(1, lengths.length);
  const syllablesPerWord = countTextSyllables(units) / words;
  const long = sentences.filter((sentence) => sentence.words > LONG_SENTENCE_WORDS);
  return {
    wordsPerSentence,
    sentenceWordsDeviation: Math.sqrt(variance),
    syllablesPerWord,
    kandelMoles: 207 - 1.015 * wordsPerSentence - 73.6 * syllablesPerWord,
    longSentenceShare: long.length / Math.max(1, sentences.length),
    longSentences: long.map((sentence) =>
      spanOf(units, sentence.firstToken, sentence.endToken, "longSentence"),
    ),
  };
}
