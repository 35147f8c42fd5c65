import { type AdvertReading, ANY_SUBJECT, joinSkills, type Strategy } from "@app/engine/interview";
import type { Plan, PlanSummary } from "@app/contracts/plan";
import type { PlanRow, PlanSummaryRow, QuestionRow, RehearsalRow } from "./store.ts";

/** A result with the language model that made it; no `by` when our rules did. */
type By<Made> = Made & { by?: string };

const nameIt = (row: Pick<PlanRow, "id" | "jobTitle" | "companyName" | "createdAt">) => ({
  document_id: row.id,
  id: row.id,
  job_title: row.jobTitle,
  company_name: row.companyName,
  created_at: row.createdAt.toISOString(),
});

export const presentPlanSummary = (row: PlanSummaryRow): PlanSummary => ({
  ...nameIt(row),
  questions: row.questions,
});

/** What was read in the advert; a plan stored before the engine joined its skills may hold one twice. */
export const readingOf = (row: PlanRow) => joinSkills(row.reading as By<AdvertReading>);

export function presentPlan(
  row: PlanRow,
  questions: QuestionRow[],
  rehearsals: RehearsalRow[],
  sheetAttribution: string | null,
): Plan {
  const { hardSkills, softSkills, by } = readingOf(row);
  return {
    ...nameIt(row),
    job_description: row.jobDescription,
    job_id: row.jobId,
    job_sheet: row.jobSheet,
    job_sheet_attribution: sheetAttribution,
    version: row.version,
    interview_questions: questions.map(({ id, question, kind, about, answer, writtenBy, answerBy }) => ({
      id,
      question,
      kind: kind as Plan["interview_questions"][number]["kind"],
      about: about === ANY_SUBJECT ? null : about,
      ...(answer !== null && { ai_answer: answer }),
      ...(writtenBy !== null && { written_by: writtenBy }),
      ...(answerBy !== null && { answer_by: answerBy }),
      rehearsed: presentRehearsal(rehearsals.find((rehearsal) => rehearsal.question === question)),
    })),
    interview_skills: { hard_skills: hardSkills, soft_skills: softSkills, ...(by && { read_by: by }) },
    interview_strategy: row.strategy === null ? null : presentStrategy(row.strategy as By<Strategy>),
    cv_content: row.cvContent,
  };
}

function presentRehearsal(row: RehearsalRow | undefined): Plan["interview_questions"][number]["rehearsed"] {
  if (!row) return null;
  const { pitchId, globalScore, maxScore, count } = row;
  return { pitch_id: pitchId, globalScore, maxScore, count };
}

function presentStrategy(strategy: By<Strategy>): Plan["interview_strategy"] {
  const presentItems = (items: Strategy["strengths"]) =>
    items.map(({ skill, text, advertEvidence, cvEvidence }) => ({
      skill,
      text,
      advert_evidence: advertEvidence,
      cv_evidence: cvEvidence,
    }));
  return {
    strengths: presentItems(strategy.strengths),
    weaknesses: presentItems(strategy.weaknesses),
    action_plan: strategy.actionPlan,
    custom_advice: strategy.customAdvice,
    ...(strategy.by && { written_by: strategy.by }),
  };
}
