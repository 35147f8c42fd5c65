import { randomBytes } from "node:crypto";
import type { Database, Transaction } from "../../db/database.ts";
import { eq, sql } from "../../db/drizzle.ts";
import { demonstrationEvent, demonstrationObject } from "../../db/schema.ts";

/** The provider's objects, limited to the fields that we read. */
export interface DemoSession {
  id: string;
  object: "checkout.session";
  mode: "payment";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  url: string;
  livemode: false;
  /** In seconds since the epoch, like all dates here. */
  created: number;
  expires_at: number;
  /** What is bought, in French. */
  description: string;
  /** The delayed payment failed. */
  failed?: boolean;
}

export interface DemoRefund {
  id: string;
  object: "refund";
  payment_intent: string;
  amount: number;
  currency: string;
  status: "succeeded" | "failed";
  metadata: Record<string, string>;
  created: number;
}

export interface DemoDispute {
  id: string;
  object: "dispute";
  payment_intent: string;
  amount: number;
  currency: string;
  status: "needs_response" | "won" | "lost";
  created: number;
}

type DemoObject = DemoSession | DemoRefund | DemoDispute;
type DemoKind = DemoObject["object"] | "idempotency" | "secret";

export const nameObject = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

export async function insertObject(
  database: Database | Transaction,
  kind: DemoKind,
  id: string,
  body: object,
): Promise<void> {
  const paymentIntent = "payment_intent" in body ? (body.payment_intent as string | null) : null;
  await database.insert(demonstrationObject).values({ id, kind, paymentIntent, body }).onConflictDoNothing();
}

export async function saveObject(transaction: Transaction, object: DemoObject): Promise<void> {
  await transaction
    .update(demonstrationObject)
    .set({ body: object, paymentIntent: object.payment_intent })
    .where(eq(demonstrationObject.id, object.id));
}

/** Reads the object and locks it until the end of the transaction. */
export async function lockObject<T>(transaction: Transaction, kind: DemoKind, id: string): Promise<T | null> {
  const rows = await transaction
    .select({ kind: demonstrationObject.kind, body: demonstrationObject.body })
    .from(demonstrationObject)
    .where(eq(demonstrationObject.id, id))
    .for("update");
  return rows[0]?.kind === kind ? (rows[0].body as T) : null;
}

export async function findObject<T>(
  database: Database | Transaction,
  kind: DemoKind,
  id: string,
): Promise<T | null> {
  const rows = await database
    .select({ kind: demonstrationObject.kind, body: demonstrationObject.body })
    .from(demonstrationObject)
    .where(eq(demonstrationObject.id, id));
  return rows[0]?.kind === kind ? (rows[0].body as T) : null;
}

export async function listObjects<T>(
  database: Database | Transaction,
  kind: DemoKind,
  { since = 0, paymentIntent = null }: { since?: number; paymentIntent?: string | null },
): Promise<T[]> {
  const rows = await database
    .select({ body: demonstrationObject.body })
    .from(demonstrationObject)
    .where(
      sql`${demonstrationObject.kind} = ${kind} and ${demonstrationObject.createdAt} >= to_timestamp(${since})
        and (${paymentIntent}::text is null or ${demonstrationObject.paymentIntent} = ${paymentIntent})`,
    )
    .orderBy(sql`${demonstrationObject.createdAt} desc, ${demonstrationObject.id}`);
  return rows.map((row) => row.body as T);
}

export async function lockKey(transaction: Transaction, key: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 15))`);
}

/** Written in the transaction of the event that it reports; delivered later, and again until acknowledged. */
export async function insertEvent(
  transaction: Transaction,
  type: string,
  object: DemoObject,
  apiVersion: string,
) {
  const id = nameObject("evt");
  const payload = JSON.stringify({
    id,
    object: "event",
    api_version: apiVersion,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  });
  await transaction.insert(demonstrationEvent).values({ id, payload });
}

export async function listWaitingEvents(database: Database) {
  return database
    .select({ id: demonstrationEvent.id, payload: demonstrationEvent.payload })
    .from(demonstrationEvent)
    .where(sql`${demonstrationEvent.deliveredAt} is null`)
    .orderBy(demonstrationEvent.position)
    .limit(50);
}

export async function markDelivered(database: Database, id: string): Promise<void> {
  await database
    .update(demonstrationEvent)
    .set({ deliveredAt: sql`now()` })
    .where(eq(demonstrationEvent.id, id));
}
