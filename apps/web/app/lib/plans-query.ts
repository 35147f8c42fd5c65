import { listPlans, type PlanSummary } from "@app/contracts/plan";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./api.ts";

/** The user's interview plans: their own page lists them, the pitch form takes its questions from them. */
export const plansQuery = queryOptions<PlanSummary[]>({
  queryKey: ["plans"],
  queryFn: ({ signal }) => callApi(listPlans, {}, { signal }),
});
