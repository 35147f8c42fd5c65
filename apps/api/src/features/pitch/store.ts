import { nameOf } from "@app/contracts/pitch-title";
import type { Database, Transaction } from "../../db/database.ts";
import { and, asc, desc, eq, sql } from "../../db/drizzle.ts";
import { analysis, hold, series } from "../../db/schema.ts";
import { takeVersion } from "../history/take-version.ts";
import type { MeasuredPitch, PitchRequest } from "./measured-pitch.ts";
import { REPORT_VERSION } from "./stored-report.ts";

export type AnalysisRow = typeof analysis.$inferSelect;
/** With the title that all its versions share. */
export interface NamedAnalysis {
  analysis: AnalysisRow;
  title: string;
}

interface NewAnalysis {
  holdId: string;
  userId: string;
  pitch: PitchRequest;
  measured: MeasuredPitch;
  recordingId: string | null;
}

/** Call after capturing its hold. */
export async function insertAnalysis(
  transaction: Transaction,
  { holdId, userId, pitch, measured, recordingId }: NewAnalysis,
): Promise<void> {
  const row = {
    userId,
    pitchType: pitch.pitch_type,
    question: pitch.question || null,
  };
  const title = nameOf({ ...pitch, content: measured.content });
  const { seriesId, version, at } = await takeVersion(transaction, { ...row, title });
  await transaction.insert(analysis).values({
    ...row,
    holdId,
    seriesId,
    version,
    createdAt: sql`${at}::timestamptz`,
    target: pitch.target,
    audience: pitch.audience,
    recordingId,
    interviewPlanId: pitch.interview_plan_id ?? null,
    ...measured,
    reportVersion: REPORT_VERSION,
  });
}

const selectNamed = (database: Database) =>
  database
    .select({ analysis, title: series.title })
    .from(analysis)
    .innerJoin(series, eq(series.id, analysis.seriesId));

export async function findAnalysisOfHold(database: Database, holdId: string): Promise<NamedAnalysis | null> {
  const rows = await selectNamed(database).where(eq(analysis.holdId, holdId));
  return rows[0] ?? null;
}

/** The live hold of a submission, and its report once there is one; null for an unknown key. */
export async function findAttempt(database: Database, userId: string, key: string) {
  const rows = await database
    .select({ id: analysis.id, held: sql<boolean>`${hold.state} = 'held' and ${hold.leaseUntil} > now()` })
    .from(hold)
    .leftJoin(analysis, eq(analysis.holdId, hold.id))
    .where(and(eq(hold.userId, userId), eq(hold.idempotencyKey, key), sql`${hold.state} <> 'released'`));
  return rows[0] ?? null;
}

/** Null both for an unknown id and for another user's. */
export async function findAnalysis(
  database: Database,
  userId: string,
  id: string,
): Promise<NamedAnalysis | null> {
  const rows = await selectNamed(database).where(and(eq(analysis.id, id), eq(analysis.userId, userId)));
  return rows[0] ?? null;
}

/** Locks the row until the end of the transaction; null like `findAnalysis`. */
export async function lockAnalysis(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<AnalysisRow | null> {
  const rows = await transaction
    .select()
    .from(analysis)
    .where(and(eq(analysis.id, id), eq(analysis.userId, userId)))
    .for("update");
  return rows[0] ?? null;
}

/** Rewrites the report in the current format, whatever version it had. */
export async function replaceReport(
  transaction: Transaction,
  id: string,
  { globalScore, report }: Pick<MeasuredPitch, "globalScore" | "report">,
): Promise<void> {
  await transaction
    .update(analysis)
    .set({ globalScore, report, reportVersion: REPORT_VERSION })
    .where(eq(analysis.id, id));
}

const summary = {
  id: analysis.id,
  createdAt: analysis.createdAt,
  pitchType: analysis.pitchType,
  title: series.title,
  target: analysis.target,
  audience: analysis.audience,
  question: analysis.question,
  version: analysis.version,
  globalScore: analysis.globalScore,
  maxScore: analysis.maxScore,
};

/** Newest first. */
export function listSummaries(database: Database, userId: string) {
  return database
    .select(summary)
    .from(analysis)
    .innerJoin(series, eq(series.id, analysis.seriesId))
    .where(eq(analysis.userId, userId))
    .orderBy(desc(analysis.createdAt), asc(analysis.id));
}
export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];
