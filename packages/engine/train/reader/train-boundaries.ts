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

/** A stretch of one document as a recogniser writes it, with what stood after each word. */
export interface BoundaryRun {
  forms: string[];
  labels: number[];
}

export interface TaggedRun extends BoundaryRun {
  tags: string[];
}

/** A run with the times that it counts. */
interface WeighedRun extends TaggedRun {
  weight: number;
}

const LONGEST_RUN = 40;
const LEAST_SEEN = 2;
/** How much large weights cost: the loss of so many words, for a weight of √2. */
const RIDGE = 11;
const AWAY_RIDGE = 10;
const AWAY_ROUNDS = 20;
/** How much of what is learnt elsewhere speech starts from. */
const ORIGIN_SHARE = 0.7;
const DRAFT_ROUNDS = 25;
const ROUNDS = 40;
/** Parts of the runs, each labelled by a model of the others: what the model meets behind it are guesses, not the right labels. */
const PARTS = 3;
/** Features that the final model is trained on. */
const KEPT = 21000;
/** Steps of a kept weight in one unit of log odds. */
const SCALE = 64;
/** Weights left out, before they are multiplied and after. */
const LEAST_WEIGHT = 0.03;
const LEAST_KEPT = 2;

/** Runs of up to 40 sentences of one document; an ellipsis or a dash is no boundary that is heard. */
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

/** Transcripts written for this project: a slash after a sentence, commas where one would write them. */
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
 * Learns where a speaker would have put commas and stops, in runs of speech, from where texts of another kind bring a model:
 * on all features, then anew on the strongest.
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

/** Calls back at each word, with the features that it has where what precedes was labelled as `labelsOf` says. */
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
  /** Labels of each run as another model gives them. */
  guessed?: readonly Int32Array[];
}

/** Each word counts once, where labels are guessed in equal parts after right and after guessed ones. */
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

/** What texts of another kind say, where the training starts from; none without texts. */
function learnAway(runs: readonly DataRun[], known: FeatureCounts): Softmax | undefined {
  if (runs.length === 0) return undefined;
  const examples = new Examples();
  followRuns(runs, rightLabels, (features, size, { labels, weight }, at) =>
    examples.add(features, known.keep(features, size, LEAST_SEEN), labels[at]!, weight),
  );
  return fitSoftmax(examples, { labels: BOUNDARIES, ridge: AWAY_RIDGE, rounds: AWAY_ROUNDS });
}

/** What a model says of a run that it has not seen, each word after its own answers. */
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
