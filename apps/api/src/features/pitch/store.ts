import type { PitchType } from "@app/engine/pitch";
import type { Database, Transaction } from "../../db/database.ts";
import { and, asc, desc, eq, sql } from "../../db/drizzle.ts";
import { analysis } from "../../db/schema.ts";
import type { MeasuredPitch, PitchRequest } from "./measured-pitch.ts";
import { REPORT_VERSION } from "./stored-report.ts";

export type AnalysisRow = typeof analysis.$inferSelect;

interface NewAnalysis {
  holdId: string;
  userId: string;
  pitch: PitchRequest;
  measured: MeasuredPitch;
  recordingId: string | null;
}

/**
 * After the capture of its hold, which keeps the account locked: two pitches of one user never take the same version.
 */
export async function insertAnalysis(
  transaction: Transaction,
  { holdId, userId, pitch, measured, recordingId }: NewAnalysis,
): Promise<void> {
  const row = {
    holdId,
    userId,
    pitchType: pitch.pitch_type,
    // Until a pitch can be named, its objective is its title.
    title: pitch.target,
    target: pitch.target,
    audience: pitch.audience,
    question: pitch.question || null,
    recordingId,
  };
  await transaction.insert(analysis).values({
    ...row,
    // Not `now()`, the start of the transaction: it waited for the account, and versions follow in time.
    createdAt: sql`clock_timestamp()`,
    version: sql`(select coalesce(max(version), 0) + 1 from analysis where user_id = ${userId}
      and group_key = md5(${row.pitchType}::text || md5(${row.title}::text) || md5(coalesce(${row.question}::text, ''))))`,
    ...measured,
    reportVersion: REPORT_VERSION,
  });
}

export async function findAnalysisOfHold(database: Database, holdId: string): Promise<AnalysisRow | null> {
  const rows = await database.select().from(analysis).where(eq(analysis.holdId, holdId));
  return rows[0] ?? null;
}

/** Null for an unknown id and for another user's alike. */
export async function findAnalysis(
  database: Database,
  userId: string,
  id: string,
): Promise<AnalysisRow | null> {
  const rows = await database
    .select()
    .from(analysis)
    .where(and(eq(analysis.id, id), eq(analysis.userId, userId)));
  return rows[0] ?? null;
}

const summary = {
  id: analysis.id,
  createdAt: analysis.createdAt,
  pitchType: analysis.pitchType,
  title: analysis.title,
  target: analysis.target,
  audience: analysis.audience,
  question: analysis.question,
  version: analysis.version,
  globalScore: analysis.globalScore,
  maxScore: analysis.maxScore,
};

/** Newest first. */
export function listSummaries(database: Database, userId: string, pitchType?: PitchType) {
  return database
    .select(summary)
    .from(analysis)
    .where(and(eq(analysis.userId, userId), pitchType && eq(analysis.pitchType, pitchType)))
    .orderBy(desc(analysis.createdAt), asc(analysis.id));
}
export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];
