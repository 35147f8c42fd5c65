import {
  confirmCheckout,
  listMovements,
  listPurchases,
  type PurchaseSummary,
  withdrawPurchase,
} from "@app/contracts/billing";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";

export const returnQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["checkout", sessionId],
    queryFn: ({ signal }) => callApi(confirmCheckout, { body: { session_id: sessionId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const purchasesQuery = queryOptions<PurchaseSummary[]>({
  queryKey: ["purchases"],
  queryFn: ({ signal }) => callApi(listPurchases, {}, { signal }),
});

export const movementsQuery = infiniteQueryOptions({
  queryKey: ["movements"],
  queryFn: ({ signal, pageParam }) =>
    callApi(listMovements, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next,
});

export const withdraw = (purchaseId: string): Promise<PurchaseSummary> =>
  callApi(withdrawPurchase, { params: { purchaseId } });
