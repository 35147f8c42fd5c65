import { formatEuros } from "@app/contracts/money";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { BILLING_TEXT } from "./messages.ts";
import type { useWithdrawal } from "./use-withdrawal.ts";

const TEXT = BILLING_TEXT.withdrawal;

/** Shows which credits are given back and what is refunded, before the confirmation. */
export function WithdrawalDialog({ withdrawal }: { withdrawal: ReturnType<typeof useWithdrawal> }) {
  const { asked, isRunning, confirm, cancel } = withdrawal;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={TEXT.title}
      description={asked && TEXT.explain(asked.unused, formatEuros(asked.refundable_cents))}
      confirmLabel={TEXT.confirm}
      cancelLabel={TEXT.keep}
      busy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
