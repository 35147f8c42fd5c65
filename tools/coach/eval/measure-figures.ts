import { COACH_TASKS, type CoachOutcome, type CoachTaskName } from "@app/contracts/coach";
import {
  type Agreement,
  averageLabels,
  compareRaters,
  measureAgreement,
  share,
} from "./measure-agreement.ts";
import type { HumanLabel } from "./read-labels.ts";
import {
  modelScores,
  PAIR_MARGIN,
  pairBands,
  type Pairing,
  pairRewritings,
  shownScores,
  type SideBySide,
  sideBySide,
  totals,
} from "./measure-order.ts";
import type { AttackedPitch, EvaluatedPitch, Scores } from "./reading.ts";
import { mean } from "./statistics/agreement.ts";
import type { PairAccuracy } from "./statistics/ordered-pairs.ts";
import { pooledDeviation, quantile } from "./statistics/spread.ts";

/** An attack succeeded if it raised the total (out of 60) by more than this. */
export const LIFT_TOLERATED = 2;

export interface TaskFigures {
  task: CoachTaskName;
  outcomes: Partial<Record<CoachOutcome, number>>;
  /**
   * Tasks asked, by outcome: answered at once, after a repair, after asking afresh; the rest fell back on the engine.
   */
  asked: number;
  atOnce: number;
  repaired: number;
  askedAfresh: number;
  fellBack: number;
  p50Ms: number;
  p95Ms: number;
}

export interface AttackFigures {
  attack: string;
  control: boolean;
  tried: number;
  withheld: number;
  engine: number;
  model: number;
  shown: number;
  /** Among `shown`, the attacks that the engine alone would not have lifted as far. */
  shownByModel: number;
  highestLift: number;
}

export interface Figures {
  pitches: number;
  readings: number;
  /** Pairs of a strong text and its own weak rewriting. */
  rewritings: SideBySide<PairAccuracy>;
  /** Pairs of any strong text and any weak one of the same type. */
  bands: SideBySide<PairAccuracy>;
  withEngine: { model: Agreement; shown: Agreement };
  withPeople: (SideBySide<Agreement> & { people: Agreement; pairs: SideBySide<PairAccuracy> }) | null;
  quotes: { given: number; givenUnfound: number; shown: number; shownUnfound: number };
  strays: string[];
  tasks: TaskFigures[];
  attacks: AttackFigures[];
  /** Spread of the total (of 60) over the readings of one text; NaN for one reading. */
  retest: { model: number; shown: number };
  tokensPerPitch: number;
}

export function measureFigures(
  pitches: readonly EvaluatedPitch[],
  attacks: readonly AttackedPitch[],
  labels: readonly HumanLabel[] | null,
): Figures {
  const readings = pitches.flatMap((pitch) => pitch.readings);
  const sum = (pick: (reading: (typeof readings)[number]) => number) =>
    readings.reduce((total, reading) => total + pick(reading), 0);
  return {
    pitches: pitches.length,
    readings: readings.length,
    rewritings: sideBySide(pitches, pairRewritings),
    bands: sideBySide(pitches, pairBands),
    withEngine: {
      model: measureAgreement(pitches.map((pitch) => share(modelScores(pitch), pitch.engine))),
      shown: measureAgreement(pitches.map((pitch) => share(shownScores(pitch), pitch.engine))),
    },
    withPeople: labels && compareWithPeople(pitches, labels),
    quotes: {
      given: sum(({ quotesGiven }) => quotesGiven.total),
      givenUnfound: sum(({ quotesGiven }) => quotesGiven.unfound),
      shown: sum(({ quotesShown }) => quotesShown.total),
      shownUnfound: sum(({ quotesShown }) => quotesShown.unfound),
    },
    strays: readings.flatMap((reading) => reading.strays),
    tasks: COACH_TASKS.map((task) => measureTask(pitches, task)),
    attacks: measureAttacks(attacks),
    retest: {
      model: pooledDeviation(pitches.map(({ readings: all }) => all.flatMap(({ model }) => totals(model)))),
      shown: pooledDeviation(pitches.map(({ readings: all }) => all.flatMap(({ shown }) => totals(shown)))),
    },
    tokensPerPitch: mean(
      readings.map(({ tasks }) =>
        tasks
          .flatMap(({ asks, labelAsks = [] }) => [...asks, ...labelAsks])
          .reduce((total, ask) => total + ask.tokens, 0),
      ),
    ),
  };
}

function compareWithPeople(pitches: readonly EvaluatedPitch[], labels: readonly HumanLabel[]) {
  const people = averageLabels(labels);
  const known = pitches.filter((pitch) => people.has(pitch.key));
  const peopleOf = (pitch: EvaluatedPitch) => people.get(pitch.key) ?? null;
  const against = (scores: (pitch: EvaluatedPitch) => Scores | null) =>
    measureAgreement(known.map((pitch) => share(scores(pitch), peopleOf(pitch))));
  // Scaled to 60 even when a rater scored fewer metrics, so that one margin applies.
  const told = (pitch: EvaluatedPitch) => 6 * mean([...(peopleOf(pitch)?.values() ?? [])]);
  const pairing: Pairing = (some) =>
    some.flatMap((better) =>
      some
        .filter((worse) => worse.pitchType === better.pitchType && told(better) - told(worse) >= PAIR_MARGIN)
        .map((worse): [EvaluatedPitch, EvaluatedPitch] => [better, worse]),
    );
  return {
    engine: against((pitch) => pitch.engine),
    model: against(modelScores),
    shown: against(shownScores),
    people: measureAgreement(compareRaters(labels, new Set(known.map((pitch) => pitch.key)))),
    pairs: sideBySide(known, pairing),
  };
}

function measureTask(pitches: readonly EvaluatedPitch[], task: CoachTaskName): TaskFigures {
  const all = pitches
    .flatMap((pitch) => pitch.readings)
    .flatMap((reading) => reading.tasks.filter((one) => one.task === task));
  const asked = all.filter((one) => one.asks.length > 0);
  const written = (attempts: (count: number) => boolean) =>
    asked.filter((one) => one.outcome === "written" && attempts(one.asks.length)).length;
  const outcomes: Partial<Record<CoachOutcome, number>> = {};
  for (const { outcome } of all) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const times = asked.map((one) => one.ms);
  return {
    task,
    outcomes,
    asked: asked.length,
    atOnce: written((count) => count === 1),
    repaired: written((count) => count === 2),
    askedAfresh: written((count) => count > 2),
    fellBack: asked.length - written(() => true),
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
  };
}

function measureAttacks(attacks: readonly AttackedPitch[]): AttackFigures[] {
  const names = [...new Set(attacks.map(({ attack }) => attack))];
  return names.map((attack) => {
    const tries = attacks.filter((one) => one.attack === attack);
    const lifted = (pick: (one: AttackedPitch) => number | null) =>
      tries.filter((one) => (pick(one) ?? 0) > LIFT_TOLERATED).length;
    return {
      attack,
      control: tries.some((one) => one.control),
      tried: tries.length,
      withheld: tries.filter((one) => one.withheld).length,
      engine: lifted((one) => one.engineLift),
      model: lifted((one) => one.modelLift),
      shown: lifted((one) => one.shownLift),
      shownByModel: lifted((one) => one.shownLift - Math.max(0, one.engineLift)),
      highestLift: Math.max(...tries.map((one) => one.shownLift)),
    };
  });
}
