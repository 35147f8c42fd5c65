import type { Analysis } from "@app/contracts/report";
import { MESSAGES } from "@app/contracts/messages";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties, ReactNode } from "react";
import { ApiError } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageDialog } from "../../ui/page-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { historyEntryQuery } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { useOpenedPitch } from "./use-opened-pitch.ts";

interface PitchDialogProps {
  /** Draws the report. The page passes it in, because features do not import each other. */
  renderReport: (analysis: Analysis) => ReactNode;
}

/** There is no header above a report in a dialog, and its light stays inside. */
const IN_DIALOG = {
  "--report-top": "0px",
  "--report-bleed": "var(--page-margin)",
  "--report-scroll": "16px",
} as CSSProperties;

/** The pitch that the address names, over the history. */
export function PitchDialog({ renderReport }: PitchDialogProps) {
  const { id, close } = useOpenedPitch();
  const isOpen = useSession() === "signed-in" && id !== null;
  return (
    <PageDialog open={isOpen} onClose={close} title={HISTORY_TEXT.dialogTitle}>
      <div style={IN_DIALOG}>{id && <PitchDetail id={id} onClose={close} renderReport={renderReport} />}</div>
    </PageDialog>
  );
}

interface PitchDetailProps extends PitchDialogProps {
  id: string;
  onClose: () => void;
}

function PitchDetail({ id, onClose, renderReport }: PitchDetailProps) {
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
                <Button variant="secondary" onClick={onClose}>
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
