import { MESSAGES } from "@app/contracts/messages";
import type { PlanSummary } from "@app/contracts/plan";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { PATHS } from "../../lib/paths.ts";
import { plansQuery } from "../../lib/plans-query.ts";
import { useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PLANS_TEXT } from "./messages.ts";
import { findPlans } from "./model.ts";

/** The user's plans, newest first, with the loading, empty and error states. */
export function PlanList() {
  const searchId = useId();
  const session = useSession();
  const [words, setWords] = useState("");
  const query = useQuery({ ...plansQuery, enabled: session === "signed-in" });
  if (session === "anonymous")
    return (
      <EmptyState
        text={PLANS_TEXT.signedOut}
        action={<Button onClick={() => void askSignIn("login")}>{PLANS_TEXT.signIn}</Button>}
      />
    );
  if (query.isError && !query.data)
    return (
      <div role="alert">
        <EmptyState
          text={typo(MESSAGES.plansUnavailable)}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {PLANS_TEXT.retry}
            </Button>
          }
        />
      </div>
    );
  if (!query.data)
    return (
      <div className="mt-13 flex flex-col gap-3" aria-busy="true">
        <output className="sr-only">{PLANS_TEXT.loading}</output>
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
    );
  if (query.data.length === 0) return <EmptyState text={PLANS_TEXT.empty} />;
  const found = findPlans(query.data, words);
  return (
    <section className="mt-13" aria-labelledby={`${searchId}-title`}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${searchId}-title`} className="text-h2">
          {PLANS_TEXT.listTitle}
        </h2>
        <div className="w-full md:w-80">
          <SearchField
            id={searchId}
            label={PLANS_TEXT.search}
            placeholder={PLANS_TEXT.searchPlaceholder}
            value={words}
            onChange={setWords}
          />
        </div>
      </div>
      {found.length === 0 && (
        <EmptyState
          text={PLANS_TEXT.emptySearch(words)}
          action={
            <Button variant="secondary" onClick={() => setWords("")}>
              {PLANS_TEXT.clearSearch}
            </Button>
          }
        />
      )}
      <ul className="flex flex-col gap-3">
        {found.map((plan) => (
          <PlanLine key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanLine({ plan }: { plan: PlanSummary }) {
  return (
    <li>
      <Link
        to={`${PATHS.plans}/${plan.id}`}
        className="flex items-center gap-4 rounded-card bg-s1 p-5 shadow-[var(--edge)] transition-shadow duration-120 hover:shadow-[var(--edge),var(--lift-2)]"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-h3 wrap-anywhere">{typo(plan.job_title)}</span>
          {plan.company_name && (
            <span className="block text-ui wrap-anywhere text-text-2">{typo(plan.company_name)}</span>
          )}
          <span className="mt-1 block text-micro text-text-3">
            {PLANS_TEXT.createdOn(formatDate(plan.created_at))} ·{" "}
            {PLANS_TEXT.questions(plan.questions.length)}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 flex-none text-text-3" />
      </Link>
    </li>
  );
}
