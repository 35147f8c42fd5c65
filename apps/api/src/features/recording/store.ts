import { RECORDING_KEPT_DAYS, RECORDING_UNUSED_HOURS, STORED_SEC_MAX } from "@app/contracts/limits";
import { type RecordingQuality, type Transcription, transcription } from "@app/contracts/recording";
import type { Database, Transaction } from "../../db/database.ts";
import { and, eq, inArray, lt, sql } from "../../db/drizzle.ts";
import { appUser, recording } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";

interface NewRecording {
  id: string;
  userId: string;
  keep: boolean;
  durationSec: number;
  quality: RecordingQuality;
}

/** False when the owner has no storage left for it. */
export function insertRecording(database: Database, row: NewRecording): Promise<boolean> {
  const hours = row.keep ? RECORDING_KEPT_DAYS * 24 : RECORDING_UNUSED_HOURS;
  return transact(database, async (transaction) => {
    // Serialises the uploads of a user: two in parallel could both take the last free room.
    await transaction
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.id, row.userId))
      .for("no key update");
    if ((await sumStoredSec(transaction, row.userId)) + row.durationSec > STORED_SEC_MAX) return false;
    await transaction
      .insert(recording)
      .values({ ...row, expiresAt: sql`now() + make_interval(hours => ${hours})` });
    return true;
  });
}

const storedOf = (userId: string) => and(eq(recording.userId, userId), sql`${recording.expiresAt} > now()`);

export async function sumStoredSec(database: Database | Transaction, userId: string): Promise<number> {
  const rows = await database
    .select({ total: sql<number>`coalesce(sum(${recording.durationSec}), 0)::float8` })
    .from(recording)
    .where(storedOf(userId));
  return rows[0]?.total ?? 0;
}

/** Oldest first. */
export function listStored(database: Database, userId: string) {
  return database
    .select({
      id: recording.id,
      createdAt: recording.createdAt,
      expiresAt: recording.expiresAt,
      durationSec: recording.durationSec,
      keep: recording.keep,
    })
    .from(recording)
    .where(storedOf(userId))
    .orderBy(recording.createdAt, recording.id);
}

export interface Recording {
  id: string;
  keep: boolean;
  durationSec: number;
  /** From an earlier call: a recording is transcribed, and paid for, only once. */
  transcription: Transcription | null;
}

/** Null for an unknown recording, another user's, or an expired one. */
export async function findRecording(
  database: Database,
  userId: string,
  id: string,
): Promise<Recording | null> {
  const rows = await database
    .select({
      id: recording.id,
      keep: recording.keep,
      durationSec: recording.durationSec,
      transcription: recording.transcription,
    })
    .from(recording)
    .where(and(eq(recording.id, id), eq(recording.userId, userId), sql`${recording.expiresAt} > now()`));
  const row = rows[0];
  if (!row) return null;
  return {
    ...row,
    transcription: row.transcription === null ? null : transcription.parse(row.transcription),
  };
}

/** Whether it still exists; locks it until the end of this transaction. */
export async function isKept(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: recording.id })
    .from(recording)
    .where(eq(recording.id, id))
    .for("key share");
  return rows.length > 0;
}

export async function saveTranscription(database: Database, id: string, found: Transcription): Promise<void> {
  await database.update(recording).set({ transcription: found }).where(eq(recording.id, id));
}

/** True when it existed and belonged to the caller. */
export async function deleteRecording(
  database: Database | Transaction,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await database
    .delete(recording)
    .where(and(eq(recording.id, id), eq(recording.userId, userId)))
    .returning({ id: recording.id });
  return rows.length > 0;
}

export async function deleteExpiredRecordings(database: Database, now: Date): Promise<void> {
  await database.delete(recording).where(lt(recording.expiresAt, now));
}

/** Those of `ids` that have a row. */
export async function findKnown(database: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.select({ id: recording.id }).from(recording).where(inArray(recording.id, ids));
  return new Set(rows.map((row) => row.id));
}
