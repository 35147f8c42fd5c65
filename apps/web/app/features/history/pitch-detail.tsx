import type { Analysis } from "@app/contracts/report";
import { MESSAGES } from "@app/contracts/messages";
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
  onLeave: () => void;
  /** Renders the report; passed by the page, since features do not import each other. */
  renderReport: (analysis: Analysis) => ReactNode;
}

/** One stored pitch, in whatever state it is. */
export function PitchDetail({ id, onLeave, renderReport }: Props) {
  const query = useQuery(historyEntryQuery(id));
  if (query.data) return renderReport(query.data);
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status < 500;
    return (
      <div role="alert">
        <EmptyState
          text={isMissing ? HISTORY_TEXT.missing : MESSAGES.historyUnavailable}
          action={
            isMissing ? (
              <>
                <p className="-mt-3 max-w-[44ch] text-ui text-text-3">{HISTORY_TEXT.missingReason}</p>
                <Button variant="secondary" onClick={onLeave}>
                  {HISTORY_TEXT.backToList}
                </Button>
                <p className="text-micro text-text-3">{query.error.message}</p>
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
  return (
    <div className="flex flex-col gap-6 pb-40" aria-busy="true">
      <output className="sr-only">{HISTORY_TEXT.detailLoading}</output>
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-24 w-full md:w-2/3" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
