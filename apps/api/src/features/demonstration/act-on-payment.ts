import type { Database, Transaction } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import {
  type DemoDispute,
  type DemoRefund,
  type DemoSession,
  findObject,
  insertEvent,
  insertObject,
  listObjects,
  lockKey,
  lockObject,
  nameObject,
  saveObject,
} from "./store.ts";

/** Everything that can happen to a payment, chosen on the demonstration's page. */
export const DEMO_ACTIONS = [
  "pay",
  "pay_later",
  "arrive",
  "bounce",
  "refund",
  "refund_half",
  "fail_refund",
  "dispute",
  "win_dispute",
  "lose_dispute",
] as const;
export type DemoAction = (typeof DEMO_ACTIONS)[number];

export interface DemoPayment {
  session: DemoSession;
  refunds: DemoRefund[];
  dispute: DemoDispute | null;
}

/** The Stripe API version of these shapes: the one that its SDK pins. */
const API_VERSION = "2026-10-28.endive";
const nowSec = () => Math.floor(Date.now() / 1000);

export async function findPayment(
  database: Database | Transaction,
  sessionId: string,
): Promise<DemoPayment | null> {
  const session = await findObject<DemoSession>(database, "checkout.session", sessionId);
  return session && withReversals(database, session);
}

async function withReversals(database: Database | Transaction, session: DemoSession): Promise<DemoPayment> {
  const paymentIntent = session.payment_intent;
  if (!paymentIntent) return { session, refunds: [], dispute: null };
  const refunds = await listObjects<DemoRefund>(database, "refund", { paymentIntent });
  const disputes = await listObjects<DemoDispute>(database, "dispute", { paymentIntent });
  return { session, refunds, dispute: disputes[0] ?? null };
}

export const refundableCents = ({ session, refunds }: DemoPayment): number =>
  session.amount_total -
  refunds.filter(({ status }) => status !== "failed").reduce((sum, { amount }) => sum + amount, 0);

/** What can happen next, in the order in which the page shows it. */
export function listActions(payment: DemoPayment): DemoAction[] {
  const { session, refunds, dispute } = payment;
  if (session.status === "open") return session.expires_at > nowSec() ? ["pay", "pay_later"] : [];
  if (session.status === "expired" || session.failed) return [];
  if (session.payment_status === "unpaid") return ["arrive", "bounce"];
  const actions: DemoAction[] = [];
  if (refundableCents(payment) > 0 && dispute?.status !== "needs_response")
    actions.push("refund", "refund_half");
  if (refunds[0]?.status === "succeeded") actions.push("fail_refund");
  if (!dispute) actions.push("dispute");
  if (dispute?.status === "needs_response") actions.push("win_dispute", "lose_dispute");
  return actions;
}

/** Applies the action and writes its notifications; false when the action is not possible (any more). */
export function actOnPayment(database: Database, sessionId: string, action: DemoAction): Promise<boolean> {
  return transact(database, async (transaction) => {
    const session = await lockObject<DemoSession>(transaction, "checkout.session", sessionId);
    if (!session) return false;
    const payment = await withReversals(transaction, session);
    if (!listActions(payment).includes(action)) return false;
    await change(transaction, payment, action);
    return true;
  });
}

async function change(transaction: Transaction, payment: DemoPayment, action: DemoAction): Promise<void> {
  const { session, refunds, dispute } = payment;
  const tell = (type: string, object: DemoSession | DemoRefund | DemoDispute) =>
    insertEvent(transaction, type, object, API_VERSION);
  const save = async (type: string, object: DemoSession | DemoRefund | DemoDispute) => {
    await saveObject(transaction, object);
    await tell(type, object);
  };
  const paymentIntent = session.payment_intent ?? nameObject("pi");
  switch (action) {
    case "pay":
    case "pay_later":
      return save("checkout.session.completed", {
        ...session,
        status: "complete",
        payment_status: action === "pay" ? "paid" : "unpaid",
        payment_intent: paymentIntent,
      });
    case "arrive":
      return save("checkout.session.async_payment_succeeded", { ...session, payment_status: "paid" });
    case "bounce":
      return save("checkout.session.async_payment_failed", { ...session, failed: true });
    case "refund":
    case "refund_half": {
      const left = refundableCents(payment);
      await addRefund(transaction, paymentIntent, action === "refund" ? left : Math.ceil(left / 2), {});
      return;
    }
    case "fail_refund":
      return save("refund.failed", { ...refunds[0]!, status: "failed" });
    case "dispute": {
      const opened: DemoDispute = {
        id: nameObject("dp"),
        object: "dispute",
        payment_intent: paymentIntent,
        amount: session.amount_total,
        currency: session.currency,
        status: "needs_response",
        created: nowSec(),
      };
      await insertObject(transaction, "dispute", opened.id, opened);
      return tell("charge.dispute.created", opened);
    }
    case "win_dispute":
    case "lose_dispute":
      return save("charge.dispute.closed", {
        ...dispute!,
        status: action === "win_dispute" ? "won" : "lost",
      });
  }
}

/** Null when the payment has less than this left to refund. */
export async function addRefund(
  transaction: Transaction,
  paymentIntent: string,
  amount: number,
  metadata: Record<string, string>,
): Promise<DemoRefund | null> {
  await lockKey(transaction, paymentIntent);
  const [session] = await listObjects<DemoSession>(transaction, "checkout.session", { paymentIntent });
  if (!session || session.payment_status !== "paid") return null;
  if (!(amount > 0 && amount <= refundableCents(await withReversals(transaction, session)))) return null;
  const refund: DemoRefund = {
    id: nameObject("re"),
    object: "refund",
    payment_intent: paymentIntent,
    amount,
    currency: session.currency,
    status: "succeeded",
    metadata,
    created: nowSec(),
  };
  await insertObject(transaction, "refund", refund.id, refund);
  await insertEvent(transaction, "refund.created", refund, API_VERSION);
  return refund;
}
