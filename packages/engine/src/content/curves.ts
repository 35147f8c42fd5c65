/**
 * The curves that turn a measure into a quality between 0 and 1. Each one carries its
 * constants, so that the rubric is a table and not code.
 */
export type Curve =
  | { kind: "up"; from: number; to: number }
  | { kind: "down"; from: number; to: number }
  | { kind: "plateau"; zero: number; full: number; until: number; gone: number }
  | { kind: "identity" };

/** Rises smoothly from 0 at `from` to 1 at `to`. */
export const up = (from: number, to: number): Curve => ({ kind: "up", from, to });
/** Falls smoothly from 1 at `from` to 0 at `to`. */
export const down = (from: number, to: number): Curve => ({ kind: "down", from, to });
/** 0 at `zero`, 1 between `full` and `until`, 0 again at `gone`: both too little and too much cost. */
export const plateau = (zero: number, full: number, until: number, gone: number): Curve => ({
  kind: "plateau",
  zero,
  full,
  until,
  gone,
});
/** For measures that are already a quality between 0 and 1. */
export const identity: Curve = { kind: "identity" };

/** The quality, between 0 and 1, of one measured value. */
export function applyCurve(curve: Curve, value: number): number {
  switch (curve.kind) {
    case "up":
      return smoothStep(value, curve.from, curve.to);
    case "down":
      return 1 - smoothStep(value, curve.from, curve.to);
    case "plateau":
      return value <= curve.until
        ? smoothStep(value, curve.zero, curve.full)
        : 1 - smoothStep(value, curve.until, curve.gone);
    case "identity":
      return clamp01(value);
  }
}

function clamp01(value: number): number {
  return value > 0 ? Math.min(1, value) : 0;
}

function smoothStep(value: number, from: number, to: number): number {
  const t = clamp01((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
