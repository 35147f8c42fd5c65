import { expandContractions } from "./expand-contractions.ts";
import { COMMA, findBoundaries, STOP, STOP_BONUS } from "./find-boundaries.ts";
import { openModels } from "./models.ts";
import type { TaggedWords } from "./parse-words.ts";
import { hashesOf, rowOfTags } from "./read-words.ts";
import { type SplitWord, splitWords } from "./split-words.ts";
import { tagWords } from "./tag-words.ts";
import { factsOf } from "./word-facts.ts";

/** Boundaries in a range of speech: the offset of the end of the word before each. */
interface SpokenBoundaries {
  stops: number[];
  commas: number[];
}

const WORD = /[\p{L}\p{N}]/u;
/** Score added to a stop at a written comma, and subtracted elsewhere in a text with commas. */
const AT_COMMA = 50;
const NOT_AT_COMMA = 10;

/** Words of a range without punctuation and capitals, as a speech recogniser writes them. */
interface BareWords {
  words: SplitWord[];
  tagged: TaggedWords;
  isFiniteVerb: (at: number) => boolean;
}

/** The words of `source.slice(start, end)` with their tags, punctuation ignored. */
export function bareWords(source: string, start: number, end: number, models = openModels()): BareWords {
  const words = expandContractions(models, splitWords(source, start, end)).filter(({ form }) =>
    WORD.test(form),
  );
  const forms = words.map(({ form }) => form.toLowerCase());
  const facts = factsOf(forms, models.classes);
  const tags = tagWords(models, facts);
  const { whole, part, limits } = hashesOf(models);
  return {
    words,
    tagged: {
      facts,
      tags: rowOfTags(whole, tags),
      parts: rowOfTags(part, tags),
    },
    isFiniteVerb: (at) => limits.finite.has(tags[at]!),
  };
}

/**
 * Sentence ends and commas of `source.slice(start, end)`, a transcript with few or no stops, as speech corpora annotate
 * them: after every complete unit of syntax. `hearMarks` predicts them as writers of pitches do.
 */
export function endSentences(
  source: string,
  start: number,
  end: number,
  models = openModels(),
): SpokenBoundaries {
  const { words, tagged, isFiniteVerb } = bareWords(source, start, end, models);
  const labels = findBoundaries(models.boundaries, tagged, isFiniteVerb, bonusesOf(source, words));
  const placesOf = (label: number) => words.filter((_, at) => labels[at] === label).map((word) => word.end);
  return { stops: placesOf(STOP), commas: placesOf(COMMA) };
}

function bonusesOf(source: string, words: readonly SplitWord[]): (at: number) => number {
  const isComma = (word: SplitWord) => /^\s*[,;:–—]/.test(source.slice(word.end, word.end + 3));
  if (!words.some(isComma)) return () => STOP_BONUS;
  return (at) => (isComma(words[at]!) ? AT_COMMA : NOT_AT_COMMA);
}
