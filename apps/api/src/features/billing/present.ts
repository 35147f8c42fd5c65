import type { CreditMovement, PurchaseSummary, Spend } from "@app/contracts/billing";
import type { PaymentProvider } from "../../adapters/payment/port.ts";
import type { MovementRow, PurchaseRow } from "./store.ts";

export function presentPurchase(
  payments: PaymentProvider,
  { session_id, refund_cents, refund_state, ...row }: PurchaseRow,
): PurchaseSummary {
  return {
    ...row,
    refund:
      refund_state && refund_cents !== null ? { amount_cents: refund_cents, state: refund_state } : null,
    demonstration_url: session_id && payments.showPayment(session_id),
  };
}

export function presentMovement({ kind, purpose, ...row }: MovementRow): CreditMovement {
  return { ...row, kind: kind === "capture" ? "spend" : kind, spend: purpose as Spend | null };
}
