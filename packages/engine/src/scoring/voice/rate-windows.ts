import { applyCurve, type Curve, plateau } from "../../content/curves.ts";
import type { SpeechRatePoint } from "../../report.ts";
import { meanOf } from "../../delivery/statistics.ts";
import { COMFORTABLE_RATE, RATE_CURVE } from "./rate-norms.ts";

export interface RateValues {
  /** How well the rate of each window can be followed, on average, 0 to 1. */
  rateEase: number | null;
  /** Share of the windows at a rate that can be followed, 0 to 1; one near its bounds counts for a part. */
  comfortableShare: number | null;
}

type Windows = readonly Pick<SpeechRatePoint, "rate">[];

const { from, to, fade } = COMFORTABLE_RATE;
/** A bound that all windows cross together must not cost a fourth of the note at once. */
const COMFORT = plateau(from - fade, from, to, to + fade);

/** A listener hears moments and no average: what one window is worth, no other gives back. */
export function judgeRates(windows: Windows): RateValues {
  const mean = (curve: Curve) =>
    windows.length === 0 ? null : meanOf(windows.map(({ rate }) => applyCurve(curve, rate)));
  return { rateEase: mean(RATE_CURVE.curve), comfortableShare: mean(COMFORT) };
}

export function shareOfWindows(windows: Windows, { from, to }: { from: number; to: number }): number | null {
  if (windows.length === 0) return null;
  return windows.filter(({ rate }) => rate >= from && rate <= to).length / windows.length;
}
