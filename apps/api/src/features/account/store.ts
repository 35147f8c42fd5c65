import { GIFT_REMEMBERED_MONTHS, SESSION_DAYS_MAX, SESSION_IDLE_DAYS_MAX } from "@app/contracts/limits";
import type { Database, Transaction } from "../../db/database.ts";
import { and, eq, lt, or, sql } from "../../db/drizzle.ts";
import { account, appUser, mailedToken, session, signupGift } from "../../db/schema.ts";

const TOUCH_EVERY_MINUTES = 5;
const DAY_MS = 86_400_000;

export interface NewUser {
  email: string;
  /** Null for a user who signs in with LinkedIn. */
  passwordHash: string | null;
  emailVerified?: boolean;
}

/** The id of the new user; null when the address has an account already. */
export async function insertUser(
  transaction: Transaction,
  { email, passwordHash, emailVerified = false }: NewUser,
): Promise<string | null> {
  const rows = await transaction
    .insert(appUser)
    .values({ email, passwordHash, emailVerifiedAt: emailVerified ? sql`now()` : null })
    .onConflictDoNothing({ target: appUser.email })
    .returning({ id: appUser.id });
  return rows[0]?.id ?? null;
}

/** True if this account is the one that gets the mailbox's gift. */
export async function claimGift(transaction: Transaction, mailbox: Buffer, userId: string): Promise<boolean> {
  const rows = await transaction
    .insert(signupGift)
    .values({ mailbox, userId })
    .onConflictDoNothing({ target: signupGift.mailbox })
    .returning({ userId: signupGift.userId });
  return rows.length > 0;
}

/** Deletes the records of sign-up gifts of accounts deleted long ago. */
export async function purgeGifts(database: Database, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - GIFT_REMEMBERED_MONTHS);
  await database
    .delete(signupGift)
    .where(and(sql`${signupGift.userId} is null`, lt(signupGift.givenAt, before)));
}

export async function findPassword(database: Database, email: string) {
  const rows = await database
    .select({ userId: appUser.id, passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.email, email));
  return rows[0] ?? null;
}

export async function findUser(database: Database | Transaction, email: string) {
  const rows = await database
    .select({
      id: appUser.id,
      email: appUser.email,
      emailVerified: sql<boolean>`${appUser.emailVerifiedAt} is not null`,
    })
    .from(appUser)
    .where(eq(appUser.email, email));
  return rows[0] ?? null;
}

/** The credentials of a user. */
export async function findLogin(database: Database, userId: string) {
  const rows = await database
    .select({ email: appUser.email, passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return rows[0] ?? null;
}

export async function updateNewsletter(transaction: Transaction, userId: string, newsletter: boolean) {
  await transaction.update(appUser).set({ newsletter }).where(eq(appUser.id, userId));
}

/** False when the address has an account already. */
export async function updateEmail(transaction: Transaction, userId: string, email: string): Promise<boolean> {
  try {
    // A savepoint: a failed statement leaves the outer transaction usable.
    await transaction.transaction((savepoint) =>
      savepoint.update(appUser).set({ email, emailVerifiedAt: null }).where(eq(appUser.id, userId)),
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

const isUniqueViolation = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === "23505";

export async function updatePasswordHash(
  database: Database | Transaction,
  userId: string,
  passwordHash: string,
) {
  await database.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId));
}

export async function deletePassword(transaction: Transaction, userId: string): Promise<void> {
  await transaction.update(appUser).set({ passwordHash: null }).where(eq(appUser.id, userId));
}

export async function findProfile(database: Database, userId: string) {
  const rows = await database
    .select({
      id: appUser.id,
      email: appUser.email,
      newsletter: appUser.newsletter,
      credits: account.available,
      subscriptionPlan: appUser.subscriptionPlan,
      emailVerified: sql<boolean>`${appUser.emailVerifiedAt} is not null`,
      hasPassword: sql<boolean>`${appUser.passwordHash} is not null`,
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
  await recordVisit(database, userId);
}

/** Records that the account is used, so that it is not deleted as inactive. */
async function recordVisit(database: Database | Transaction, userId: string): Promise<void> {
  await database
    .update(appUser)
    .set({ lastActiveAt: sql`now()`, inactivityNoticeAt: null })
    .where(eq(appUser.id, userId));
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
  if (found.stale) {
    await database
      .update(session)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(session.tokenHash, tokenHash));
    await recordVisit(database, found.userId);
  }
  return found.userId;
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.delete(session).where(eq(session.tokenHash, tokenHash));
}

export async function purgeSessions(database: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_DAYS_MAX * DAY_MS);
  await database.delete(session).where(or(lt(session.expiresAt, now), lt(session.lastSeenAt, idleSince)));
}

/** Deletes all sessions of a user, or all except the current one; returns how many. */
export async function deleteSessions(
  database: Database | Transaction,
  userId: string,
  except?: Buffer,
): Promise<number> {
  const spared = except ? sql`${session.tokenHash} <> ${except}` : undefined;
  const rows = await database
    .delete(session)
    .where(and(eq(session.userId, userId), spared))
    .returning({ userId: session.userId });
  return rows.length;
}

type MailedPurpose = (typeof mailedToken.$inferInsert)["purpose"];

interface NewMailedToken {
  purpose: MailedPurpose;
  userId: string | null;
  tokenHash: Buffer;
  forSec: number;
}

/** A new link invalidates the previous one. */
export async function replaceMailedToken(
  transaction: Transaction,
  { purpose, userId, tokenHash, forSec }: NewMailedToken,
): Promise<void> {
  const row = { tokenHash, expiresAt: sql`now() + make_interval(secs => ${forSec})` };
  await transaction
    .insert(mailedToken)
    .values({ purpose, userId, ...row })
    .onConflictDoUpdate({ target: [mailedToken.purpose, mailedToken.userId], set: row });
}

/** The owner of a mailed link, without consuming it. */
export async function findMailedToken(database: Database, purpose: MailedPurpose, tokenHash: Buffer) {
  const rows = await database
    .select({ userId: appUser.id, email: appUser.email })
    .from(mailedToken)
    .innerJoin(appUser, eq(appUser.id, mailedToken.userId))
    .where(isLive(purpose, tokenHash));
  return rows[0] ?? null;
}

/** The owner of a mailed link, for the first caller only; null for later ones. */
export async function useMailedToken(
  transaction: Transaction,
  purpose: MailedPurpose,
  tokenHash: Buffer,
): Promise<string | null> {
  const rows = await transaction
    .delete(mailedToken)
    .where(isLive(purpose, tokenHash))
    .returning({ userId: mailedToken.userId });
  return rows[0]?.userId ?? null;
}

const isLive = (purpose: MailedPurpose, tokenHash: Buffer) =>
  and(
    eq(mailedToken.tokenHash, tokenHash),
    eq(mailedToken.purpose, purpose),
    sql`${mailedToken.expiresAt} > now()`,
  );

export async function deleteMailedTokens(
  transaction: Transaction,
  userId: string,
  purpose?: MailedPurpose,
): Promise<void> {
  const which = purpose && eq(mailedToken.purpose, purpose);
  await transaction.delete(mailedToken).where(and(eq(mailedToken.userId, userId), which));
}

export async function purgeMailedTokens(database: Database, now: Date): Promise<void> {
  await database.delete(mailedToken).where(lt(mailedToken.expiresAt, now));
}

/** Called after the user opened a link that only that mailbox received. */
export async function markEmailVerified(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(appUser)
    .set({ emailVerifiedAt: sql`coalesce(${appUser.emailVerifiedAt}, now())` })
    .where(eq(appUser.id, userId));
}
