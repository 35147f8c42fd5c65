import type { RecordingQuality } from "@app/contracts/recording";

type Issues = RecordingQuality["issues"];

/**
 * Where noise covers them, the engine seeks no « euh »: none found is then none known. An echo is told long before it stops
 * the search, so that it alone says nothing of it.
 */
const COVERING: ReadonlySet<Issues[number]> = new Set(["noisy", "unreliable"]);

/**
 * How many « euh » there are, null where they could not be sought.
 *
 * @param inTake those of the whole take: where one was found, they were sought
 */
export const countHesitations = (
  found: number,
  issues: Readonly<Issues>,
  inTake: number = found,
): number | null => (inTake === 0 && issues.some((issue) => COVERING.has(issue)) ? null : found);
