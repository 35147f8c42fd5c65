import type { SimilarJob } from "@app/contracts/job";
import { MESSAGES } from "@app/contracts/messages";
import { useMutation } from "@tanstack/react-query";
import { Check, Search, X } from "lucide-react";
import { notify } from "../../lib/notify.ts";
import { readToken } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { searchJobs } from "./api.ts";
import { PLAN_TEXT, PLANS_TEXT } from "./messages.ts";

interface Props {
  jobTitle: string;
  chosen: { id: string; title: string } | null;
  onChoose: (job: { id: string; title: string } | null) => void;
  /** Called when there is no title to search for. */
  onMissing: (message: string) => void;
}

/** Job sheets similar to the title: choosing one completes a short advert. */
export function JobSearch({ jobTitle, chosen, onChoose, onMissing }: Props) {
  const search = useMutation({
    mutationFn: searchJobs,
    onError: () => notify({ id: "jobs", kind: "error", text: typo(MESSAGES.jobSearchFailed) }),
  });
  const start = async () => {
    if (jobTitle.trim() === "") return onMissing(MESSAGES.jobTitleRequired);
    if (readToken() === null && !(await askSignIn("signup"))) return undefined;
    return search.mutate(jobTitle.trim());
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={search.isPending} onClick={() => void start()}>
          {!search.isPending && <Search aria-hidden="true" />}
          {PLANS_TEXT.searchJob}
        </Button>
        {chosen ? (
          <p className="flex min-w-0 items-center gap-1 text-ui">
            <Check aria-hidden="true" className="size-4 flex-none text-good" />
            <span className="sr-only">{PLANS_TEXT.jobChosen}</span>
            <span className="min-w-0 wrap-anywhere">{chosen.title}</span>
            <IconButton label={PLANS_TEXT.jobForget} onClick={() => onChoose(null)}>
              <X aria-hidden="true" />
            </IconButton>
          </p>
        ) : (
          <p className="max-w-[46ch] text-micro text-text-3">{PLANS_TEXT.jobHint}</p>
        )}
      </div>
      <div aria-live="polite">
        {search.data?.results.length === 0 && (
          <p className="text-ui text-text-2">{typo(MESSAGES.jobNoneFound)}</p>
        )}
        {search.data && search.data.results.length > 0 && (
          <ul aria-label={PLANS_TEXT.jobResults} className="flex flex-col gap-1">
            {search.data.results.map((job) => (
              <FoundJob
                key={job.job_id}
                job={job}
                isChosen={job.job_id === chosen?.id}
                onChoose={() => onChoose({ id: job.job_id, title: job.title })}
              />
            ))}
          </ul>
        )}
        {search.data?.attribution && (
          <p className="mt-2 text-micro text-text-3">
            {PLAN_TEXT.attribution(typo(search.data.attribution))}
          </p>
        )}
      </div>
    </div>
  );
}

function FoundJob({ job, isChosen, onChoose }: { job: SimilarJob; isChosen: boolean; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex min-h-11 w-full items-center justify-between gap-4 rounded-[10px] px-3 py-2 text-left text-ui text-text-2 transition-colors duration-120 hover:bg-s2 hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-text"
      >
        <span className="min-w-0 wrap-anywhere">
          {typo(job.title)}
          {job.matched_title !== job.title && (
            <span className="block text-micro text-text-3">{PLANS_TEXT.jobMatched(job.matched_title)}</span>
          )}
        </span>
        <span className="num flex-none text-micro font-semibold">{PLANS_TEXT.jobScore(job.score)}</span>
      </button>
    </li>
  );
}
