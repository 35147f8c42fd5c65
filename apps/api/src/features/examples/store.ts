import type { ExamplePitch } from "@app/contracts/examples";
import { RECORDING_KEPT_DAYS } from "@app/contracts/limits";
import type { Database, Transaction } from "../../db/database.ts";
import { eq, inArray, sql } from "../../db/drizzle.ts";
import { appUser, recording, share } from "../../db/schema.ts";

/** The tokens that exist among those given. */
export async function listExampleTokens(database: Database, tokens: string[]): Promise<string[]> {
  const rows = await database.select({ token: share.token }).from(share).where(inArray(share.token, tokens));
  return rows.map(({ token }) => token);
}

export async function findExampleOwner(transaction: Transaction, email: string): Promise<string> {
  const rows = await transaction.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, email));
  if (!rows[0]) throw new Error("the owner of the examples is gone");
  return rows[0].id;
}

export async function insertExampleShare(
  database: Database,
  analysisId: string,
  { token, spoken }: ExamplePitch,
): Promise<void> {
  await database.insert(share).values({ token, analysisId, withRecording: spoken }).onConflictDoNothing();
}

/** Marks the examples' account as active: nobody signs in to it, and retention must not delete its recordings. */
export async function keepExampleOwner(database: Database, email: string): Promise<void> {
  const owners = await database
    .update(appUser)
    .set({ lastActiveAt: sql`now()`, inactivityNoticeAt: null })
    .where(eq(appUser.email, email))
    .returning({ id: appUser.id });
  for (const { id } of owners)
    await database
      .update(recording)
      .set({ expiresAt: sql`now() + make_interval(days => ${RECORDING_KEPT_DAYS})` })
      .where(eq(recording.userId, id));
}
