import { EXAMPLE_ANSWER_COST } from "@app/contracts/limits";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { tellEngineFailure } from "../pitch/measured-pitch.ts";
import { askModel } from "./ask-model.ts";
import { findQuestion, type QuestionAddress } from "./find-question.ts";
import { answerByModel } from "./model-tasks.ts";
import { payWork } from "./pay-work.ts";
import { requirePlan, toInterviewPlan } from "./read-plan.ts";
import { updateQuestion } from "./store.ts";

/** An example answer to one question, from the plan, and from the CV if the plan has one. */
export async function generateAnswer(
  deps: Deps,
  userId: string,
  planId: string,
  address: QuestionAddress,
  idempotencyKey: string | null,
): Promise<void> {
  const plan = await requirePlan(deps.database, userId, planId);
  const { id, question, about } = await findQuestion(deps.database, plan, address);
  const click = {
    userId,
    spend: "example_answer",
    cost: EXAMPLE_ANSWER_COST,
    idempotencyKey,
    request: { planId, id },
  } as const;
  await payWork(deps, click, async () => {
    const request = { plan: toInterviewPlan(plan), question, about, cv: plan.cvContent };
    const ruled = await tellEngineFailure(
      deps.engine.prepareInterview({ name: "writeExampleAnswer", request }, { user: userId }),
    );
    const { result: answer, by } = await askModel(deps, userId, answerByModel(ruled), request);
    return async (transaction) => {
      if (!(await updateQuestion(transaction, id, { answer, answerBy: by })))
        throw new Refusal("plan_question_not_found");
      return planId;
    };
  });
}
