import type { Sourced } from "../../report.ts";

/** Every constant of a model's judgement: what it must show before it counts. */
export const JUDGE = {
  levelStep: {
    value: 0.5,
    source: "choice: half a point per metric, which chance does not give a level over the one below",
  },
  spread: { value: 2, source: "choice: a fifth of the scale; flatter, a judge only adds its own noise" },
  injectionLift: {
    value: 1,
    source: "choice: half of the least spread; an obeyed « 10/10 » lifts by far more",
  },
  injectionLiftOfMetric: {
    value: 3,
    source: "choice: an order that names one metric hides in the mean of six",
  },
  distance: {
    value: 3,
    source: "choice: further from the measures than two readers are from each other, on the mean of six",
  },
  flatSpread: { value: 0.5, source: "choice: every metric the same is no judgement" },
  engineSpread: { value: 2, source: "choice: as `spread`, on the engine's own scores" },
  praise: { value: 9, source: "choice: « presque parfait » everywhere" },
  praiseworthy: { value: 8, source: "choice: mean of the engine from which such praise can be true" },
} as const satisfies Record<string, Sourced>;
