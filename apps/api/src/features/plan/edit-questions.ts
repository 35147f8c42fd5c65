import { PLAN_QUESTIONS_MAX } from "@app/contracts/limits";
import { readQuestionKind } from "@app/engine/interview";
import type { Database, Transaction } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../errors.ts";
import { findQuestion, type QuestionAddress } from "./find-question.ts";
import {
  countQuestions,
  deleteQuestion,
  insertQuestions,
  lockPlan,
  type PlanRow,
  raiseVersion,
  updateQuestion,
} from "./store.ts";

/** Serialises the changes of a list: two tabs take turns. */
function changeList(
  database: Database,
  userId: string,
  planId: string,
  change: (transaction: Transaction, plan: PlanRow) => Promise<void>,
): Promise<void> {
  return transact(database, async (transaction) => {
    const plan = await lockPlan(transaction, userId, planId);
    if (!plan) throw new Refusal("plan_not_found");
    await change(transaction, plan);
    await raiseVersion(transaction, planId);
  });
}

const asTyped = (question: string) => ({
  question,
  kind: readQuestionKind(question),
  about: null,
  writtenBy: null,
});

export const addQuestion = (database: Database, userId: string, planId: string, question: string) =>
  changeList(database, userId, planId, async (transaction) => {
    if ((await countQuestions(transaction, planId)) >= PLAN_QUESTIONS_MAX)
      throw new Refusal("plan_questions_full");
    await insertQuestions(transaction, planId, [asTyped(question)]);
  });

export const editQuestion = (
  database: Database,
  userId: string,
  planId: string,
  address: QuestionAddress,
  question: string,
) =>
  changeList(database, userId, planId, async (transaction, plan) => {
    const found = await findQuestion(transaction, plan, address);
    if (found.question !== question) await updateQuestion(transaction, found.id, asTyped(question));
  });

export const removeQuestion = (
  database: Database,
  userId: string,
  planId: string,
  address: QuestionAddress,
) =>
  changeList(database, userId, planId, async (transaction, plan) => {
    await deleteQuestion(transaction, (await findQuestion(transaction, plan, address)).id);
  });
