import { applyCurve } from "../../content/curves.ts";
import type { SpeechRatePoint } from "../../report.ts";
import { meanOf } from "../../delivery/statistics.ts";
import { COMFORTABLE_RATE, RATE_CURVE } from "./rate-norms.ts";

export interface RateValues {
  /** How well the rate of each window can be followed, on average, 0 to 1. */
  rateEase: number | null;
  /** Share of the windows at a rate that can be followed, 0 to 1. */
  comfortableShare: number | null;
}

type Windows = readonly Pick<SpeechRatePoint, "rate">[];

/** A listener hears moments and no average: what one window is worth, no other gives back. */
export function judgeRates(windows: Windows): RateValues {
  return {
    rateEase:
      windows.length === 0 ? null : meanOf(windows.map(({ rate }) => applyCurve(RATE_CURVE.curve, rate))),
    comfortableShare: shareOfWindows(windows, COMFORTABLE_RATE),
  };
}

export function shareOfWindows(windows: Windows, { from, to }: { from: number; to: number }): number | null {
  if (windows.length === 0) return null;
  return windows.filter(({ rate }) => rate >= from && rate <= to).length / windows.length;
}
