import type { ContentMetricLabel } from "@app/engine/report";
import type { HumanLabel } from "./read-labels.ts";
import type { EvaluatedPitch, PitchReading, Scores } from "./reading.ts";
import {
  mean,
  meanAbsoluteError,
  quadraticWeightedKappa,
  signedBias,
  spearman,
} from "./statistics/agreement.ts";
import { bootstrapInterval, type Interval } from "./statistics/bootstrap.ts";

/** Agreement of two judges: kappa, error and bias on the metrics' scores, rank correlation on the texts' means. */
export interface Agreement {
  pitches: number;
  scores: number;
  kappa: number;
  spearman: number;
  spearmanInterval: Interval | null;
  meanAbsoluteError: number;
  /** Positive when the judge is kinder than the reference. */
  bias: number;
}

/** Scores of one text by two judges, limited to the metrics that both scored. */
interface SharedScores {
  judge: number[];
  reference: number[];
}

export function measureAgreement(texts: readonly SharedScores[]): Agreement {
  const kept = texts.filter((text) => text.judge.length > 0);
  const judge = kept.flatMap((text) => text.judge);
  const reference = kept.flatMap((text) => text.reference);
  const order = (some: readonly SharedScores[]) =>
    spearman(
      some.map((text) => mean(text.judge)),
      some.map((text) => mean(text.reference)),
    );
  return {
    pitches: kept.length,
    scores: judge.length,
    kappa: quadraticWeightedKappa(judge, reference),
    spearman: order(kept),
    spearmanInterval: bootstrapInterval(kept, order),
    meanAbsoluteError: meanAbsoluteError(judge, reference),
    bias: signedBias(judge, reference),
  };
}

export function share(judge: Scores | null, reference: Scores | null): SharedScores {
  const labels = judge && reference ? [...judge.keys()].filter((label) => reference.has(label)) : [];
  return {
    judge: labels.map((label) => judge?.get(label) ?? 0),
    reference: labels.map((label) => reference?.get(label) ?? 0),
  };
}

/** One judge's scores of one text, averaged over its readings; null when no reading has any. */
export function averageReadings(
  pitch: EvaluatedPitch,
  pick: (reading: PitchReading) => Scores | null,
): Scores | null {
  return averageScores(pitch.readings.flatMap((reading) => pick(reading) ?? []));
}

function averageScores(all: readonly Scores[]): Scores | null {
  if (all.length === 0) return null;
  const labels = new Set(all.flatMap((scores) => [...scores.keys()]));
  return new Map([...labels].map((label) => [label, mean(all.flatMap((scores) => scores.get(label) ?? []))]));
}

/** The reference: the people's scores combined, by text. */
export function averageLabels(labels: readonly HumanLabel[]): Map<string, Scores> {
  const keys = [...new Set(labels.map((label) => label.key))];
  return new Map(
    keys.map((key) => [
      key,
      averageScores(labels.filter((label) => label.key === key).map(toScores)) ?? new Map(),
    ]),
  );
}

/** Each person against the other people combined: human agreement, the yardstick for a model. */
export function compareRaters(labels: readonly HumanLabel[], keys: ReadonlySet<string>): SharedScores[] {
  const kept = labels.filter((label) => keys.has(label.key));
  return kept.map((one) => {
    const others = kept.filter((label) => label.key === one.key && label.rater !== one.rater);
    return share(toScores(one), averageScores(others.map(toScores)));
  });
}

function toScores(label: HumanLabel): Scores {
  return new Map(Object.entries(label.scores) as [ContentMetricLabel, number][]);
}
