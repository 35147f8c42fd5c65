import { HISTORY_QUESTIONS_PER_PAGE, HISTORY_VERSIONS_PER_PAGE } from "@app/contracts/limits";
import type { DeletionFilter } from "@app/contracts/history";
import type { PitchType } from "@app/engine/pitch";
import type { Database, Transaction } from "../../db/database.ts";
import { and, desc, eq, inArray, sql } from "../../db/drizzle.ts";
import { analysis, series } from "../../db/schema.ts";

export interface SeriesName {
  userId: string;
  pitchType: string;
  title: string;
  question: string | null;
}

/** A position in the list: the page that follows holds what is older. */
export interface Cursor {
  newestAtMicros: string;
  seriesId: string;
}

interface PageRequest {
  userId: string;
  pitchType?: PitchType | undefined;
  search?: string | undefined;
  /** Restrict to the series of this pitch. */
  pitchId?: string | undefined;
  beforeVersion?: number | undefined;
  cursor?: Cursor | undefined;
}

/** One version with its series. */
export interface PageRow {
  seriesId: string;
  pitchType: string;
  title: string;
  question: string | null;
  versionCount: number;
  newestAtMicros: string;
  id: string;
  createdAtMs: number;
  version: number;
  globalScore: number;
  maxScore: number;
}

/**
 * The newest versions of the next series, plus one more series that tells whether there is another page: rows by
 * series, newest first, then by version, newest first. Its cost does not grow with the number of pitches.
 */
export async function listPage(database: Database, request: PageRequest): Promise<PageRow[]> {
  const { userId, pitchType, search, pitchId, beforeVersion, cursor } = request;
  const page = database
    .select()
    .from(series)
    .where(
      and(
        eq(series.userId, userId),
        pitchType && eq(series.pitchType, pitchType),
        search ? sql`strpos(${series.searchText}, fold_text(${search})) > 0` : undefined,
        pitchId
          ? sql`${series.id} = (select series_id from analysis where id = ${pitchId} and user_id = ${userId})`
          : undefined,
        cursor &&
          sql`(${series.newestAt}, ${series.id}) <
            ('epoch'::timestamptz + ${cursor.newestAtMicros}::bigint * interval '1 microsecond', ${cursor.seriesId}::uuid)`,
      ),
    )
    .orderBy(desc(series.newestAt), desc(series.id))
    .limit(HISTORY_QUESTIONS_PER_PAGE + 1)
    .as("page");
  const versions = database
    .select({
      id: analysis.id,
      createdAt: analysis.createdAt,
      version: analysis.version,
      globalScore: analysis.globalScore,
      maxScore: analysis.maxScore,
    })
    .from(analysis)
    .where(
      and(
        eq(analysis.seriesId, page.id),
        beforeVersion === undefined ? undefined : sql`${analysis.version} < ${beforeVersion}`,
      ),
    )
    .orderBy(desc(analysis.version))
    .limit(HISTORY_VERSIONS_PER_PAGE)
    .as("versions");
  const rows = await database
    .select({
      seriesId: page.id,
      pitchType: page.pitchType,
      title: page.title,
      question: page.question,
      versionCount: page.versionCount,
      newestAtMicros: sql<string>`(extract(epoch from ${page.newestAt}) * 1000000)::bigint::text`,
      id: versions.id,
      createdAt: versions.createdAt,
      version: versions.version,
      globalScore: versions.globalScore,
      maxScore: versions.maxScore,
    })
    .from(page)
    .crossJoinLateral(versions)
    .orderBy(desc(page.newestAt), desc(page.id), desc(versions.version));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAtMs: createdAt.getTime() }));
}

/** Position of the new version in its series; the first version creates the series. */
export interface TakenVersion {
  seriesId: string;
  version: number;
  /** Date with the microseconds, as stored in the series. */
  at: string;
}

/**
 * @param at when the pitch was made; the current time when absent. Not SQL's `now()`, which is the start of a
 * transaction that may have waited for its account: dates must follow the order of versions.
 */
export async function insertVersion(
  transaction: Transaction,
  { userId, pitchType, title, question }: SeriesName,
  at?: string,
): Promise<TakenVersion> {
  const rows = await transaction
    .insert(series)
    .values({
      userId,
      pitchType,
      title,
      question,
      lastVersion: 1,
      versionCount: 1,
      newestAt: at === undefined ? sql`clock_timestamp()` : sql`${at}::timestamptz`,
    })
    .onConflictDoUpdate({
      target: [series.userId, series.groupKey],
      set: {
        lastVersion: sql`${series.lastVersion} + 1`,
        versionCount: sql`${series.versionCount} + 1`,
        newestAt: sql`greatest(${series.newestAt}, excluded.newest_at)`,
      },
    })
    .returning({
      seriesId: series.id,
      version: series.lastVersion,
      at: sql<string>`${series.newestAt}::text`,
    });
  return rows[0]!;
}

/** The series that the filter may match, locked until the end of the transaction. */
export async function lockSeries(
  transaction: Transaction,
  userId: string,
  { pitch_type, title, question, version_index }: DeletionFilter,
): Promise<string[]> {
  const unasked = version_index !== undefined && question === undefined;
  const rows = await transaction
    .select({ id: series.id })
    .from(series)
    .where(
      and(
        eq(series.userId, userId),
        pitch_type && eq(series.pitchType, pitch_type),
        title === undefined ? undefined : eq(series.title, title),
        unasked || question !== undefined
          ? sql`coalesce(${series.question}, '') = ${question ?? ""}`
          : undefined,
      ),
    )
    .orderBy(series.id)
    .for("update");
  return rows.map((row) => row.id);
}

/** Returns the recordings that the deleted pitches used. */
export async function deleteVersions(
  transaction: Transaction,
  seriesIds: string[],
  version: number | undefined,
): Promise<{ recordingId: string | null }[]> {
  return transaction
    .delete(analysis)
    .where(
      and(
        inArray(analysis.seriesId, seriesIds),
        version === undefined ? undefined : eq(analysis.version, version),
      ),
    )
    .returning({ recordingId: analysis.recordingId });
}

/** After deleting versions: recounts them, updates the newest date, removes empty series. */
export async function countAgain(transaction: Transaction, seriesIds: string[]): Promise<void> {
  const ids = sql.param(seriesIds);
  await transaction.execute(sql`delete from series s where id = any(${ids}::uuid[])
    and not exists (select from analysis where series_id = s.id)`);
  await transaction.execute(sql`update series s set version_count = found.versions, newest_at = found.newest
    from (select series_id, count(*) as versions, max(created_at) as newest
      from analysis where series_id = any(${ids}::uuid[]) group by series_id) found
    where s.id = found.series_id`);
}

/** Those of `ids` that another pitch still uses. */
export async function findUsedRecordings(transaction: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .select({ id: analysis.recordingId })
    .from(analysis)
    .where(inArray(analysis.recordingId, ids));
  return new Set(rows.map((row) => row.id!));
}

/** The data needed to move a pitch, with its series locked. */
export async function lockEntry(transaction: Transaction, userId: string, id: string) {
  const rows = await transaction
    .select({
      seriesId: series.id,
      pitchType: series.pitchType,
      title: series.title,
      question: series.question,
      at: sql<string>`${analysis.createdAt}::text`,
    })
    .from(analysis)
    .innerJoin(series, eq(series.id, analysis.seriesId))
    .where(and(eq(analysis.id, id), eq(analysis.userId, userId)))
    .for("update");
  return rows[0] ?? null;
}

export async function moveEntry(transaction: Transaction, id: string, { seriesId, version }: TakenVersion) {
  await transaction.update(analysis).set({ seriesId, version }).where(eq(analysis.id, id));
}

/** The series of one title, locked until the end of the transaction. */
export async function lockTitle(transaction: Transaction, userId: string, pitchType: string, title: string) {
  return transaction
    .select({ id: series.id, question: series.question })
    .from(series)
    .where(and(eq(series.userId, userId), eq(series.pitchType, pitchType), eq(series.title, title)))
    .orderBy(series.id)
    .for("update");
}

/** False when another series of the same type and question already has that title. */
export async function retitleSeries(transaction: Transaction, id: string, title: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`update series s set title = ${title} where s.id = ${id}
    and not exists (select from series other where other.user_id = s.user_id and other.pitch_type = s.pitch_type
      and other.title = ${title} and coalesce(other.question, '') = coalesce(s.question, ''))`);
  return rowCount === 1;
}

/** The pitches of a series, oldest version first. */
export async function listEntries(transaction: Transaction, seriesId: string) {
  return transaction
    .select({ id: analysis.id, at: sql<string>`${analysis.createdAt}::text` })
    .from(analysis)
    .where(eq(analysis.seriesId, seriesId))
    .orderBy(analysis.version);
}

/** Undefined when the user has no such pitch. */
export async function findFinalPitch(
  database: Database,
  userId: string,
  id: string,
): Promise<string | null | undefined> {
  const rows = await database
    .select({ content: analysis.finalPitch })
    .from(analysis)
    .where(and(eq(analysis.id, id), eq(analysis.userId, userId)));
  return rows[0]?.content;
}

/** False when the user has no such pitch. */
export async function updateFinalPitch(
  database: Database,
  userId: string,
  id: string,
  content: string,
): Promise<boolean> {
  const rows = await database
    .update(analysis)
    .set({ finalPitch: content })
    .where(and(eq(analysis.id, id), eq(analysis.userId, userId)))
    .returning({ id: analysis.id });
  return rows.length > 0;
}

/** The most recently added first. */
export async function listFavourites(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .select({ id: analysis.id })
    .from(analysis)
    .where(and(eq(analysis.userId, userId), sql`${analysis.favouriteAt} is not null`))
    .orderBy(desc(analysis.favouriteAt), analysis.id);
  return rows.map((row) => row.id);
}

/** False when the user has no such pitch. Idempotent. */
export async function updateFavourite(
  database: Database,
  userId: string,
  id: string,
  favourite: boolean,
): Promise<boolean> {
  const rows = await database
    .update(analysis)
    .set({ favouriteAt: favourite ? sql`coalesce(${analysis.favouriteAt}, clock_timestamp())` : null })
    .where(and(eq(analysis.id, id), eq(analysis.userId, userId)))
    .returning({ id: analysis.id });
  return rows.length > 0;
}
