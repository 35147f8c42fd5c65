import type { Delivery } from "../../delivery/measure-delivery.ts";
import type { SignalMeasures } from "../../signal/measure-signal.ts";
import type { OralValues } from "./oral-values.ts";

/** Everything that an oral metric and its explanation read. */
export interface OralReading {
  signal: SignalMeasures;
  delivery: Delivery;
  values: OralValues;
}
