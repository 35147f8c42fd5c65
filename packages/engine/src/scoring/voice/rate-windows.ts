import { applyCurve, type Curve, plateau } from "../../content/curves.ts";
import type { SpeechRatePoint } from "../../report.ts";
import { meanOf } from "../../delivery/statistics.ts";
import { COMFORTABLE_RATE, RATE_CURVE } from "./rate-norms.ts";

export interface RateValues {
  /** How well the rate of each window can be followed, on average, 0 to 1. */
  rateEase: number | null;
  /** Share of the windows at a comfortable rate, 0 to 1; one near the bounds counts in part. */
  comfortableShare: number | null;
}

type Windows = readonly Pick<SpeechRatePoint, "rate">[];

const { from, to, fade } = COMFORTABLE_RATE;
/** Gradual bounds: if all windows cross one together, the score must not drop by a quarter at once. */
const COMFORT = plateau(from - fade, from, to, to + fade);

/** Scores each window before averaging: a slow moment does not make up for a fast one. */
export function judgeRates(windows: Windows): RateValues {
  const mean = (curve: Curve) =>
    windows.length === 0 ? null : meanOf(windows.map(({ rate }) => applyCurve(curve, rate)));
  return { rateEase: mean(RATE_CURVE.curve), comfortableShare: mean(COMFORT) };
}

export function shareOfWindows(windows: Windows, { from, to }: { from: number; to: number }): number | null {
  if (windows.length === 0) return null;
  return windows.filter(({ rate }) => rate >= from && rate <= to).length / windows.length;
}
