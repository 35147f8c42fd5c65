import { STRATEGY_COST } from "@app/contracts/limits";
import type { Deps } from "../../deps.ts";
import { tellEngineFailure } from "../pitch/measured-pitch.ts";
import { askModel } from "./ask-model.ts";
import { compareByModel } from "./model-tasks.ts";
import { payWork } from "./pay-work.ts";
import { requirePlan, toInterviewPlan } from "./read-plan.ts";
import { updateStrategy } from "./store.ts";

/** Compares a CV with the plan; both are stored in the plan. */
export async function generateStrategy(
  deps: Deps,
  userId: string,
  planId: string,
  cv: string,
  idempotencyKey: string | null,
): Promise<void> {
  const plan = await requirePlan(deps.database, userId, planId);
  const click = {
    userId,
    spend: "strategy",
    cost: STRATEGY_COST,
    idempotencyKey,
    request: { planId, cv },
  } as const;
  await payWork(deps, click, async () => {
    const request = { plan: toInterviewPlan(plan), cv };
    const ruled = await tellEngineFailure(
      deps.engine.prepareInterview(
        { name: "compareCv", request: { ...request, year: new Date().getFullYear() } },
        { user: userId },
      ),
    );
    const { result, by } = await askModel(deps, userId, compareByModel(ruled), request);
    return async (transaction) => {
      await updateStrategy(transaction, planId, cv, { ...result, ...(by && { by }) });
      return planId;
    };
  });
}
