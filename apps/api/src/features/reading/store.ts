import type { ReadingForm } from "@app/contracts/reading";
import type { Database, Transaction } from "../../db/database.ts";
import { and, desc, eq, sql } from "../../db/drizzle.ts";
import { analysis, readerLink, series } from "../../db/schema.ts";

export type ReaderLinkRow = typeof readerLink.$inferSelect;

interface NewReaderLink {
  token: string;
  withRecording: boolean;
  exportable: boolean;
}

/** Locks the user's pitch, so that parallel clicks count its links correctly; false when there is no such pitch. */
export async function lockPitch(transaction: Transaction, userId: string, pitchId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: analysis.id })
    .from(analysis)
    .where(and(eq(analysis.id, pitchId), eq(analysis.userId, userId)))
    .for("update");
  return rows.length > 0;
}

export async function countOpenLinks(transaction: Transaction, pitchId: string): Promise<number> {
  const rows = await transaction
    .select({ open: sql<number>`count(*)::int` })
    .from(readerLink)
    .where(
      and(
        eq(readerLink.analysisId, pitchId),
        sql`${readerLink.closedAt} is null and ${readerLink.submittedAt} is null`,
      ),
    );
  return rows[0]!.open;
}

export async function insertReaderLink(
  transaction: Transaction,
  pitchId: string,
  link: NewReaderLink,
): Promise<ReaderLinkRow> {
  const rows = await transaction
    .insert(readerLink)
    .values({ analysisId: pitchId, ...link })
    .returning();
  return rows[0]!;
}

/** Newest first; null when the user has no such pitch. */
export async function listReaderLinks(
  database: Database,
  userId: string,
  pitchId: string,
): Promise<ReaderLinkRow[] | null> {
  const rows = await database
    .select({ link: readerLink })
    .from(analysis)
    .leftJoin(readerLink, eq(readerLink.analysisId, analysis.id))
    .where(and(eq(analysis.id, pitchId), eq(analysis.userId, userId)))
    .orderBy(desc(readerLink.createdAt));
  return rows.length === 0 ? null : rows.flatMap(({ link }) => link ?? []);
}

/** False when the user has no such link. */
export async function closeReaderLink(database: Database, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`update reader_link l
    set closed_at = coalesce(l.closed_at, now())
    from analysis a where l.id = ${id} and a.id = l.analysis_id and a.user_id = ${userId}`);
  return rowCount === 1;
}

/** Null both for an unknown link and for a closed one. */
export async function findReaderPage(database: Database | Transaction, token: string) {
  const rows = await database
    .select({ link: readerLink, analysis, title: series.title })
    .from(readerLink)
    .innerJoin(analysis, eq(analysis.id, readerLink.analysisId))
    .innerJoin(series, eq(series.id, analysis.seriesId))
    .where(and(eq(readerLink.token, token), sql`${readerLink.closedAt} is null`));
  return rows[0] ?? null;
}
export type ReaderPageRow = NonNullable<Awaited<ReturnType<typeof findReaderPage>>>;

/** False when the link is closed or already has its reading. */
export async function saveReading(database: Database, token: string, reading: ReadingForm): Promise<boolean> {
  const { rowCount } = await database
    .update(readerLink)
    .set({ reading, submittedAt: sql`now()` })
    .where(
      and(
        eq(readerLink.token, token),
        sql`${readerLink.closedAt} is null and ${readerLink.submittedAt} is null`,
      ),
    );
  return rowCount === 1;
}

/** Readings that owners allow to be exported, oldest first, with their reports: no identity, date or text. */
export function listExportable(database: Database) {
  return database
    .select({
      pitchType: analysis.pitchType,
      reading: readerLink.reading,
      withRecording: readerLink.withRecording,
      reportVersion: analysis.reportVersion,
      report: analysis.report,
      createdAt: analysis.createdAt,
    })
    .from(readerLink)
    .innerJoin(analysis, eq(analysis.id, readerLink.analysisId))
    .where(sql`${readerLink.exportable} and ${readerLink.reading} is not null`)
    .orderBy(sql`md5(${readerLink.id}::text)`);
}
