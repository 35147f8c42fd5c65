import { MESSAGES } from "@app/contracts/messages";
import type { Plan } from "@app/contracts/plan";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "../../lib/api.ts";
import { createKey } from "../../lib/create-key.ts";
import { notify } from "../../lib/notify.ts";
import { plansQuery } from "../../lib/plans-query.ts";
import { typo } from "../../lib/typo.ts";
import * as api from "./api.ts";

/** Errors caused by another tab's change: show their own message rather than a general failure. */
const CHANGED = new Set([
  "plan_changed",
  "plan_question_not_found",
  "plan_questions_full",
  "plan_questions_exhausted",
]);

/** One action on a plan: its answer replaces the cached plan, and a toast shows the outcome. */
function useAction<Given>(
  planId: string,
  {
    act,
    done,
    failed,
    pays = false,
  }: {
    /** The key stays the same until the request succeeds or is refused, so that a lost answer is not paid twice. */
    act: (given: Given, key: string) => Promise<Plan>;
    done: string;
    failed: string;
    pays?: boolean;
  },
) {
  const client = useQueryClient();
  const key = api.planQuery(planId).queryKey;
  const attempt = useRef({ asked: "", key: "" });
  return useMutation({
    mutationFn: (given: Given) => {
      const asked = JSON.stringify(given) ?? "";
      if (attempt.current.key === "" || attempt.current.asked !== asked)
        attempt.current = { asked, key: createKey() };
      return act(given, attempt.current.key);
    },
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onSuccess: (plan) => {
      attempt.current = { asked: "", key: "" };
      client.setQueryData(key, plan);
      void client.invalidateQueries({ queryKey: plansQuery.queryKey });
      // Refreshes the credits everywhere.
      if (pays) void client.invalidateQueries({ queryKey: ["profile"] });
      notify({ id: "plan", kind: "success", text: typo(done) });
    },
    onError: (error) => {
      // The server has refused: this attempt is over, and the next click gets a new key.
      if (error instanceof ApiError && error.status < 500) attempt.current = { asked: "", key: "" };
      const changed = error instanceof ApiError && CHANGED.has(error.code);
      notify({ id: "plan", kind: "error", text: typo(changed ? error.message : failed) });
      // oxlint-disable-next-line no-console -- The specification has the errors of this page in the console too.
      console.error(failed);
      if (changed) void client.invalidateQueries({ queryKey: key });
    },
  });
}

interface Addressed {
  questionId: string;
}

/** All actions of a plan's page. */
export function usePlanActions(id: string) {
  const client = useQueryClient();
  const answer = useAction<Addressed>(id, {
    act: ({ questionId }, key) => api.generateAnswer(id, questionId, key),
    done: MESSAGES.answerGenerated,
    failed: MESSAGES.answerFailed,
    pays: true,
  });
  return {
    add: useAction<string>(id, {
      act: (question) => api.addQuestion(id, question),
      done: MESSAGES.questionAdded,
      failed: MESSAGES.questionAdditionFailed,
    }),
    update: useAction<Addressed & { question: string }>(id, {
      act: ({ questionId, question }) => api.updateQuestion(id, questionId, question),
      done: MESSAGES.questionUpdated,
      failed: MESSAGES.questionUpdateFailed,
    }),
    remove: useAction<Addressed>(id, {
      act: ({ questionId }) => api.deleteQuestion(id, questionId),
      done: MESSAGES.questionDeleted,
      failed: MESSAGES.questionDeletionFailed,
    }),
    generate: useAction<void>(id, {
      act: (_nothing, key) => api.generateQuestions(id, key),
      done: MESSAGES.questionsGenerated,
      failed: MESSAGES.questionsGenerationFailed,
      pays: true,
    }),
    strategy: useAction<string>(id, {
      act: (cv, key) => api.generateStrategy(id, cv, key),
      done: MESSAGES.strategyGenerated,
      failed: MESSAGES.strategyFailed,
      pays: true,
    }),
    answer,
    /** Refuse at once when the cached profile shows too few credits. */
    askAnswer(questionId: string, onDone: () => void) {
      const profile = client.getQueryData<{ credits: number | null }>(["profile"]);
      if (typeof profile?.credits === "number" && profile.credits < 1)
        notify({ id: "plan", kind: "error", text: MESSAGES.answerCreditsInsufficient });
      else answer.mutate({ questionId }, { onSuccess: onDone });
    },
  };
}
export type PlanActions = ReturnType<typeof usePlanActions>;
