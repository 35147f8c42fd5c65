import { Coins } from "lucide-react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { useProfile } from "./use-profile.ts";

/** The number of credits, with the account that owns them. */
export function CreditCard() {
  const { data, isPending } = useProfile();
  if (!isPending && (data === undefined || data.credits === null)) return null;
  return (
    <div className="flex items-center gap-4 rounded-card bg-s1 p-5 shadow-(--edge)">
      <span className="grid size-11 flex-none place-items-center rounded-field bg-warm-soft text-warm">
        <Coins aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-ui font-semibold">{ACCOUNT_TEXT.creditsLeft}</p>
        <p className="truncate text-micro text-text-3">{data?.email ?? <Skeleton className="h-3 w-40" />}</p>
      </div>
      <p className="num text-[1.75rem] leading-none font-semibold">{data?.credits}</p>
    </div>
  );
}
