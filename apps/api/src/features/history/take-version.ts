import type { Transaction } from "../../db/database.ts";
import { insertVersion, type SeriesName, type TakenVersion } from "./store.ts";

/** The version number and date of a new pitch in its series, unique even under parallel calls. */
export function takeVersion(transaction: Transaction, name: SeriesName): Promise<TakenVersion> {
  return insertVersion(transaction, name);
}
