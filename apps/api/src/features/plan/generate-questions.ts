import { GENERATED_QUESTIONS, PLAN_QUESTIONS_MAX, TEN_QUESTIONS_COST } from "@app/contracts/limits";
import type { InterviewPlan, Skill } from "@app/engine/interview";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { chooseSheet } from "../job/choose-sheet.ts";
import { tellEngineFailure } from "../pitch/measured-pitch.ts";
import { askModel } from "./ask-model.ts";
import { questionByModel } from "./model-tasks.ts";
import { payWork } from "./pay-work.ts";
import { requirePlan, toInterviewPlan } from "./read-plan.ts";
import { insertQuestions, listQuestions, lockPlan, raiseVersion } from "./store.ts";

/** Ten questions that the plan does not have yet; when fewer than ten are left, nothing is spent. */
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
      plan: addSheet(toInterviewPlan(plan), await findSheet(deps, plan)),
      existing: existing.map(({ question }) => question),
      count: GENERATED_QUESTIONS,
    };
    const ruled = await tellEngineFailure(
      deps.engine.prepareInterview({ name: "writeQuestions", request }, { user: userId }),
    );
    const { result: questions, by } = await askModel(deps, userId, questionByModel(ruled), request);
    // A model may still find ten where the rules do not.
    if (questions.length < GENERATED_QUESTIONS) throw new Refusal("plan_questions_exhausted");
    return async (transaction) => {
      const locked = await lockPlan(transaction, userId, planId);
      if (!locked) throw new Refusal("plan_not_found");
      // Another tab changed the list meanwhile: the new questions may duplicate it.
      if (locked.version !== plan.version) throw new Refusal("plan_changed");
      await insertQuestions(
        transaction,
        planId,
        questions.map((question) => ({ ...question, writtenBy: by })),
      );
      await raiseVersion(transaction, planId);
      return planId;
    };
  });
}

/** A later import may have removed the sheet of an older plan. */
async function findSheet(deps: Deps, { jobId, jobTitle }: { jobId: string | null; jobTitle: string }) {
  try {
    return await chooseSheet(deps, jobId, jobTitle);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Skills that the job usually asks for also give questions, after all those of the advert. */
function addSheet(plan: InterviewPlan, sheet: Awaited<ReturnType<typeof findSheet>>): InterviewPlan {
  const complete = (skills: InterviewPlan["hardSkills"], names: readonly string[] = []) => [
    ...skills,
    ...names
      .filter((name) => !skills.some((skill) => skill.name.toLowerCase() === name.toLowerCase()))
      .map((name): Skill => ({ name, importance: "souhaité", level: null, evidence: [], source: "fiche" })),
  ];
  return {
    ...plan,
    hardSkills: complete(plan.hardSkills, sheet?.hardSkills),
    softSkills: complete(plan.softSkills, sheet?.softSkills),
  };
}
