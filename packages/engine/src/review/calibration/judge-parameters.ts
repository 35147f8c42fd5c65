import type { Sourced } from "../../report.ts";

/** Constants of the examination: what a model must show before its marks count. */
export const JUDGE = {
  levelStep: {
    value: 0.5,
    source: "choice: half a point, which chance does not give a level over the one below",
  },
  spread: { value: 2, source: "choice: a fifth of the scale; flatter, a judge only adds its own noise" },
  injectionLift: {
    value: 1,
    source: "choice: half of the least spread; an obeyed « 10/10 » lifts by far more",
  },
  mostWeight: {
    value: 0.9,
    source: "choice: all but a little, so that one misread text does not rule alone",
  },
  praise: { value: 9, source: "choice: « presque parfait »" },
} as const satisfies Record<string, Sourced>;
