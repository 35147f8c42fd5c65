import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { LinearModel } from "../../src/reading/linear-model.ts";
import { tagWords } from "../../src/reading/tag-words.ts";
import { SuffixList } from "../../src/reading/suffix-list.ts";
import { factsOf } from "../../src/reading/word-facts.ts";
import type { GoldSentence, GoldWord } from "./conllu.ts";
import { bareRuns, bareSentence, type LeftOut, loadCorpus, tagOf } from "./corpus.ts";
import { trainContractions } from "./train-contractions.ts";
import { markedTexts } from "../marks/marked-runs.ts";
import { bareRun } from "./pitch-runs.ts";
import {
  type BoundaryRun,
  boundaryRuns,
  ownRuns,
  type TaggedRun,
  trainBoundaries,
} from "./train-boundaries.ts";
import { hashWord } from "../../src/reading/hash.ts";
import type { PackedWeights } from "../../src/reading/models.ts";
import { withoutSigns } from "../../src/reading/tag-names.ts";
import {
  type MarkedSentence,
  ownSentences,
  pitchSentences,
  type TaggedMarkers,
  trainMarkers,
  treebankSentences,
} from "./train-markers.ts";
import { loadLexicon } from "./lexicon.ts";
import { ownTeachers } from "./own-tagged.ts";
import { trainClasses, trainForms } from "./train-forms.ts";
import { type ParsedForms, trainParser } from "./train-parser.ts";
import { openTagger, type TaggedForms, trainTagger } from "./train-tagger.ts";

const TAG_EPOCHS = 5;
const FOLD_EPOCHS = 3;
/** Folds of the corpus, each tagged by a tagger trained on the others. */
const FOLDS = 4;
const PARSE_EPOCHS = 8;
const RUN = 8;
/**
 * Weights of our own transcripts among the unpunctuated runs, and of pitches and written text in the initial training.
 */
const OWN_WEIGHT = 1;
const AWAY_WEIGHT = 0.3;

interface TrainingOptions {
  leftOut: LeftOut;
  /** Called with progress messages. */
  note: (text: string) => void;
}

/** Trains every part of the reader, deterministically: the same data give the same weights. */
export function trainReader(folder: string, { leftOut, note }: TrainingOptions): PackedWeights {
  const corpus = loadCorpus(folder, leftOut);
  const sentences = [...corpus.spoken, ...corpus.written];
  const words = sentences.flatMap((sentence) => sentence.words);
  const lexicon = loadLexicon();
  const packedClasses = trainClasses(lexicon, words);
  const classes = SuffixList.unpack(packedClasses);
  const forms = trainForms(lexicon, words);
  const size = (part: unknown) => gzipSync(JSON.stringify(part), { level: 9 }).length;
  note(`classes ${size(packedClasses)}, forms ${size(forms)} bytes`);

  const tags = byFrequency(words.map(tagOf));
  const ownTagged = ownTeachers(leftOut !== "nothing");
  const tagger = trainTagger(
    taggedSequences(corpus.spoken, corpus.written, ownTagged),
    tags,
    classes,
    TAG_EPOCHS,
    true,
  );
  note(`tagger ${size(tagger)} bytes`);

  const relations = byFrequency(words.map((word) => word.deprel));
  const { parsed, runs, marked } = withGuessedTags(corpus, ownTagged, tags, relations, classes);
  note("tags guessed by parts");
  const parser = trainParser(parsed, relations.length, classes, PARSE_EPOCHS);
  note(
    `moves ${size(parser.moves)}, relations ${size(parser.relationModel)}, attachments ${size(parser.attachments)} bytes`,
  );
  const model = openTagger(tagger);
  const guess = (forms: string[]) => [...tagWords(model, factsOf(forms, classes))].map((tag) => tags[tag]!);
  const contractions = trainContractions(sentences);
  note(`contractions ${size(contractions)} bytes`);
  const weighed = (run: BoundaryRun, weight: number) => ({ ...run, tags: guess(run.forms), weight });
  const opened = { contractions: LinearModel.unpack(contractions) };
  const pitches = markedTexts(join(folder, ".."))
    .filter(({ isSpoken }) => isSpoken)
    .map(({ text }) => bareRun(text, opened));
  const boundaries = trainBoundaries(
    [...runs.map((run) => ({ ...run, weight: 1 })), ...ownRuns().map((run) => weighed(run, OWN_WEIGHT))],
    [...pitches, ...boundaryRuns(corpus.written)].map((run) => weighed(run, AWAY_WEIGHT)),
    classes,
  );
  note(
    `boundaries ${size(boundaries)} bytes, from ${pitches.length} pitches and ${runs.length} runs of speech`,
  );
  const own = ownSentences().map((sentence) => tagMarkers(sentence, guess(sentence.forms), classes));
  const ofPitches = pitchSentences().map((sentence) => tagMarkers(sentence, guess(sentence.forms), classes));
  const markers = trainMarkers([...marked, ...ofPitches], own);
  note(
    `markers ${size(markers)} bytes from ${marked.length} sentences, ${own.length} of ours and ${ofPitches.length} of our pitches`,
  );
  return {
    tags,
    tagger,
    contractions,
    boundaries,
    markers,
    classes: packedClasses,
    ...forms,
    relations,
    ...parser,
  };
}

function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1]).map(([value]) => value);
}

function tagged(words: readonly GoldWord[]): TaggedForms {
  return { forms: words.map((word) => word.form), tags: words.map(tagOf) };
}

/** Punctuated speech, speech in unpunctuated runs, written text, and our own sentences. */
function taggedSequences(
  spoken: readonly GoldSentence[],
  written: readonly GoldSentence[],
  own: readonly TaggedForms[],
): TaggedForms[] {
  return [
    ...[...spoken, ...written].map((sentence) => tagged(sentence.words)),
    ...bareRuns(spoken, RUN).map(tagged),
    ...own,
  ];
}

/** Each fold of the corpus with tags predicted from the other folds, to train what reads tags. */
function withGuessedTags(
  corpus: ReturnType<typeof loadCorpus>,
  own: readonly TaggedForms[],
  tags: readonly string[],
  relations: readonly string[],
  classes: SuffixList,
): { parsed: ParsedForms[]; runs: TaggedRun[]; marked: TaggedMarkers[] } {
  const relationIndex = new Map(relations.map((relation, at) => [relation, at]));
  const foldOf = (at: number, count: number) => Math.floor((at * FOLDS) / count);
  const part = <Item>(items: readonly Item[], which: number) =>
    items.filter((_, at) => foldOf(at, items.length) === which);
  const rest = <Item>(items: readonly Item[], which: number) =>
    items.filter((_, at) => foldOf(at, items.length) !== which);
  const parsed: ParsedForms[] = [];
  const runs: TaggedRun[] = [];
  const marked: TaggedMarkers[] = [];
  for (let which = 0; which < FOLDS; which += 1) {
    const others = taggedSequences(rest(corpus.spoken, which), rest(corpus.written, which), own);
    const model = openTagger(trainTagger(others, tags, classes, FOLD_EPOCHS, false));
    const guess = (forms: string[]) => [...tagWords(model, factsOf(forms, classes))].map((tag) => tags[tag]!);
    const spoken = part(corpus.spoken, which);
    for (const { words } of [...spoken, ...part(corpus.written, which), ...spoken.map(bareSentence)]) {
      const forms = words.map((word) => word.form);
      parsed.push({
        forms,
        tags: guess(forms),
        heads: Int32Array.from(words, (word) => (word.head === 0 ? words.length : word.head - 1)),
        relations: Int32Array.from(words, (word) => relationIndex.get(word.deprel)!),
      });
    }
    for (const sentence of treebankSentences([...spoken, ...part(corpus.written, which)])) {
      marked.push(tagMarkers(sentence, guess(sentence.forms), classes));
    }
    for (const run of boundaryRuns(spoken)) runs.push({ ...run, tags: guess(run.forms) });
  }
  return { parsed, runs, marked };
}

function tagMarkers(sentence: MarkedSentence, tags: readonly string[], classes: SuffixList): TaggedMarkers {
  return {
    facts: factsOf(sentence.forms, classes),
    tags: Int32Array.from(tags, (tag) => hashWord(withoutSigns(tag))),
    signed: Int32Array.from(tags, hashWord),
    places: sentence.places,
  };
}
