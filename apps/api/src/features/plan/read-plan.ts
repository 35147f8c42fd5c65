import type { Plan } from "@app/contracts/plan";
import type { InterviewPlan } from "@app/engine/interview";
import type { Database, Transaction } from "../../db/database.ts";
import { Refusal } from "../../errors.ts";
import { attributeSheet } from "../job/choose-sheet.ts";
import { presentPlan, readingOf } from "./present.ts";
import { findPlan, listQuestions, listRehearsals, type PlanRow } from "./store.ts";

/** An unknown plan and another user's get the same refusal. */
export async function requirePlan(
  reader: Database | Transaction,
  userId: string,
  planId: string,
): Promise<PlanRow> {
  const row = await findPlan(reader, userId, planId);
  if (!row) throw new Refusal("plan_not_found");
  return row;
}

export async function readPlan(database: Database, userId: string, planId: string): Promise<Plan> {
  const [row, questions, rehearsals] = await Promise.all([
    requirePlan(database, userId, planId),
    listQuestions(database, planId),
    listRehearsals(database, userId, planId),
  ]);
  const attribution = await attributeSheet(database, row.jobId);
  return presentPlan(row, questions, rehearsals, attribution);
}

/** The plan as the engine expects it. */
export const toInterviewPlan = (row: PlanRow): InterviewPlan => ({
  title: row.jobTitle,
  company: row.companyName,
  description: row.jobDescription,
  ...readingOf(row),
});
