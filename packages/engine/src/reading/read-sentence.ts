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

/** Reads `source.slice(start, end)` as one sentence: words, lemmas, parts of speech, syntax. */
export function readSentence(
  source: string,
  start: number,
  end: number,
  models = openModels(),
): SyntaxSentence {
  const words = expandContractions(models, splitWords(source, start, end));
  const { words: readings, markers } = readWords(
    models,
    words.map((word) => word.form),
  );
  return {
    start,
    end,
    // Field by field: copying by spreading costs five times as much, for every word of every sentence.
    words: words.map(({ form, start: from, end: to }, at) => {
      const { lemma, upos, feats, head, deprel } = readings[at]!;
      return { form, start: from, end: to, lemma, upos, feats, head, deprel };
    }),
    markers,
  };
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
