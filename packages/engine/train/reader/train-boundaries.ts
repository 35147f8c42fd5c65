import {
  afterBoundary,
  BOUNDARIES,
  BOUNDARY_FEATURES,
  BOUNDARY_START,
  COMMA,
  decideBoundary,
  NO_BOUNDARY,
  STOP,
  STOP_BONUS,
  writeBoundaryFeatures,
} from "../../src/reading/find-boundaries.ts";
import { readFileSync } from "node:fs";
import { packModel } from "../../src/reading/linear-model.ts";
import { CONTRACTIONS, splitWords } from "../../src/reading/split-words.ts";
import { isFiniteTag } from "../../src/reading/tag-names.ts";
import type { TaggedWords } from "../../src/reading/parse-words.ts";
import type { SuffixList } from "../../src/reading/suffix-list.ts";
import type { GoldSentence } from "./conllu.ts";
import { FeatureCounts, toRows } from "./perceptron.ts";
import { Examples, fitSoftmax, type Softmax } from "./softmax.ts";
import { taggedWords } from "./train-parser.ts";

/** A stretch of one document as a speech recogniser writes it; labels are the marks that followed each word. */
export interface BoundaryRun {
  forms: string[];
  labels: number[];
}

export interface TaggedRun extends BoundaryRun {
  tags: string[];
}

/** A run with its weight. */
interface WeighedRun extends TaggedRun {
  weight: number;
}

const LONGEST_RUN = 40;
const LEAST_SEEN = 2;
/** Strength of the ridge: a weight of √2 costs as much as the loss of this many words. */
const RIDGE = 11;
const AWAY_RIDGE = 10;
const AWAY_ROUNDS = 20;
/** Share of the weights learnt on other texts from which the training on speech starts. */
const ORIGIN_SHARE = 0.7;
const DRAFT_ROUNDS = 25;
const ROUNDS = 40;
/**
 * Folds of the runs, each labelled by a model of the others: the model must be trained on guessed previous labels, as
 * it will meet them.
 */
const PARTS = 3;
/** Number of features of the final model. */
const KEPT = 21000;
/** Weights are kept in steps of 1/64 log-odds. */
const SCALE = 64;
/** Smallest weights kept, before and after scaling. */
const LEAST_WEIGHT = 0.03;
const LEAST_KEPT = 2;

/** Runs of up to 40 sentences of one document; an ellipsis or a dash is not an audible boundary. */
export function boundaryRuns(sentences: readonly GoldSentence[], longest = LONGEST_RUN): BoundaryRun[] {
  const runs: BoundaryRun[] = [];
  let document = "";
  let inRun = 0;
  for (const { id, words } of sentences) {
    const own = id.replace(/[-_]\d+(?:bis)?$/, "");
    if (own !== document || inRun === longest) {
      runs.push({ forms: [], labels: [] });
      document = own;
      inRun = 0;
    }
    inRun += 1;
    const { forms, labels } = runs.at(-1)!;
    const start = forms.length;
    for (const { form, upos } of words) {
      if (upos === "PUNCT") {
        if (/^[,;:]$/.test(form) && forms.length > start) labels[forms.length - 1] = COMMA;
        continue;
      }
      forms.push(form.toLowerCase());
      labels.push(NO_BOUNDARY);
    }
    if (forms.length > 0) labels[forms.length - 1] = STOP;
  }
  return runs.filter(({ forms }) => forms.length > 0);
}

/** Transcripts written for this project: a slash after each sentence, and usual commas. */
export function ownRuns(): BoundaryRun[] {
  const lines = readFileSync(new URL("spoken-pitches.txt", import.meta.url), "utf8").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).map(readOwnRun);
}

function readOwnRun(line: string): BoundaryRun {
  const run: BoundaryRun = { forms: [], labels: [] };
  for (const { form } of splitWords(line, 0, line.length)) {
    if (form === "/") run.labels[run.labels.length - 1] = STOP;
    else if (form === ",") run.labels[run.labels.length - 1] = COMMA;
    else {
      for (const part of CONTRACTIONS[form] ?? [form]) {
        run.forms.push(part.toLowerCase());
        run.labels.push(NO_BOUNDARY);
      }
    }
  }
  run.labels[run.labels.length - 1] = STOP;
  return run;
}

/**
 * Learns where commas and stops would be in runs of speech, starting from a model of other kinds of text: on all
 * features, then again on the strongest.
 */
export function trainBoundaries(
  runs: readonly WeighedRun[],
  others: readonly WeighedRun[],
  classes: SuffixList,
) {
  const open = (run: WeighedRun) => ({ ...run, words: taggedWords(run.forms, run.tags, classes) });
  const data = runs.map(open);
  const away = others.map(open);
  const counts = new FeatureCounts();
  followRuns(data, rightLabels, (features, size) => counts.add(features, size));
  const draft = learn(data, { known: counts, rounds: DRAFT_ROUNDS, origin: learnAway(away, counts) });
  const kept = counts.strongest(draft, KEPT);
  const origin = learnAway(away, kept);
  const guessed = data.map((): Int32Array => new Int32Array());
  for (let part = 0; part < PARTS; part += 1) {
    const model = learn(
      data.filter((_, at) => at % PARTS !== part),
      { known: kept, rounds: DRAFT_ROUNDS, origin },
    );
    data.forEach((run, at) => {
      if (at % PARTS === part) guessed[at] = guessLabels(model, run);
    });
  }
  const model = learn(data, { known: kept, rounds: ROUNDS, origin, guessed });
  return packModel(BOUNDARIES, toRows([model], SCALE, LEAST_WEIGHT, LEAST_KEPT));
}

type DataRun = WeighedRun & { words: TaggedWords };

/** Calls back at each word with its features, given the previous labels according to `labelsOf`. */
function followRuns(
  runs: readonly DataRun[],
  labelsOf: (run: DataRun, at: number) => ArrayLike<number>,
  visit: (features: Int32Array, size: number, run: DataRun, at: number) => void,
): void {
  const features = new Int32Array(BOUNDARY_FEATURES);
  runs.forEach((run, which) => {
    const before = labelsOf(run, which);
    let state = BOUNDARY_START;
    for (let at = 0; at < run.labels.length; at += 1) {
      const isVerb = isFiniteTag(run.tags[at]!);
      visit(features, writeBoundaryFeatures(run.words, at, state, isVerb, features), run, at);
      state = afterBoundary(state, before[at]!, isVerb);
    }
  });
}

const rightLabels = (run: DataRun) => run.labels;

interface Lesson {
  /** Features that the model may use. */
  known: FeatureCounts;
  rounds: number;
  origin: Softmax | undefined;
  /** Labels of each run as guessed by another model. */
  guessed?: readonly Int32Array[];
}

/**
 * Each word has the same total weight; with guessed labels, half after correct previous labels and half after guessed
 * ones.
 */
function learn(runs: readonly DataRun[], { known, rounds, origin, guessed }: Lesson): Softmax {
  const examples = new Examples();
  const share = guessed ? 0.5 : 1;
  const visit = (features: Int32Array, size: number, run: DataRun, at: number) => {
    const left = known.keep(features, size, LEAST_SEEN);
    examples.add(features, left, run.labels[at]!, share * run.weight);
  };
  followRuns(runs, rightLabels, visit);
  if (guessed) followRuns(runs, (_, which) => guessed[which]!, visit);
  return fitSoftmax(examples, {
    labels: BOUNDARIES,
    ridge: RIDGE,
    rounds,
    origin: origin && { model: origin, share: ORIGIN_SHARE },
  });
}

/** The model of other kinds of text from which training starts; undefined without such texts. */
function learnAway(runs: readonly DataRun[], known: FeatureCounts): Softmax | undefined {
  if (runs.length === 0) return undefined;
  const examples = new Examples();
  followRuns(runs, rightLabels, (features, size, { labels, weight }, at) =>
    examples.add(features, known.keep(features, size, LEAST_SEEN), labels[at]!, weight),
  );
  return fitSoftmax(examples, { labels: BOUNDARIES, ridge: AWAY_RIDGE, rounds: AWAY_ROUNDS });
}

/** A model's labels for a run that it was not trained on, each word after its own guesses. */
function guessLabels(model: Softmax, { words, tags }: DataRun): Int32Array {
  const labels = new Int32Array(tags.length);
  const features = new Int32Array(BOUNDARY_FEATURES);
  const scores = new Float64Array(BOUNDARIES);
  let state = BOUNDARY_START;
  for (let at = 0; at < labels.length; at += 1) {
    const isVerb = isFiniteTag(tags[at]!);
    const size = writeBoundaryFeatures(words, at, state, isVerb, features);
    scores.fill(0);
    model.score(features, size, scores);
    labels[at] = decideBoundary(
      scores.map((score) => score * SCALE),
      STOP_BONUS,
    );
    state = afterBoundary(state, labels[at]!, isVerb);
  }
  return labels;
}
