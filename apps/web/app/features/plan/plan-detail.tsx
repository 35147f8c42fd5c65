import { MESSAGES } from "@app/contracts/messages";
import type { Plan } from "@app/contracts/plan";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { ApiError } from "../../lib/api.ts";
import { useDocumentTitle } from "../../lib/page-title.ts";
import { PATHS } from "../../lib/paths.ts";
import { typo } from "../../lib/typo.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { VoiceLoader } from "../../ui/voice-loader.tsx";
import { planQuery } from "./api.ts";
import { PLAN_TEXT, PLANS_TEXT } from "./messages.ts";
import type { RenderText } from "./model.ts";
import { PlanHeader } from "./plan-header.tsx";
import { PlanQuestions } from "./plan-questions.tsx";
import { PlanSkills } from "./plan-skills.tsx";
import { PlanStrategy } from "./plan-strategy.tsx";
import { usePlanActions } from "./use-plan-actions.ts";

interface Props {
  id: string;
  onDeleted: () => void;
  onRehearse: (plan: Plan, question: string) => void;
  /** Renders Markdown; passed by the page, since features do not import each other. */
  renderText: RenderText;
}

/** One plan, with its loading and error states. */
export function PlanDetail({ id, onDeleted, onRehearse, renderText }: Props) {
  const query = useQuery(planQuery(id));
  const actions = usePlanActions(id);
  const title = query.data?.job_title;
  useDocumentTitle(title ? `${PLAN_TEXT.title} ${title}` : null);
  const plan = query.data;
  if (plan)
    return (
      <div className="flex flex-col gap-6">
        <div>
          <PlanHeader plan={plan} onDeleted={onDeleted} />
        </div>
        <PlanQuestions
          plan={plan}
          actions={actions}
          renderText={renderText}
          onRehearse={(question) => onRehearse(plan, question)}
        />
        <PlanSkills plan={plan} />
        <PlanStrategy plan={plan} actions={actions} renderText={renderText} />
      </div>
    );
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status < 500;
    return (
      <div role="alert" className="flex flex-col items-center gap-4 py-20 text-center">
        <CircleAlert aria-hidden="true" className="size-9 text-bad" strokeWidth={1.75} />
        <h1 className="text-h2">{PLAN_TEXT.error}</h1>
        <p className="max-w-[44ch] text-text-2">{typo(sayFailure(id, isMissing))}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {!isMissing && (
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {PLANS_TEXT.retry}
            </Button>
          )}
          <Link to={PATHS.plans} className={buttonClass("secondary")}>
            {PLAN_TEXT.backToPlans}
          </Link>
        </div>
      </div>
    );
  }
  return <PlanLoading />;
}

/** Shown while the plan loads, and until the page knows who the reader is. */
export function PlanLoading() {
  return (
    <output className="flex flex-col items-center gap-4 py-24 text-text-2" aria-busy="true">
      <VoiceLoader className="h-8" />
      {PLAN_TEXT.loading}
    </output>
  );
}

function sayFailure(id: string, isMissing: boolean): string {
  if (id.trim() === "") return MESSAGES.planIdMissing;
  return isMissing ? MESSAGES.planNotFound : MESSAGES.planUnavailable;
}
