import type { Database } from "../../db/database.ts";
import { and, desc, eq, sql } from "../../db/drizzle.ts";
import { analysis, series, share } from "../../db/schema.ts";

const ownedBy = (userId: string, pitchId: string) =>
  and(eq(analysis.id, pitchId), eq(analysis.userId, userId));

export interface OwnedShare {
  title: string;
  token: string | null;
  withRecording: boolean | null;
}

/** Null when the user has no such pitch. */
export async function findOwnedShare(
  database: Database,
  userId: string,
  pitchId: string,
): Promise<OwnedShare | null> {
  const rows = await database
    .select({ title: series.title, token: share.token, withRecording: share.withRecording })
    .from(analysis)
    .innerJoin(series, eq(series.id, analysis.seriesId))
    .leftJoin(share, eq(share.analysisId, analysis.id))
    .where(ownedBy(userId, pitchId));
  return rows[0] ?? null;
}

/** Parallel clicks create one link. An undefined `withRecording` keeps the previous choice, false at first. */
export async function upsertShare(
  database: Database,
  pitchId: string,
  token: string,
  withRecording: boolean | undefined,
): Promise<void> {
  await database
    .insert(share)
    .values({ token, analysisId: pitchId, withRecording: withRecording ?? false })
    .onConflictDoUpdate({
      target: share.analysisId,
      set: { withRecording: withRecording ?? sql`${share.withRecording}` },
    });
}

export async function deleteShare(database: Database, pitchId: string): Promise<void> {
  await database.delete(share).where(eq(share.analysisId, pitchId));
}

export function listShares(database: Database, userId: string) {
  return database
    .select({
      token: share.token,
      createdAt: share.createdAt,
      withRecording: share.withRecording,
      pitchId: analysis.id,
      version: analysis.version,
      pitchType: series.pitchType,
      title: series.title,
      question: series.question,
    })
    .from(share)
    .innerJoin(analysis, eq(analysis.id, share.analysisId))
    .innerJoin(series, eq(series.id, analysis.seriesId))
    .where(eq(analysis.userId, userId))
    .orderBy(desc(share.createdAt), share.token);
}

export async function findShared(database: Database, token: string) {
  const rows = await database
    .select({ analysis, title: series.title, withRecording: share.withRecording })
    .from(share)
    .innerJoin(analysis, eq(analysis.id, share.analysisId))
    .innerJoin(series, eq(series.id, analysis.seriesId))
    .where(eq(share.token, token));
  return rows[0] ?? null;
}
export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>;
