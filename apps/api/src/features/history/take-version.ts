import type { Transaction } from "../../db/database.ts";
import { insertVersion, type SeriesName, type TakenVersion } from "./store.ts";

/** The number and the instant of a new pitch in its series: two pitches of one user never take the same. */
export function takeVersion(transaction: Transaction, name: SeriesName): Promise<TakenVersion> {
  return insertVersion(transaction, name);
}
