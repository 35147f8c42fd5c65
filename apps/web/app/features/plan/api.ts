import { searchSimilarJobs } from "@app/contracts/job";
import * as plans from "@app/contracts/plan";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";

export const planQuery = (id: string) =>
  queryOptions<plans.Plan>({
    queryKey: ["plan", id],
    queryFn: ({ signal }) => callApi(plans.getPlan, { params: { id } }, { signal }),
    // Always refetch: questions may have been rehearsed meanwhile.
    staleTime: 0,
  });

export const createPlan = (form: plans.PlanForm, idempotencyKey: string) =>
  callApi(plans.createPlan, { body: form }, { idempotencyKey });

export const deletePlan = (id: string) => callApi(plans.deletePlan, { params: { id } });

export const searchJobs = (jobTitle: string) =>
  callApi(searchSimilarJobs, { query: { job_title: jobTitle } });

export const addQuestion = (id: string, question: string) =>
  callApi(plans.addQuestion, { params: { id }, body: { question } });

export const updateQuestion = (id: string, questionId: string, question: string) =>
  callApi(plans.updateQuestion, { params: { id, questionId }, query: {}, body: { question } });

export const deleteQuestion = (id: string, questionId: string) =>
  callApi(plans.deleteQuestion, { params: { id, questionId }, query: {} });

export const generateQuestions = (id: string, idempotencyKey: string) =>
  callApi(plans.generateQuestions, { params: { id } }, { idempotencyKey });

export const generateAnswer = (id: string, questionId: string, idempotencyKey: string) =>
  callApi(plans.generateAnswer, { params: { id, questionId }, query: {} }, { idempotencyKey });

export const generateStrategy = (id: string, cv: string, idempotencyKey: string) =>
  callApi(
    plans.generateStrategy,
    { params: { id }, body: { plan_id: id, cv_content: cv } },
    { idempotencyKey },
  );
