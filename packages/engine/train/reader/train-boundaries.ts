import {
  afterBoundary,
  BOUNDARIES,
  BOUNDARY_FEATURES,
  BOUNDARY_START,
  COMMA,
  NO_BOUNDARY,
  STOP,
  writeBoundaryFeatures,
} from "../../src/reading/find-boundaries.ts";
import { readFileSync } from "node:fs";
import { bestOf, packModel } from "../../src/reading/linear-model.ts";
import { CONTRACTIONS, splitWords } from "../../src/reading/split-words.ts";
import { isFiniteTag } from "../../src/reading/tag-names.ts";
import type { TaggedWords } from "../../src/reading/parse-words.ts";
import type { SuffixList } from "../../src/reading/suffix-list.ts";
import type { GoldSentence } from "./conllu.ts";
import { shuffler } from "./corpus.ts";
import { FeatureCounts, Perceptron, toRows } from "./perceptron.ts";
import { taggedWords } from "./train-parser.ts";

/** A stretch of one document as a recogniser writes it, with what stood after each word. */
interface BoundaryRun {
  forms: string[];
  labels: number[];
}

export interface TaggedRun extends BoundaryRun {
  tags: string[];
}

const LONGEST_RUN = 40;
const EPOCHS = 7;
const SEED = 41;
/** Seeds of the final trainings, whose mean is kept. */
const VOTERS = [41, 43, 47, 53, 59, 61];
const LEAST_SEEN = 2;
const TRUSTED = 3;
/** Features that the final model is trained on. */
const KEPT = 24000;

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

/** Learns where a speaker would have put commas and stops: on all features, then anew on the strongest. */
export function trainBoundaries(runs: readonly TaggedRun[], classes: SuffixList) {
  const data = runs.map((run) => ({ ...run, words: taggedWords(run.forms, run.tags, classes) }));
  const draft = learn(data);
  const kept = draft.counts.strongest(draft.model, KEPT);
  const models = VOTERS.map((seed) => learn(data, kept, seed).model);
  return packModel(BOUNDARIES, toRows(models, 6, 0.5, 9));
}

function learn(runs: readonly (TaggedRun & { words: TaggedWords })[], kept?: FeatureCounts, seed = SEED) {
  const data = [...runs];
  const model = new Perceptron(BOUNDARIES, TRUSTED);
  const counts = kept ?? new FeatureCounts();
  const features = new Int32Array(BOUNDARY_FEATURES);
  const scores = new Float64Array(BOUNDARIES);
  const shuffle = shuffler(seed);
  for (let epoch = kept ? 0 : -1; epoch < EPOCHS; epoch += 1) {
    if (epoch >= 0) shuffle(data);
    for (const { words, labels, tags } of data) {
      let state = BOUNDARY_START;
      for (let at = 0; at < labels.length; at += 1) {
        const isVerb = isFiniteTag(tags[at]!);
        let size = writeBoundaryFeatures(words, at, state, isVerb, features);
        let guess = labels[at]!;
        if (epoch < 0) {
          counts.add(features, size);
        } else {
          size = counts.keep(features, size, LEAST_SEEN);
          scores.fill(0);
          model.score(features, size, scores);
          guess = bestOf(scores);
          model.step += 1;
          if (guess !== labels[at]) model.update(features, size, labels[at]!, guess);
        }
        state = afterBoundary(state, epoch < 1 ? labels[at]! : guess, isVerb);
      }
    }
  }
  return { model, counts };
}
