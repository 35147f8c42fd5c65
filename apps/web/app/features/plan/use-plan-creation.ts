import { MESSAGES } from "@app/contracts/messages";
import { type PlanForm, planForm } from "@app/contracts/plan";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { createKey } from "../../lib/create-key.ts";
import { notify } from "../../lib/notify.ts";
import { readToken } from "../../lib/session.ts";
import { readStored, removeStored, writeStored } from "../../lib/session-storage.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { typo } from "../../lib/typo.ts";
import { createPlan, planQuery } from "./api.ts";

interface PlanDraft {
  job_title: string;
  company_name: string;
  job_description: string;
  job: { id: string; title: string } | null;
}

const DRAFT_KEY = "plan-draft";
const EMPTY: PlanDraft = { job_title: "", company_name: "", job_description: "", job: null };

/** The form of a new plan, saved for the browser session, with one key as long as its content is unchanged. */
export function usePlanCreation(onCreated: (id: string) => void) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [restored, setRestored] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const attempt = useRef({ asked: "", key: "" });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The draft lives in the browser's storage: only an effect reads it.
    setDraft((current) => ({ ...current, ...(readStored(DRAFT_KEY) as Partial<PlanDraft> | null) }));
    setRestored(true);
  }, []);
  const change = (part: Partial<PlanDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeStored(DRAFT_KEY, next);
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in part))));
  };

  const creation = useMutation({
    mutationFn: (form: PlanForm) => {
      const asked = JSON.stringify(form);
      if (attempt.current.asked !== asked) attempt.current = { asked, key: createKey() };
      return createPlan(form, attempt.current.key);
    },
    onSuccess: (plan) => {
      removeStored(DRAFT_KEY);
      client.setQueryData(planQuery(plan.id).queryKey, plan);
      void client.invalidateQueries();
      notify({ id: "plan", kind: "success", text: typo(MESSAGES.planCreated) });
      onCreated(plan.id);
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.fields);
      const poor = error instanceof ApiError && error.code === "credits_insufficient";
      notify({
        id: "plan",
        kind: "error",
        text: typo(poor ? MESSAGES.planCreditsInsufficient : MESSAGES.planCreationFailed),
      });
    },
  });

  /** Returns the first invalid field, or null when the form was sent. */
  const submit = async (): Promise<string | null> => {
    const { job, company_name, ...rest } = draft;
    const judged = planForm.safeParse({
      ...rest,
      company_name: company_name || null,
      job_id: job?.id ?? null,
    });
    if (!judged.success) {
      const found: Record<string, string> = {};
      for (const { path, message } of judged.error.issues) found[String(path[0])] ??= message;
      setErrors(found);
      return ["job_title", "company_name", "job_description"].find((name) => found[name]) ?? null;
    }
    if (readToken() === null && !(await askSignIn("signup"))) return null;
    creation.mutate(judged.data);
    return null;
  };
  return { draft, change, errors, setErrors, restored, isRunning: creation.isPending, submit };
}
