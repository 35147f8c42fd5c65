import type { Delivery } from "../../delivery/measure-delivery.ts";
import type { TimedFiller } from "../../report.ts";

/** What is known of the fillers of a take, from a measure of its sound or from a stored report. */
export interface FillersHeard extends Pick<
  Delivery,
  "units" | "words" | "hesitations" | "hesitationsUnheard" | "fillersPer100" | "speechSec"
> {
  fillers: readonly Omit<TimedFiller, "weight">[];
}
