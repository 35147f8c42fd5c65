import type { Database, Transaction } from "../../db/database.ts";
import { Refusal } from "../../errors.ts";
import { listQuestions, type PlanRow, type QuestionRow } from "./store.ts";

export interface QuestionAddress {
  /** The question's own id, or its position in the list, from 0. */
  questionId: string;
  /** The version of the plan in which a position was read. */
  version?: string | undefined;
}

const POSITION = /^\d{1,4}$/;

/** A position is valid only for the version in which it was read, so that it never leads to another question. */
export async function findQuestion(
  reader: Database | Transaction,
  plan: PlanRow,
  { questionId, version }: QuestionAddress,
): Promise<QuestionRow> {
  const questions = await listQuestions(reader, plan.id);
  const isPosition = POSITION.test(questionId);
  if (isPosition && version !== undefined && Number(version) !== plan.version)
    throw new Refusal("plan_changed");
  const found = isPosition
    ? questions[Number(questionId)]
    : questions.find((question) => question.id === questionId);
  if (!found) throw new Refusal("plan_question_not_found");
  return found;
}
