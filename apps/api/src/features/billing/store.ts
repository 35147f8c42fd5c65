import { WITHDRAWAL_DAYS } from "@app/contracts/limits";
import type { Database, Transaction } from "../../db/database.ts";
import { and, eq, sql } from "../../db/drizzle.ts";
import { account, appUser, purchase, subscription, withdrawal } from "../../db/schema.ts";
import type { PaymentFact, SubscriptionFact } from "./ask-provider.ts";

/** When the legal period ends on a day off, it is extended to the next working day, at most this many days later. */
const GRACE_DAYS = 4;
const MOVEMENTS_PAGE = 50;

interface NewPurchase {
  priceId: string;
  quantity: number;
  userId: string;
  idempotencyKey: string;
  credits: number;
  amountCents: number;
}

/** The purchase of this click: the same key returns the same row, whatever else the request holds. */
export async function insertPurchase(database: Database, order: NewPurchase) {
  const inserted = await database.insert(purchase).values(order).onConflictDoNothing().returning();
  if (inserted[0]) return inserted[0];
  const { userId, idempotencyKey } = order;
  const known = await database
    .select()
    .from(purchase)
    .where(and(eq(purchase.userId, userId), eq(purchase.idempotencyKey, idempotencyKey)));
  return known[0]!;
}

export async function updateSession(database: Database, purchaseId: string, sessionId: string) {
  await database
    .update(purchase)
    .set({ sessionId })
    .where(sql`${purchase.id} = ${purchaseId} and ${purchase.sessionId} is null`);
}

export async function findPurchaseOfSession(database: Database, userId: string, sessionId: string) {
  const rows = await database
    .select()
    .from(purchase)
    .where(and(eq(purchase.userId, userId), eq(purchase.sessionId, sessionId)));
  return rows[0] ?? null;
}

export type CheckoutOutcome = "granted" | "recorded" | "unknown" | "mismatch";

/** Merges one fact into our rows, and moves the credits that follow from it; idempotent. */
export async function mergeFact(transaction: Transaction, fact: PaymentFact): Promise<CheckoutOutcome> {
  if (fact.kind === "subscription") return mergeSubscription(transaction, fact);
  if (fact.kind === "reversal") {
    await transaction.execute(
      sql`select record_reversal(${fact.id}, ${fact.paymentIntent}, ${fact.amountCents}, ${fact.state},
        ${fact.withdrawalId}::uuid)`,
    );
    return "recorded";
  }
  const { rows } = await transaction.execute<{ outcome: CheckoutOutcome }>(
    sql`select record_checkout(${fact.purchaseId}, ${fact.sessionId}, ${fact.paymentIntent}, ${fact.state},
      ${fact.amountCents}, ${fact.currency}) as outcome`,
  );
  return rows[0]!.outcome;
}

/** An ended subscription stays ended; the profile's plan is that of the active subscription. */
async function mergeSubscription(
  transaction: Transaction,
  { id, userId, plan, state }: SubscriptionFact,
): Promise<CheckoutOutcome> {
  const known = await transaction
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for("update");
  if (known.length === 0) return "unknown";
  await transaction
    .insert(subscription)
    .values({ id, userId, plan, state })
    .onConflictDoUpdate({
      target: subscription.id,
      set: { state: sql`case ${subscription.state} when 'ended' then 'ended' else excluded.state end` },
    });
  await transaction
    .update(appUser)
    .set({
      subscriptionPlan: sql`coalesce((select max(plan) from subscription where user_id = ${userId} and state = 'active'), 'free')`,
    })
    .where(eq(appUser.id, userId));
  return "recorded";
}

export async function findActiveSubscription(database: Database, userId: string): Promise<string | null> {
  const rows = await database
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.userId, userId), eq(subscription.state, "active")))
    .limit(1);
  return rows[0]?.id ?? null;
}

export type PurchaseRow = {
  id: string;
  session_id: string | null;
  created_at: string;
  paid_at: string | null;
  price_id: string;
  quantity: number;
  credits: number;
  amount_cents: number;
  state: "open" | "pending" | "expired" | "failed" | "paid";
  unused: number;
  withdrawn: number;
  refunded: number;
  disputed: number;
  refund_cents: number | null;
  refund_state: "due" | "pending" | "succeeded" | "failed" | null;
  refundable_cents: number;
  withdrawable_until: string | null;
};

const iso = (column: string) =>
  sql.raw(`to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Purchases for which money moved or is moving; only `purchaseId` when it is given. */
export async function listPurchases(
  database: Database,
  userId: string,
  purchaseId: string | null = null,
): Promise<PurchaseRow[]> {
  const { rows } = await database.execute<PurchaseRow>(sql`
    select p.id, p.session_id, p.price_id, p.quantity, p.credits, p.amount_cents, p.state,
      p.withdrawn, p.refunded, p.disputed,
      ${iso("p.created_at")} as created_at, ${iso("p.paid_at")} as paid_at,
      coalesce(left_over.credits, 0) as unused,
      w.amount_cents as refund_cents,
      case when w.id is null then null when r.state is null then 'due' else replace(r.state, 'refund_', '') end
        as refund_state,
      coalesce(least(p.amount_cents, ceil(p.amount_cents::numeric * left_over.credits / p.credits)), 0)::integer
        as refundable_cents,
      case when w.id is null and left_over.credits > 0 and is_withdrawable(p.paid_at, ${WITHDRAWAL_DAYS + GRACE_DAYS})
        then ${iso(`((p.paid_at at time zone 'Europe/Paris')::date + ${WITHDRAWAL_DAYS + 1})::timestamp at time zone 'Europe/Paris' - interval '1 second'`)}
        end as withdrawable_until
    from purchase p
    left join withdrawal w on w.purchase_id = p.id
    left join payment_reversal r on r.id = w.refund_id
    left join lateral (select unused_credits(p.id) as credits) left_over on true
    where p.user_id = ${userId} and p.state in ('pending', 'paid', 'failed')
      and (${purchaseId}::uuid is null or p.id = ${purchaseId}::uuid)
    order by p.created_at desc`);
  return rows;
}

export type MovementRow = {
  id: string;
  at: string;
  kind: "signup" | "capture" | "purchase" | "withdrawal" | "refund" | "dispute";
  purpose: string | null;
  paid_for: { id: string; name: string } | null;
  credits: number;
};

/**
 * Movements as a user sees them: a hold appears once it is spent, a released one never, and the repayment of a debt is
 * not shown, since the debt was when it arose.
 */
export async function listMovements(database: Database, userId: string, before: string | null) {
  const { rows } = await database.execute<MovementRow>(sql`
    select t.id::text, ${iso("t.at")} as at, t.kind, h.purpose,
      case when a.id is not null then json_build_object('id', a.id, 'name', s.title)
        when p.id is not null then json_build_object('id', p.id, 'name', p.job_title) end as paid_for,
      case when t.destination = 'available' then t.amount else -t.amount end as credits
    from transfer t
    left join hold h on t.kind = 'capture' and h.id::text = t.reference
    left join analysis a on a.hold_id = h.id
    left join series s on s.id = a.series_id
    left join plan_work w on w.hold_id = h.id
    left join interview_plan p on p.id = w.plan_id
    where t.user_id = ${userId} and t.kind not in ('hold', 'release', 'repay') and t.destination <> 'declined'
      and (${before}::bigint is null or t.id < ${before}::bigint)
    order by t.id desc limit ${MOVEMENTS_PAGE + 1}`);
  const movements = rows.slice(0, MOVEMENTS_PAGE);
  return { movements, next: rows.length > MOVEMENTS_PAGE ? movements.at(-1)!.id : null };
}

export async function findOwed(database: Database, userId: string): Promise<number> {
  const rows = await database.select({ owed: account.owed }).from(account).where(eq(account.userId, userId));
  return rows[0]?.owed ?? 0;
}

type WithdrawalOutcome = "done" | "repeated" | "unknown" | "closed" | "used";

export async function withdrawCredits(
  transaction: Transaction,
  userId: string,
  purchaseId: string,
): Promise<WithdrawalOutcome> {
  const { rows } = await transaction.execute<{ outcome: WithdrawalOutcome }>(
    sql`select outcome from withdraw_purchase(${userId}, ${purchaseId}, ${WITHDRAWAL_DAYS + GRACE_DAYS})`,
  );
  return rows[0]!.outcome;
}

/** Data of the mail about a purchase; null when the account is deleted. */
export async function findReceipt(transaction: Transaction, purchaseId: string) {
  const rows = await transaction
    .select({
      userId: appUser.id,
      email: appUser.email,
      credits: purchase.credits,
      amountCents: purchase.amountCents,
      paidAt: sql<Date>`${purchase.paidAt}`.mapWith(purchase.paidAt),
      withdrawal: {
        credits: withdrawal.credits,
        amountCents: withdrawal.amountCents,
        requestedAt: withdrawal.requestedAt,
      },
    })
    .from(purchase)
    .innerJoin(appUser, eq(appUser.id, purchase.userId))
    .leftJoin(withdrawal, eq(withdrawal.purchaseId, purchase.id))
    .where(eq(purchase.id, purchaseId));
  return rows[0] ?? null;
}

/** Withdrawals whose refund the provider has not accepted yet. */
export async function listDueRefunds(database: Database) {
  return database
    .select({
      withdrawalId: withdrawal.id,
      amountCents: withdrawal.amountCents,
      paymentIntent: sql<string>`${purchase.paymentIntent}`,
    })
    .from(withdrawal)
    .innerJoin(purchase, eq(purchase.id, withdrawal.purchaseId))
    .where(
      sql`${withdrawal.refundId} is null and ${withdrawal.amountCents} > 0 and ${purchase.paymentIntent} is not null`,
    )
    .limit(100);
}

/** Rows that violate an invariant of the ledger. */
export async function listFaults(database: Database): Promise<{ fault: string; subject: string }[]> {
  const { rows } = await database.execute<{ fault: string; subject: string }>(
    sql`select fault, subject from ledger_violation limit 100`,
  );
  return rows;
}
