import { QUESTION_KINDS } from "@app/engine/interview";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { jobTitle } from "./job.ts";
import {
  CV_CHARACTERS_MAX,
  JOB_DESCRIPTION_CHARACTERS_MAX,
  QUESTION_CHARACTERS_MAX,
  SHORT_TEXT_CHARACTERS_MAX,
} from "./limits.ts";
import { MESSAGES } from "./messages.ts";

/** A skill that a job requires, with the words of the advert that say so. */
const skill = z.object({
  name: z.string(),
  importance: z.enum(["indispensable", "souhaité"]),
  /** Null if the advert does not say. */
  level: z.nullable(z.enum(["avancé", "intermédiaire", "débutant"])),
  /** UTF-16 offsets into `job_description`, end excluded; empty for what comes from the job sheet. */
  evidence: z.array(z.object({ start: z.number(), end: z.number() })),
  source: z.enum(["annonce", "fiche"]),
});
export type PlanSkill = z.infer<typeof skill>;

/** A strength or a gap: the CV compared with the advert. */
const strategyItem = z.object({
  skill: z.string(),
  text: z.string(),
  advert_evidence: z.string(),
  /** For a gap, the closest words of the CV. */
  cv_evidence: z.nullable(z.string()),
});
export type StrategyItem = z.infer<typeof strategyItem>;

const strategy = z.object({
  strengths: z.array(strategyItem),
  weaknesses: z.array(strategyItem),
  action_plan: z.array(z.string()),
  /** Markdown. */
  custom_advice: z.string(),
  /** The language model that wrote it; absent where our rules did. */
  written_by: z.optional(z.string()),
});
export type PlanStrategy = z.infer<typeof strategy>;

const question = z.object({
  /** Stays the same when the question moves in the list. */
  id: z.uuid(),
  question: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /**
   * The skill, duty, condition or employer that it is about; null for a question of the user's, and for one about the
   * post as a whole.
   */
  about: z.nullable(z.string()),
  /** Markdown; absent before one is generated. */
  ai_answer: z.optional(z.string()),
  /** The language model that wrote the question, and its answer; absent where our rules or the user did. */
  written_by: z.optional(z.string()),
  answer_by: z.optional(z.string()),
  /** The best of the answers that the user had analysed, and how many there are. */
  rehearsed: z.nullable(
    z.object({ pitch_id: z.uuid(), globalScore: z.number(), maxScore: z.number(), count: z.number() }),
  ),
});
export type PlanQuestion = z.infer<typeof question>;

/** Two names of the same id are accepted: `document_id` and `id`. */
const names = {
  document_id: z.uuid(),
  id: z.uuid(),
  job_title: z.string(),
  company_name: z.nullable(z.string()),
  created_at: z.iso.datetime(),
};

export const planSummary = z.object({
  ...names,
  questions: z.array(z.string()),
});
export type PlanSummary = z.infer<typeof planSummary>;

export const plan = z.object({
  ...names,
  job_description: z.string(),
  job_id: z.nullable(z.string()),
  /** Title of the job sheet that completed the advert. */
  job_sheet: z.nullable(z.string()),
  /** Owner of the job sheet, if it is not ours. */
  job_sheet_attribution: z.nullable(z.string()),
  /** Incremented at every change of the list of questions: a position is only valid for one version. */
  version: z.number(),
  interview_questions: z.array(question),
  interview_skills: z.object({
    hard_skills: z.array(skill),
    soft_skills: z.array(skill),
    /** The language model that read the advert; absent where our rules did. */
    read_by: z.optional(z.string()),
  }),
  interview_strategy: z.nullable(strategy),
  cv_content: z.nullable(z.string()),
});
export type Plan = z.infer<typeof plan>;

const planId = z.uuid({ error: MESSAGES.planNotFound });
const ofPlan = z.object({ id: planId });
const ofQuestion = z.object({
  id: planId,
  /** Its position in the list, from 0, or better its id, which does not change if another tab edits the list. */
  questionId: z
    .string({ error: MESSAGES.planQuestionNotFound })
    .check(z.regex(/^(?:\d{1,4}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/, MESSAGES.planQuestionNotFound)),
});
/** The version of the plan that a position refers to: with another version, the call is refused. */
const readIn = z.object({ version: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) });

const typed = z.strictObject({
  question: z
    .string({ error: MESSAGES.planQuestionRequired })
    .check(
      z.trim(),
      z.minLength(1, MESSAGES.planQuestionRequired),
      z.maxLength(QUESTION_CHARACTERS_MAX, MESSAGES.questionTooLong),
    ),
});

export const planForm = z.strictObject({
  job_title: jobTitle,
  company_name: z.nullish(
    z.string().check(z.trim(), z.maxLength(SHORT_TEXT_CHARACTERS_MAX, MESSAGES.fieldTooLong)),
  ),
  job_description: z.string({ error: MESSAGES.jobDescriptionRequired }).check(
    z.maxLength(JOB_DESCRIPTION_CHARACTERS_MAX, MESSAGES.jobDescriptionTooLong),
    z.refine((text) => text.trim() !== "", { error: MESSAGES.jobDescriptionRequired }),
  ),
  /** From the search of job sheets. */
  job_id: z.nullish(z.string().check(z.maxLength(SHORT_TEXT_CHARACTERS_MAX))),
});
export type PlanForm = z.infer<typeof planForm>;

export const strategyForm = z.strictObject({
  plan_id: z.nullish(z.uuid({ error: MESSAGES.planNotFound })),
  cv_content: z.string({ error: MESSAGES.cvRequired }).check(
    z.maxLength(CV_CHARACTERS_MAX, MESSAGES.cvTooLong),
    z.refine((text) => text.trim() !== "", { error: MESSAGES.cvRequired }),
  ),
});

const throttle = { by: "user", everySec: 0.5, burst: 120 } as const;
const paid = ["credits_insufficient", "analysis_running", "analysis_failed", "idempotency_mismatch"] as const;
const named = ["plan_not_found"] as const;
const namedQuestion = ["plan_not_found", "plan_question_not_found", "plan_changed"] as const;

export const createPlan = defineEndpoint({
  method: "POST",
  path: "/interviews/plans",
  access: "user",
  errors: [...paid, ...named, "job_title_required", "job_description_required", "job_not_found"],
  throttle,
  summary: "Make an interview plan of a job advert, for its price in credits",
  idempotent: true,
  body: planForm,
  response: plan,
});

export const listPlans = defineEndpoint({
  method: "GET",
  path: "/interviews/plans",
  access: "user",
  throttle,
  summary: "The interview plans of the user, newest first",
  response: z.array(planSummary),
});

export const getPlan = defineEndpoint({
  method: "GET",
  path: "/interviews/plans/:id",
  access: "user",
  errors: named,
  throttle,
  summary: "One interview plan",
  params: ofPlan,
  response: plan,
});

export const deletePlan = defineEndpoint({
  method: "DELETE",
  path: "/interviews/plans/:id",
  access: "user",
  errors: named,
  throttle,
  summary: "Delete a plan; the answers that were rehearsed with it stay in the history",
  params: ofPlan,
});

export const addQuestion = defineEndpoint({
  method: "POST",
  path: "/interviews/plans/:id/questions",
  access: "user",
  errors: [...named, "plan_question_required", "plan_questions_full"],
  throttle,
  summary: "Add a question at the end of a plan",
  params: ofPlan,
  body: typed,
  response: plan,
});

export const updateQuestion = defineEndpoint({
  method: "PUT",
  path: "/interviews/plans/:id/questions/:questionId",
  access: "user",
  errors: [...namedQuestion, "plan_question_required"],
  throttle,
  summary: "Change the words of a question",
  params: ofQuestion,
  query: readIn,
  body: typed,
  response: plan,
});

export const deleteQuestion = defineEndpoint({
  method: "DELETE",
  path: "/interviews/plans/:id/questions/:questionId",
  access: "user",
  errors: namedQuestion,
  throttle,
  summary: "Take a question out of a plan",
  params: ofQuestion,
  query: readIn,
  response: plan,
});

export const generateQuestions = defineEndpoint({
  method: "POST",
  path: "/interviews/plans/:id/generate-questions",
  access: "user",
  errors: [...paid, ...named, "plan_changed", "plan_questions_full", "plan_questions_exhausted"],
  throttle,
  summary: "Ten questions that are new to the plan, for their price in credits",
  idempotent: true,
  params: ofPlan,
  response: plan,
});

export const generateAnswer = defineEndpoint({
  method: "POST",
  path: "/interviews/plans/:id/questions/:questionId/generate-answer",
  access: "user",
  errors: [...paid, ...namedQuestion],
  throttle,
  summary: "An example answer to a question, for its price in credits",
  idempotent: true,
  params: ofQuestion,
  query: readIn,
  response: plan,
});

export const generateStrategy = defineEndpoint({
  method: "POST",
  path: "/interviews/plans/:id/generate-strategy",
  access: "user",
  errors: [...paid, ...named, "cv_required"],
  throttle,
  summary: "Hold a CV against the plan: strengths, gaps, what to do",
  idempotent: true,
  params: ofPlan,
  body: strategyForm,
  response: plan,
});
