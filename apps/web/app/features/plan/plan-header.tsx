import { MESSAGES } from "@app/contracts/messages";
import type { Plan } from "@app/contracts/plan";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, ChevronDown, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { notify } from "../../lib/notify.ts";
import { PATHS } from "../../lib/paths.ts";
import { plansQuery } from "../../lib/plans-query.ts";
import { typo } from "../../lib/typo.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { deletePlan, planQuery } from "./api.ts";
import { PLAN_TEXT } from "./messages.ts";

/** Links back, the delete button, and the description of the plan. */
export function PlanHeader({ plan, onDeleted }: { plan: Plan; onDeleted: () => void }) {
  const descriptionId = useId();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const deletion = useMutation({
    mutationFn: () => deletePlan(plan.id),
    onSuccess: () => {
      notify({ id: "plan", kind: "success", text: typo(MESSAGES.planDeleted) });
      onDeleted();
      client.removeQueries({ queryKey: planQuery(plan.id).queryKey });
      void client.invalidateQueries({ queryKey: plansQuery.queryKey });
    },
    onError: () => notify({ id: "plan", kind: "error", text: typo(MESSAGES.planDeletionFailed) }),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Link to={PATHS.plans} className={buttonClass("quiet")}>
          <ArrowLeft aria-hidden="true" />
          {PLAN_TEXT.back}
        </Link>
        <Button
          variant="secondary"
          className="text-bad!"
          busy={deletion.isPending}
          onClick={() => setAsked(true)}
        >
          {!deletion.isPending && <Trash2 aria-hidden="true" />}
          {PLAN_TEXT.delete}
        </Button>
      </div>
      <Card>
        <h1 className="text-verdict wrap-anywhere">{typo(plan.job_title)}</h1>
        {plan.company_name && (
          <p className="mt-2 text-[1.0625rem] wrap-anywhere text-text-2">{typo(plan.company_name)}</p>
        )}
        <p className="mt-2 text-micro text-text-3">
          {PLAN_TEXT.createdOn} {formatDate(plan.created_at)}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={descriptionId}
          onClick={() => setOpen(!isOpen)}
          className="mt-4 flex min-h-11 items-center gap-2 text-ui font-semibold"
        >
          <ChevronDown
            aria-hidden="true"
            className={`size-[18px] transition-transform duration-120 ${isOpen ? "rotate-180" : ""}`}
          />
          {PLAN_TEXT.description}
        </button>
        <p
          id={descriptionId}
          hidden={!isOpen}
          className="mt-2 max-w-[72ch] text-ui wrap-anywhere whitespace-pre-line text-text-2"
        >
          {plan.job_description}
        </p>
      </Card>
      <ConfirmDialog
        open={isAsked}
        title={PLAN_TEXT.deletePlan}
        description={typo(MESSAGES.planDeletionAsked)}
        confirmLabel={PLAN_TEXT.delete}
        cancelLabel={PLAN_TEXT.cancel}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
