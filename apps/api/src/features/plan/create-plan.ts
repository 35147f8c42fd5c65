import { GENERATED_QUESTIONS, PLAN_COST } from "@app/contracts/limits";
import type { PlanForm } from "@app/contracts/plan";
import type { Deps } from "../../deps.ts";
import { chooseSheet } from "../job/choose-sheet.ts";
import { tellEngineFailure } from "../pitch/measured-pitch.ts";
import { askModel } from "./ask-model.ts";
import { questionByModel, readByModel } from "./model-tasks.ts";
import { payWork } from "./pay-work.ts";
import { insertPlan, insertQuestions } from "./store.ts";

/** Reads a job advert into a plan with its first questions. Resolves with the id of the plan. */
export function createPlan(
  deps: Deps,
  userId: string,
  form: PlanForm,
  idempotencyKey: string | null,
): Promise<string> {
  const click = { userId, spend: "plan", cost: PLAN_COST, idempotencyKey, request: form } as const;
  return payWork(deps, click, async () => {
    const sheet = await chooseSheet(deps, form.job_id ?? null, form.job_title);
    const advert = {
      title: form.job_title,
      company: form.company_name || null,
      description: form.job_description,
      sheet,
    };
    const { questions: ruledQuestions, ...ruled } = await tellEngineFailure(
      deps.engine.prepareInterview({ name: "readAdvert", request: advert }, { user: userId }),
    );
    const { title, company, description } = advert;
    const asked = { title, company, description };
    // In parallel: the questions depend on the advert's text only, not on how its skills were found.
    const [read, written] = await Promise.all([
      askModel(deps, userId, readByModel(ruled), asked),
      askModel(deps, userId, questionByModel(ruledQuestions), {
        plan: { ...asked, ...ruled },
        existing: [],
        count: GENERATED_QUESTIONS,
      }),
    ]);
    return async (transaction) => {
      const planId = await insertPlan(transaction, {
        userId,
        jobTitle: advert.title,
        companyName: advert.company,
        jobDescription: advert.description,
        jobId: sheet?.id ?? null,
        jobSheet: sheet?.title ?? null,
        reading: { ...read.result, ...(read.by && { by: read.by }) },
      });
      await insertQuestions(
        transaction,
        planId,
        written.result.map((question) => ({ ...question, writtenBy: written.by })),
      );
      return planId;
    };
  });
}
