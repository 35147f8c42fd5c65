import type { PurchaseSummary } from "@app/contracts/billing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { notify } from "../../lib/notify.ts";
import { withdraw } from "./api.ts";
import { BILLING_TEXT } from "./messages.ts";

/** Withdraws from a purchase in the two steps that the law requires: request, then confirmation. */
export function useWithdrawal() {
  const client = useQueryClient();
  const [asked, ask] = useState<PurchaseSummary | null>(null);
  const mutation = useMutation({
    mutationFn: withdraw,
    onSuccess: () => notify({ id: "withdrawal", kind: "success", text: BILLING_TEXT.withdrawal.done }),
    onError: (error) =>
      notify({
        id: "withdrawal",
        kind: "error",
        text: error instanceof ApiError ? error.message : BILLING_TEXT.withdrawal.failed,
      }),
    onSettled: () => {
      ask(null);
      for (const key of ["purchases", "movements", "profile"])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
  return {
    asked,
    ask,
    isRunning: mutation.isPending,
    confirm: () => asked && mutation.mutate(asked.id),
    cancel: () => ask(null),
  };
}
