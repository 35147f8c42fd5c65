import { GENERATED_QUESTIONS, PLAN_QUESTIONS_MAX, TEN_QUESTIONS_COST } from "@app/contracts/limits";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { tellEngineFailure } from "../pitch/measured-pitch.ts";
import { payWork } from "./pay-work.ts";
import { requirePlan, toInterviewPlan } from "./read-plan.ts";
import { insertQuestions, listQuestions, lockPlan, raiseVersion } from "./store.ts";

/** Ten questions that the plan does not have; when there are not ten any more, nothing is spent. */
export async function generateQuestions(
  deps: Deps,
  userId: string,
  planId: string,
  idempotencyKey: string | null,
): Promise<void> {
  await requirePlan(deps.database, userId, planId);
  const click = {
    userId,
    spend: "ten_questions",
    cost: TEN_QUESTIONS_COST,
    idempotencyKey,
    request: { planId },
  } as const;
  await payWork(deps, click, async () => {
    const plan = await requirePlan(deps.database, userId, planId);
    const existing = await listQuestions(deps.database, planId);
    if (existing.length + GENERATED_QUESTIONS > PLAN_QUESTIONS_MAX) throw new Refusal("plan_questions_full");
    const request = {
      plan: toInterviewPlan(plan),
      existing: existing.map(({ question }) => question),
      count: GENERATED_QUESTIONS,
    };
    const questions = await tellEngineFailure(
      deps.engine.prepareInterview({ name: "writeQuestions", request }, { user: userId }),
    );
    if (questions.length < GENERATED_QUESTIONS) throw new Refusal("plan_questions_exhausted");
    return async (transaction) => {
      const locked = await lockPlan(transaction, userId, planId);
      if (!locked) throw new Refusal("plan_not_found");
      // Another tab changed the list meanwhile: what was written may not be new to it.
      if (locked.version !== plan.version) throw new Refusal("plan_changed");
      await insertQuestions(transaction, planId, questions);
      await raiseVersion(transaction, planId);
      return planId;
    };
  });
}
