import type { PurchaseSummary } from "@app/contracts/billing";
import { formatEuros } from "@app/contracts/money";
import { useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/plural.ts";
import { Button } from "../../ui/button.tsx";
import { BILLING_TEXT } from "./messages.ts";
import { Receipt } from "./receipt.tsx";

const TEXT = BILLING_TEXT.history;

interface Props {
  purchase: PurchaseSummary;
  onWithdraw: (purchase: PurchaseSummary) => void;
}

/** One purchase with its state, its receipt, and the button to withdraw from it. */
export function PurchaseRow({ purchase, onWithdraw }: Props) {
  const [isReceiptOpen, showReceipt] = useState(false);
  const { credits, amount_cents, paid_at, created_at, withdrawable_until, demonstration_url } = purchase;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          {count(credits, "crédit")}{" "}
          <span className="font-normal text-text-2">({formatEuros(amount_cents)})</span>
        </p>
        <p className="text-micro text-text-3 tabular-nums">{formatDate(paid_at ?? created_at)}</p>
      </div>
      {describePurchase(purchase).map((line) => (
        <p key={line} className="mt-0.5 text-ui text-text-2">
          {line}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {paid_at && (
          <Button variant="secondary" onClick={() => showReceipt(true)}>
            {TEXT.receipt}
          </Button>
        )}
        {withdrawable_until && (
          <>
            <Button variant="secondary" onClick={() => onWithdraw(purchase)}>
              {BILLING_TEXT.withdrawal.start}
            </Button>
            <span className="text-micro text-text-3">
              {BILLING_TEXT.withdrawal.until(formatDate(withdrawable_until))}
            </span>
          </>
        )}
        {demonstration_url && (
          <a href={demonstration_url} className="text-micro text-text-3 underline">
            {TEXT.demonstration}
          </a>
        )}
      </div>
      <Receipt purchase={purchase} open={isReceiptOpen} onClose={() => showReceipt(false)} />
    </li>
  );
}

/** The state of a purchase, one line per thing to say. */
function describePurchase(purchase: PurchaseSummary): string[] {
  const { state, unused, withdrawn, refunded, disputed, refund } = purchase;
  if (state === "pending") return [TEXT.pending];
  if (state !== "paid") return [TEXT.refusedPayment];
  return [
    unused > 0 && TEXT.unused(unused),
    withdrawn > 0 && TEXT.withdrawn(withdrawn),
    refund && TEXT.refund[refund.state](formatEuros(refund.amount_cents)),
    refunded > 0 && TEXT.refunded(refunded),
    disputed > 0 && TEXT.disputed(disputed),
  ].filter((line): line is string => typeof line === "string");
}
