import { expandContractions } from "./expand-contractions.ts";
import { openModels } from "./models.ts";
import { readMarkers, readWords, type WordReading } from "./read-words.ts";
import { splitWords } from "./split-words.ts";

/** One syntactic word. The two words of a contraction (« du »: « de », « le ») share its range in the source. */
interface SyntaxWord extends WordReading {
  form: string;
  start: number;
  end: number;
}

/** One sentence of the source with its words, in order. */
export interface SyntaxSentence {
  start: number;
  end: number;
  words: SyntaxWord[];
  /** Places where a form is a discourse marker: indexes of its first word and after its last. */
  markers: { first: number; end: number }[];
}

type Words = readonly SyntaxWord[];

const readings = new WeakMap<Words, object>();

/**
 * Identity of a sentence's words regardless of their offsets, as a cache key for derived results. Modified words have
 * their own.
 */
export function readingOf(words: Words): object {
  return readings.get(words) ?? words;
}

/** Caches a function of a sentence's words, regardless of their offsets: the same in a pitch and in its rewriting. */
export function byReading<Answer>(tell: (words: Words) => Answer): (words: Words) => Answer {
  const known = new WeakMap<object, { answer: Answer }>();
  return (words) => {
    const reading = readingOf(words);
    let found = known.get(reading);
    if (!found) known.set(reading, (found = { answer: tell(words) }));
    return found.answer;
  };
}

/** The same words at other offsets. */
export function moveWords(words: Words, by: number): SyntaxWord[] {
  const moved = words.map(({ form, start, end, lemma, upos, feats, head, deprel }) => {
    return { form, start: start + by, end: end + by, lemma, upos, feats, head, deprel };
  });
  readings.set(moved, readingOf(words));
  return moved;
}

/** Reads `source.slice(start, end)` as one sentence: words, lemmas, parts of speech, syntax. */
export function readSentence(
  source: string,
  start: number,
  end: number,
  models = openModels(),
): SyntaxSentence {
  const split = expandContractions(models, splitWords(source, start, end));
  const reading = readWords(
    models,
    split.map((word) => word.form),
  );
  // Field by field: copying by spreading costs five times as much, for every word of every sentence.
  const words = split.map(({ form, start: from, end: to }, at) => {
    const { lemma, upos, feats, head, deprel } = reading.words[at]!;
    return { form, start: from, end: to, lemma, upos, feats, head, deprel };
  });
  readings.set(words, reading);
  return { start, end, words, markers: reading.markers };
}

/** Where discourse markers stand in `source.slice(start, end)`, one sentence, as ranges of the source. */
export function findMarkers(
  source: string,
  start: number,
  end: number,
  models = openModels(),
): { start: number; end: number }[] {
  const words = expandContractions(models, splitWords(source, start, end));
  const places = readMarkers(
    models,
    words.map((word) => word.form),
  );
  return places.map((place) => ({ start: words[place.first]!.start, end: words[place.end - 1]!.end }));
}
