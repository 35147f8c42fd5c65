import { listPlans, type PlanSummary } from "@app/contracts/plan";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./api.ts";

/** The user's interview plans, for the list of plans and for the questions of the pitch form. */
export const plansQuery = queryOptions<PlanSummary[]>({
  queryKey: ["plans"],
  queryFn: ({ signal }) => callApi(listPlans, {}, { signal }),
});
