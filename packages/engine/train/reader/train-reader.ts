import { gzipSync } from "node:zlib";
import { tagWords } from "../../src/reading/tag-words.ts";
import { SuffixList } from "../../src/reading/suffix-list.ts";
import { factsOf } from "../../src/reading/word-facts.ts";
import type { GoldSentence, GoldWord } from "./conllu.ts";
import { bareRuns, bareSentence, loadCorpus, tagOf } from "./corpus.ts";
import { trainContractions } from "./train-contractions.ts";
import { loadLexicon } from "./lexicon.ts";
import { trainClasses, trainForms } from "./train-forms.ts";
import { type ParsedForms, trainParser } from "./train-parser.ts";
import { openTagger, type TaggedForms, trainTagger } from "./train-tagger.ts";

const TAG_EPOCHS = 5;
const FOLD_EPOCHS = 3;
const PARSE_EPOCHS = Number(process.env.PARSE_EPOCHS ?? 6);
const RUN = 8;

/** Trains every part of the reader. Nothing is drawn by chance: the same data give the same weights. */
export function trainReader(folder: string, withoutJudges: boolean) {
  const start = Date.now();
  const note = (text: string) => console.log(`${((Date.now() - start) / 1000).toFixed(0)} s: ${text}`);
  const corpus = loadCorpus(folder, withoutJudges);
  const sentences = [...corpus.spoken, ...corpus.written];
  const words = sentences.flatMap((sentence) => sentence.words);
  const lexicon = loadLexicon();
  const packedClasses = trainClasses(lexicon, words, new Set());
  const classes = SuffixList.unpack(packedClasses);
  const forms = trainForms(lexicon, words);
  const size = (part: unknown) => gzipSync(JSON.stringify(part), { level: 9 }).length;
  note(`classes ${size(packedClasses)}, forms ${size(forms)} bytes`);

  const tags = byFrequency(words.map(tagOf));
  const tagger = trainTagger(taggedSequences(corpus.spoken, corpus.written), tags, classes, TAG_EPOCHS);
  note(`tagger ${size(tagger)} bytes`);

  const relations = byFrequency(words.map((word) => word.deprel));
  const parsed = withGuessedTags(corpus, tags, relations, classes);
  note("tags guessed for the parser");
  const parser = trainParser(parsed, relations.length, classes, PARSE_EPOCHS);
  note(`moves ${size(parser.moves)}, relations ${size(parser.relationModel)} bytes`);
  const contractions = trainContractions(sentences);
  note(`contractions ${size(contractions)} bytes`);
  return { tags, tagger, contractions, classes: packedClasses, ...forms, relations, ...parser };
}

function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1]).map(([value]) => value);
}

function tagged(words: readonly GoldWord[]): TaggedForms {
  return { forms: words.map((word) => word.form), tags: words.map(tagOf) };
}

/** Speech as written down, speech in runs without stops, and written text. */
function taggedSequences(spoken: readonly GoldSentence[], written: readonly GoldSentence[]): TaggedForms[] {
  return [
    ...[...spoken, ...written].map((sentence) => tagged(sentence.words)),
    ...bareRuns(spoken, RUN).map(tagged),
  ];
}

/** Each half of the corpus with the tags of a tagger trained on the other half. */
function withGuessedTags(
  corpus: ReturnType<typeof loadCorpus>,
  tags: readonly string[],
  relations: readonly string[],
  classes: SuffixList,
): ParsedForms[] {
  const relationIndex = new Map(relations.map((relation, at) => [relation, at]));
  const half = <Item>(items: readonly Item[], which: number) =>
    items.filter((_, at) => (at < items.length / 2 ? 0 : 1) === which);
  return [0, 1].flatMap((which) => {
    const others = taggedSequences(half(corpus.spoken, 1 - which), half(corpus.written, 1 - which));
    const model = openTagger(trainTagger(others, tags, classes, FOLD_EPOCHS));
    const spoken = half(corpus.spoken, which);
    return [...spoken, ...half(corpus.written, which), ...spoken.map(bareSentence)].map(({ words }) => {
      const forms = words.map((word) => word.form);
      return {
        forms,
        tags: [...tagWords(model, factsOf(forms, classes))].map((tag) => tags[tag]!),
        heads: Int32Array.from(words, (word) => (word.head === 0 ? words.length : word.head - 1)),
        relations: Int32Array.from(words, (word) => relationIndex.get(word.deprel)!),
      };
    });
  });
}
