import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { movementsQuery, purchasesQuery } from "./api.ts";
import { BILLING_TEXT } from "./messages.ts";
import { MovementTable } from "./movement-table.tsx";
import { PurchaseRow } from "./purchase-row.tsx";
import { WithdrawalDialog } from "./withdrawal-dialog.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";

const TEXT = BILLING_TEXT.history;

/** Purchases and movements of credits, with receipts and the right of withdrawal. */
export function CreditHistory() {
  const enabled = useSession() === "signed-in";
  const purchases = useQuery({ ...purchasesQuery, enabled });
  const movements = useInfiniteQuery({ ...movementsQuery, enabled });
  const withdrawal = useWithdrawal();
  if (!enabled) return null;
  if (purchases.isError || movements.isError)
    return (
      <div role="alert">
        <EmptyState
          text={TEXT.failed}
          action={
            <Button
              variant="secondary"
              busy={purchases.isFetching || movements.isFetching}
              onClick={() => void Promise.all([purchases.refetch(), movements.refetch()])}
            >
              {TEXT.retry}
            </Button>
          }
        />
      </div>
    );
  if (!purchases.data || !movements.data)
    return (
      <div aria-busy="true">
        <output className="sr-only">{TEXT.loading}</output>
        <Skeleton className="h-72 w-full rounded-card!" />
      </div>
    );
  const owed = movements.data.pages[0]?.owed ?? 0;
  return (
    <div className="w-full max-w-[44rem]">
      {owed > 0 && <p className="mt-3 text-ui text-warn">{TEXT.owed(owed)}</p>}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-h3">{TEXT.purchases}</h3>
        <Link to={{ pathname: PATHS.home, hash: "pricing" }} className={buttonClass("secondary")}>
          {TEXT.buy}
        </Link>
      </div>
      {purchases.data.length === 0 ? (
        <p className="mt-3 text-ui text-text-2">{TEXT.noPurchase}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {purchases.data.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} onWithdraw={withdrawal.ask} />
          ))}
        </ul>
      )}
      <h3 className="mt-8 mb-2 text-h3">{TEXT.movements}</h3>
      <MovementTable movements={movements.data.pages.flatMap((page) => page.movements)} />
      {movements.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={movements.isFetchingNextPage}
          onClick={() => void movements.fetchNextPage()}
        >
          {TEXT.more}
        </Button>
      )}
      <WithdrawalDialog withdrawal={withdrawal} />
    </div>
  );
}
