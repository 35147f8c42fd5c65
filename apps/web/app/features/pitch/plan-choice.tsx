import type { PlanSummary } from "@app/contracts/plan";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { plansQuery } from "../../lib/plans-query.ts";
import { useSession } from "../../lib/session.ts";
import { Field, INPUT_CLASS } from "../../ui/field.tsx";
import { PITCH_TEXT } from "./messages.ts";

const ID = "pitch-plan";

/** The user's plans; empty while unknown. */
export function usePlans(): PlanSummary[] {
  const isSignedIn = useSession() === "signed-in";
  const { data } = useQuery({ ...plansQuery, enabled: isSignedIn });
  return isSignedIn ? (data ?? []) : [];
}

interface Props {
  plans: readonly PlanSummary[];
  value: string | null;
  onChoose: (plan: PlanSummary | null) => void;
}

/** Chooses the plan from which the question comes. */
export function PlanChoice({ plans, value, onChoose }: Props) {
  const session = useSession();
  const none = session === "signed-in" ? PITCH_TEXT.noPlan : PITCH_TEXT.noPlanSignedOut;
  const isChosen = plans.some(({ id }) => id === value);
  return (
    <Field id={ID} label={PITCH_TEXT.plan}>
      <div className="relative">
        <select
          id={ID}
          disabled={plans.length === 0}
          value={isChosen ? (value ?? "") : ""}
          onChange={({ currentTarget }) =>
            onChoose(plans.find(({ id }) => id === currentTarget.value) ?? null)
          }
          className={`${INPUT_CLASS} appearance-none pr-12 text-ellipsis disabled:text-text-3`}
        >
          <option value="">{plans.length === 0 ? none : PITCH_TEXT.withoutPlan}</option>
          {plans.map(({ id, job_title, company_name }) => (
            <option key={id} value={id}>
              {company_name ? `${job_title} – ${company_name}` : job_title}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 my-auto size-[18px] text-text-3"
        />
      </div>
    </Field>
  );
}
