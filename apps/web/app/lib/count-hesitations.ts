import type { RecordingQuality } from "@app/contracts/recording";

type Issues = RecordingQuality["issues"];

/**
 * Under such noise « euh » may be missed: « none found » then means unknown. Echo is reported long before it stops the
 * detection, so it does not count here.
 */
const COVERING: ReadonlySet<Issues[number]> = new Set(["noisy", "unreliable"]);

/**
 * Number of « euh », null if none was found and noise may have covered some.
 *
 * @param inTake those of the whole take: if one was found, detection was possible
 */
export const countHesitations = (
  found: number,
  issues: Readonly<Issues>,
  inTake: number = found,
): number | null => (inTake === 0 && issues.some((issue) => COVERING.has(issue)) ? null : found);
