import type { Database, Transaction } from "../../db/database.ts";
import { and, eq, lt, sql } from "../../db/drizzle.ts";
import { identity, signInFlow } from "../../db/schema.ts";

type Flow = Omit<typeof signInFlow.$inferInsert, "expiresAt">;

export async function insertFlow(database: Database, flow: Flow, forSec: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${forSec})`;
  await database.insert(signInFlow).values({ ...flow, expiresAt });
}

/** Consumes the flow: returned once, to the browser that started it and in time; null otherwise. */
export async function takeFlow(database: Database, stateHash: Buffer, browserHash: Buffer) {
  const rows = await database
    .delete(signInFlow)
    .where(
      and(
        eq(signInFlow.stateHash, stateHash),
        eq(signInFlow.browserHash, browserHash),
        sql`${signInFlow.expiresAt} > now()`,
      ),
    )
    .returning({ nonce: signInFlow.nonce, codeVerifier: signInFlow.codeVerifier });
  return rows[0] ?? null;
}

export async function purgeFlows(database: Database, now: Date): Promise<void> {
  await database.delete(signInFlow).where(lt(signInFlow.expiresAt, now));
}

type IdentityKey = Pick<typeof identity.$inferSelect, "issuer" | "subject">;

export async function findIdentityUser(
  database: Database | Transaction,
  { issuer, subject }: IdentityKey,
): Promise<string | null> {
  const rows = await database
    .select({ userId: identity.userId })
    .from(identity)
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
  return rows[0]?.userId ?? null;
}

export async function insertIdentity(
  transaction: Transaction,
  userId: string,
  { issuer, subject }: IdentityKey,
): Promise<void> {
  await transaction.insert(identity).values({ userId, issuer, subject });
}
