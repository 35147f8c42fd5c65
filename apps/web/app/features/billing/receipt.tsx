import type { PurchaseSummary } from "@app/contracts/billing";
import { formatEuros } from "@app/contracts/money";
import { formatDate } from "../../lib/dates.ts";
import { count } from "../../lib/plural.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { BILLING_TEXT, SELLER } from "./messages.ts";

const TEXT = BILLING_TEXT.history;

interface Props {
  purchase: PurchaseSummary;
  open: boolean;
  onClose: () => void;
}

/** What was paid, when and for what, to read or print. */
export function Receipt({ purchase, open, onClose }: Props) {
  const { id, paid_at, credits, amount_cents, demonstration_url } = purchase;
  const lines = [
    [TEXT.receiptLines.seller, SELLER],
    [TEXT.receiptLines.number, id],
    [TEXT.receiptLines.date, formatDate(paid_at ?? purchase.created_at)],
    [TEXT.receiptLines.what, count(credits, "crédit")],
    [TEXT.receiptLines.sum, formatEuros(amount_cents)],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={TEXT.receiptTitle}>
      <dl className="mt-5 divide-y divide-line border-y border-line text-ui">
        {lines.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-text-3">{name}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {demonstration_url && <p className="mt-4 text-micro text-warm">{BILLING_TEXT.demonstration}</p>}
      <Button variant="secondary" className="mt-6" onClick={() => print()}>
        {TEXT.print}
      </Button>
    </Dialog>
  );
}
