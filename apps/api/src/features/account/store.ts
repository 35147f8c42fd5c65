import { SESSION_DAYS_MAX, SESSION_IDLE_DAYS_MAX } from "@app/contracts/limits";
import type { Database, Transaction } from "../../db/database.ts";
import { eq, lt, or, sql } from "../../db/drizzle.ts";
import { account, appUser, session } from "../../db/schema.ts";

const TOUCH_EVERY_MINUTES = 5;
const DAY_MS = 86_400_000;

/** The id of the new user; null when the address has an account already. */
export async function insertUser(
  transaction: Transaction,
  email: string,
  passwordHash: string,
): Promise<string | null> {
  const rows = await transaction
    .insert(appUser)
    .values({ email, passwordHash })
    .onConflictDoNothing({ target: appUser.email })
    .returning({ id: appUser.id });
  return rows[0]?.id ?? null;
}

export async function findPassword(database: Database, email: string) {
  const rows = await database
    .select({ userId: appUser.id, passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.email, email));
  return rows[0] ?? null;
}

export async function updatePasswordHash(database: Database, userId: string, passwordHash: string) {
  await database.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId));
}

export async function findProfile(database: Database, userId: string) {
  const rows = await database
    .select({
      id: appUser.id,
      email: appUser.email,
      newsletter: appUser.newsletter,
      credits: account.available,
      subscriptionPlan: appUser.subscriptionPlan,
    })
    .from(appUser)
    .innerJoin(account, eq(account.userId, appUser.id))
    .where(eq(appUser.id, userId));
  return rows[0] ?? null;
}

export async function insertSession(
  database: Database | Transaction,
  userId: string,
  tokenHash: Buffer,
): Promise<void> {
  await database.insert(session).values({
    userId,
    tokenHash,
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS_MAX})`,
  });
}

/** The user of a live session; `last_seen_at` is written at most every few minutes. */
export async function findSessionUser(database: Database, tokenHash: Buffer): Promise<string | null> {
  const rows = await database
    .select({
      userId: session.userId,
      stale: sql<boolean>`${session.lastSeenAt} < now() - make_interval(mins => ${TOUCH_EVERY_MINUTES})`,
    })
    .from(session)
    .where(
      sql`${session.tokenHash} = ${tokenHash} and ${session.expiresAt} > now()
        and ${session.lastSeenAt} > now() - make_interval(days => ${SESSION_IDLE_DAYS_MAX})`,
    );
  const found = rows[0];
  if (!found) return null;
  if (found.stale)
    await database
      .update(session)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(session.tokenHash, tokenHash));
  return found.userId;
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.delete(session).where(eq(session.tokenHash, tokenHash));
}

export async function purgeSessions(database: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_DAYS_MAX * DAY_MS);
  await database.delete(session).where(or(lt(session.expiresAt, now), lt(session.lastSeenAt, idleSince)));
}
