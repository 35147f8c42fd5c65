import { openLook, type PackedMarks } from "../../src/language/hear-marks.ts";
import {
  type FirstLook,
  firstLook,
  MARK_FEATURES,
  writeFirstFeatures,
  writeSecondFeatures,
} from "../../src/language/mark-features.ts";
import { BOUNDARIES } from "../../src/reading/find-boundaries.ts";
import { type PackedModel, packModel } from "../../src/reading/linear-model.ts";
import { FeatureCounts, toRows } from "../reader/perceptron.ts";
import { Examples, fitSoftmax, type Softmax } from "../reader/softmax.ts";
import type { MarkedRun } from "./marked-runs.ts";

const LEAST_SEEN = 3;
/** Strength of the ridge: a weight of √2 costs as much as the loss of this many words. */
const RIDGE = 8;
const ROUNDS = 50;
/** Number of features of the final model, chosen by a first one on all features. */
const KEPT = 20000;
/**
 * Folds of the runs, each labelled by a model of the others: the second model must be trained on guesses, as it will
 * meet them.
 */
const PARTS = 3;
/** Weights are kept in steps of 1/64 log-odds; smaller ones are left out. */
const SCALE = 64;
const LEAST_WEIGHT = 0.03;
const LEAST_KEPT = 2;

type Lesson = (run: MarkedRun, at: number, out: Int32Array) => number;

/** Learns the mark after each word, from its words, then also from the first guesses about its neighbours. */
export function trainMarks(runs: readonly MarkedRun[]): PackedMarks {
  const words: Lesson = (run, at, out) => writeFirstFeatures(run, at, out);
  const looks = new Map<MarkedRun, FirstLook>();
  for (let part = 0; part < PARTS; part += 1) {
    const look = openLook(
      learn(
        runs.filter((_, at) => at % PARTS !== part),
        words,
      ),
      SCALE,
    );
    runs.forEach((run, which) => {
      if (which % PARTS !== part) return;
      looks.set(
        run,
        firstLook(
          run,
          look(run, (at, out) => words(run, at, out)),
        ),
      );
    });
  }
  return {
    scale: SCALE,
    first: learn(runs, words),
    second: learn(runs, (run, at, out) => writeSecondFeatures(run, looks.get(run)!, at, out)),
  };
}

/** Trains on all features, then again on the strongest. */
function learn(runs: readonly MarkedRun[], lesson: Lesson): PackedModel {
  const counts = new FeatureCounts();
  follow(runs, lesson, (features, size) => counts.add(features, size));
  const kept = counts.strongest(fit(runs, lesson, counts), KEPT);
  return packModel(BOUNDARIES, toRows([fit(runs, lesson, kept)], SCALE, LEAST_WEIGHT, LEAST_KEPT));
}

function follow(
  runs: readonly MarkedRun[],
  lesson: Lesson,
  visit: (features: Int32Array, size: number, label: number) => void,
): void {
  const features = new Int32Array(MARK_FEATURES);
  for (const run of runs)
    run.labels.forEach((label, at) => visit(features, lesson(run, at, features), label));
}

function fit(runs: readonly MarkedRun[], lesson: Lesson, known: FeatureCounts): Softmax {
  const examples = new Examples();
  follow(runs, lesson, (features, size, label) =>
    examples.add(features, known.keep(features, size, LEAST_SEEN), label, 1),
  );
  return fitSoftmax(examples, { labels: BOUNDARIES, ridge: RIDGE, rounds: ROUNDS });
}
