import type { Analysis } from "@app/contracts/report";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { historyEntryQuery } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";

interface Props {
  id: string;
  /** Absent when the page itself has a way back. */
  onLeave?: () => void;
  /** Renders the report; passed by the page, since features do not import each other. */
  renderReport: (analysis: Analysis) => ReactNode;
}

/** One stored pitch, with its loading and error states. */
export function PitchDetail({ id, onLeave, renderReport }: Props) {
  const query = useQuery(historyEntryQuery(id));
  if (query.data) return renderReport(query.data);
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status < 500;
    return (
      <div role="alert">
        <EmptyState
          text={isMissing ? HISTORY_TEXT.missing : HISTORY_TEXT.detailUnavailable}
          action={
            isMissing ? (
              <>
                <p className="-mt-3 max-w-[44ch] text-ui text-text-3">{HISTORY_TEXT.missingReason}</p>
                {onLeave && (
                  <Button variant="secondary" onClick={onLeave}>
                    {HISTORY_TEXT.backToList}
                  </Button>
                )}
                <p className="text-micro text-text-3">
                  {HISTORY_TEXT.serverSaid}
                  <span lang="en">{query.error.message}</span>
                </p>
              </>
            ) : (
              <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
                {HISTORY_TEXT.retry}
              </Button>
            )
          }
        />
      </div>
    );
  }
  return <PitchSkeleton />;
}

/** Placeholder of a report while it loads, and until the page knows who the reader is. */
export function PitchSkeleton() {
  return (
    <div aria-busy="true">
      <output className="sr-only">{HISTORY_TEXT.detailLoading}</output>
      <Skeleton className="h-7 w-2/3 md:w-1/3" />
      <div className="mt-5 grid grid-cols-[156px_minmax(0,1fr)] items-center gap-x-5 gap-y-6 md:mt-7 md:grid-cols-[minmax(0,1fr)_300px] md:gap-x-16">
        <Skeleton className="h-24 w-full max-md:col-span-2" />
        <div className="grid size-[156px] place-items-center md:mx-auto md:size-[272px]">
          <Skeleton className="size-[88%] rounded-full!" />
        </div>
        <Skeleton className="h-16 w-full md:hidden" />
      </div>
      {/* Placeholders of the next steps, then of the text. */}
      <Skeleton className="mt-8 h-64 w-full rounded-card! md:mt-10" />
      <Skeleton className="mt-8 h-96 w-full rounded-card! md:mt-11" />
    </div>
  );
}
