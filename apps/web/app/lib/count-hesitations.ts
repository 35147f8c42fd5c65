import type { RecordingQuality } from "@app/contracts/recording";

type Issues = RecordingQuality["issues"];

/** Where noise or an echo covers them, the engine seeks no « euh »: none found is then none known. */
const COVERING: ReadonlySet<Issues[number]> = new Set(["noisy", "unreliable", "echo"]);

/** How many « euh » there are, null where they could not be sought. */
export const countHesitations = (found: number, issues: Readonly<Issues>): number | null =>
  found === 0 && issues.some((issue) => COVERING.has(issue)) ? null : found;
