import type { Database, Transaction } from "../../db/database.ts";
import { and, asc, desc, eq, sql } from "../../db/drizzle.ts";
import { analysis, interviewPlan, planQuestion, planWork } from "../../db/schema.ts";

export type PlanRow = typeof interviewPlan.$inferSelect;
export type QuestionRow = typeof planQuestion.$inferSelect;
type NewPlan = Omit<typeof interviewPlan.$inferInsert, "id" | "createdAt" | "version">;
type NewQuestion = Pick<QuestionRow, "question" | "kind" | "about"> & Partial<Pick<QuestionRow, "writtenBy">>;

type Reader = Database | Transaction;

const isOwn = (userId: string, planId: string) =>
  and(eq(interviewPlan.id, planId), eq(interviewPlan.userId, userId));

/** Null both for an unknown id and for another user's. */
export async function findPlan(reader: Reader, userId: string, planId: string): Promise<PlanRow | null> {
  const rows = await reader.select().from(interviewPlan).where(isOwn(userId, planId));
  return rows[0] ?? null;
}

/** Like `findPlan`, but locks the plan's questions until the end of the transaction. */
export async function lockPlan(
  transaction: Transaction,
  userId: string,
  planId: string,
): Promise<PlanRow | null> {
  const rows = await transaction.select().from(interviewPlan).where(isOwn(userId, planId)).for("update");
  return rows[0] ?? null;
}

/** In the order of the list. */
export function listQuestions(reader: Reader, planId: string): Promise<QuestionRow[]> {
  return reader
    .select()
    .from(planQuestion)
    .where(eq(planQuestion.planId, planId))
    .orderBy(asc(planQuestion.number));
}

/** Newest first, each with its questions in order. */
export function listPlans(database: Database, userId: string) {
  return database
    .select({
      id: interviewPlan.id,
      createdAt: interviewPlan.createdAt,
      jobTitle: interviewPlan.jobTitle,
      companyName: interviewPlan.companyName,
      questions: sql<string[]>`array(select q.question from plan_question q
        where q.plan_id = interview_plan.id order by q.number)`,
    })
    .from(interviewPlan)
    .where(eq(interviewPlan.userId, userId))
    .orderBy(desc(interviewPlan.createdAt), interviewPlan.id);
}
export type PlanSummaryRow = Awaited<ReturnType<typeof listPlans>>[number];

export async function insertPlan(transaction: Transaction, plan: NewPlan): Promise<string> {
  const rows = await transaction.insert(interviewPlan).values(plan).returning({ id: interviewPlan.id });
  return rows[0]!.id;
}

export async function insertQuestions(transaction: Transaction, planId: string, questions: NewQuestion[]) {
  if (questions.length > 0)
    await transaction.insert(planQuestion).values(questions.map((question) => ({ planId, ...question })));
}

export async function countQuestions(transaction: Transaction, planId: string): Promise<number> {
  const rows = await transaction
    .select({ count: sql<number>`count(*)::int` })
    .from(planQuestion)
    .where(eq(planQuestion.planId, planId));
  return rows[0]!.count;
}

/** The list of questions has changed: positions read before are stale. */
export async function raiseVersion(transaction: Transaction, planId: string): Promise<void> {
  await transaction
    .update(interviewPlan)
    .set({ version: sql`${interviewPlan.version} + 1` })
    .where(eq(interviewPlan.id, planId));
}

export async function updateQuestion(
  transaction: Transaction,
  questionId: string,
  change: Partial<Pick<QuestionRow, "question" | "kind" | "about" | "answer" | "writtenBy" | "answerBy">>,
): Promise<boolean> {
  const rows = await transaction
    .update(planQuestion)
    .set(change)
    .where(eq(planQuestion.id, questionId))
    .returning({ id: planQuestion.id });
  return rows.length > 0;
}

export async function deleteQuestion(transaction: Transaction, questionId: string): Promise<void> {
  await transaction.delete(planQuestion).where(eq(planQuestion.id, questionId));
}

export async function updateStrategy(
  transaction: Transaction,
  planId: string,
  cvContent: string,
  strategy: object,
): Promise<void> {
  await transaction.update(interviewPlan).set({ cvContent, strategy }).where(eq(interviewPlan.id, planId));
}

/** False when the user has no such plan. */
export async function deletePlan(database: Database, userId: string, planId: string): Promise<boolean> {
  const rows = await database
    .delete(interviewPlan)
    .where(isOwn(userId, planId))
    .returning({ id: interviewPlan.id });
  return rows.length > 0;
}

export async function insertWork(transaction: Transaction, holdId: string, planId: string): Promise<void> {
  await transaction.insert(planWork).values({ holdId, planId });
}

export async function findPlanOfHold(database: Database, holdId: string): Promise<string | null> {
  const rows = await database
    .select({ planId: planWork.planId })
    .from(planWork)
    .where(eq(planWork.holdId, holdId));
  return rows[0]?.planId ?? null;
}

/** Each question of the plan that was rehearsed: number of answers, and the best one. */
export async function listRehearsals(database: Database, userId: string, planId: string) {
  const { rows } = await database.execute<{
    question: string;
    pitchId: string;
    globalScore: number;
    maxScore: number;
    count: number;
  }>(sql`select distinct on (question) question, id as "pitchId", global_score as "globalScore",
      max_score as "maxScore", (count(*) over (partition by question))::int as count
    from ${analysis} where user_id = ${userId} and interview_plan_id = ${planId} and question is not null
    order by question, global_score / max_score desc, created_at desc`);
  return rows;
}
export type RehearsalRow = Awaited<ReturnType<typeof listRehearsals>>[number];
