import type { Analysis } from "@app/contracts/report";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../errors.ts";
import { presentAnalysis } from "./present.ts";
import { findAnalysis } from "./store.ts";

/** An unknown pitch and another user's get the same refusal. */
export async function readAnalysis(database: Database, userId: string, id: string): Promise<Analysis> {
  const row = await findAnalysis(database, userId, id);
  if (!row) throw new Refusal("pitch_not_found");
  return presentAnalysis(row);
}
