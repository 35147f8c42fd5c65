import * as plans from "@app/contracts/plan";
import { Refusal } from "../../errors.ts";
import { type Api, mount } from "../../http/mount.ts";
import { createPlan } from "./create-plan.ts";
import { addQuestion, editQuestion, removeQuestion } from "./edit-questions.ts";
import { generateAnswer } from "./generate-answer.ts";
import { generateQuestions } from "./generate-questions.ts";
import { generateStrategy } from "./generate-strategy.ts";
import { presentPlanSummary } from "./present.ts";
import { readPlan } from "./read-plan.ts";
import { deletePlan, listPlans } from "./store.ts";

export function mountPlan(api: Api): void {
  const { deps } = api;
  const { database } = deps;

  mount(api, plans.createPlan, async ({ user, body, idempotencyKey }) =>
    readPlan(database, user.id, await createPlan(deps, user.id, body, idempotencyKey)),
  );
  mount(api, plans.listPlans, async ({ user }) => {
    const rows = await listPlans(database, user.id);
    return rows.map(presentPlanSummary);
  });
  mount(api, plans.getPlan, ({ user, params }) => readPlan(database, user.id, params.id));
  mount(api, plans.deletePlan, async ({ user, params }) => {
    if (!(await deletePlan(database, user.id, params.id))) throw new Refusal("plan_not_found");
  });

  mount(api, plans.addQuestion, async ({ user, params, body }) => {
    await addQuestion(database, user.id, params.id, body.question);
    return readPlan(database, user.id, params.id);
  });
  mount(api, plans.updateQuestion, async ({ user, params, query, body }) => {
    const address = { questionId: params.questionId, version: query.version };
    await editQuestion(database, user.id, params.id, address, body.question);
    return readPlan(database, user.id, params.id);
  });
  mount(api, plans.deleteQuestion, async ({ user, params, query }) => {
    const address = { questionId: params.questionId, version: query.version };
    await removeQuestion(database, user.id, params.id, address);
    return readPlan(database, user.id, params.id);
  });

  mount(api, plans.generateQuestions, async ({ user, params, idempotencyKey }) => {
    await generateQuestions(deps, user.id, params.id, idempotencyKey);
    return readPlan(database, user.id, params.id);
  });
  mount(api, plans.generateAnswer, async ({ user, params, query, idempotencyKey }) => {
    const address = { questionId: params.questionId, version: query.version };
    await generateAnswer(deps, user.id, params.id, address, idempotencyKey);
    return readPlan(database, user.id, params.id);
  });
  mount(api, plans.generateStrategy, async ({ user, params, body, idempotencyKey }) => {
    await generateStrategy(deps, user.id, params.id, body.cv_content, idempotencyKey);
    return readPlan(database, user.id, params.id);
  });
}
