import type { Delivery } from "../../delivery/measure-delivery.ts";
import type { TimedFiller } from "../../report.ts";

/** All that is known of the fillers of a take: what a measure of its sound gives, or what a stored report kept of it. */
export interface FillersHeard extends Pick<
  Delivery,
  "units" | "words" | "hesitations" | "hesitationsUnsought" | "fillersPer100" | "speechSec"
> {
  fillers: readonly Omit<TimedFiller, "weight">[];
}
