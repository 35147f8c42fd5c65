import { PITCH_TYPES } from "@app/engine/pitch";
import { MESSAGES } from "@app/contracts/messages";
import { PITCH_TYPE_FORM } from "@app/contracts/pitch-types";
import { useId, useState } from "react";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { HistoryGroup } from "./history-group.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { HISTORY_TEXT } from "./messages.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { SignedOut } from "./signed-out.tsx";
import { useRemoval } from "./use-removal.ts";
import { useHistory } from "./use-history.ts";

const ALL = "all";
const FILTERS = [
  { value: ALL, label: HISTORY_TEXT.allTypes },
  ...PITCH_TYPES.map((type) => ({ value: type, label: PITCH_TYPE_FORM[type].label })),
] as const;

/** Everything the user has had analysed, in whatever state it is. */
export function HistoryList() {
  const searchId = useId();
  const { session, type, filter, search, find, query, groups } = useHistory();
  const removal = useRemoval();
  const [sharedId, setSharedId] = useState<string | null>(null);
  if (session === "anonymous") return <SignedOut />;
  if (query.isError && !groups)
    return (
      <div role="alert">
        <EmptyState
          text={MESSAGES.historyUnavailable}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {HISTORY_TEXT.retry}
            </Button>
          }
        />
      </div>
    );
  if (!groups) return <HistorySkeleton />;
  if (groups.length === 0 && type === null && search === "") return <FirstPitch />;
  return (
    <>
      <div className="mb-9 flex flex-wrap items-center gap-3">
        <div className="w-full max-w-[460px]">
          <SegmentedControl
            name="history-type"
            legend={HISTORY_TEXT.filter}
            quietLegend
            options={FILTERS}
            value={type ?? ALL}
            onChange={(value) => filter(value === ALL ? null : value)}
          />
        </div>
        <div className="w-full max-w-[460px] md:ml-auto md:w-80">
          <SearchField
            id={searchId}
            label={HISTORY_TEXT.search}
            placeholder={HISTORY_TEXT.searchPlaceholder}
            value={search}
            onChange={find}
          />
        </div>
      </div>
      {groups.length === 0 && (
        <NothingFound
          text={
            search === "" && type !== null
              ? HISTORY_TEXT.emptyType(PITCH_TYPE_FORM[type].label)
              : HISTORY_TEXT.emptySearch(search)
          }
          action={search === "" ? HISTORY_TEXT.showAll : HISTORY_TEXT.clearSearch}
          onShowAll={() => (search === "" ? filter(null) : find(""))}
        />
      )}
      <div className="flex flex-col gap-13 md:gap-18" aria-busy={query.isPlaceholderData}>
        {groups.map((group) => (
          <HistoryGroup key={group.type} group={group} onShare={setSharedId} onDelete={removal.ask} />
        ))}
      </div>
      {query.hasNextPage && (
        <div className="grid place-items-center pt-9">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {HISTORY_TEXT.more}
          </Button>
        </div>
      )}
      <RemovalDialog removal={removal} />
      <ShareDialog id={sharedId} hasRecording={false} onClose={() => setSharedId(null)} />
    </>
  );
}

function NothingFound({ text, action, onShowAll }: { text: string; action: string; onShowAll: () => void }) {
  return (
    <EmptyState
      text={text}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {action}
        </Button>
      }
    />
  );
}

function FirstPitch() {
  return (
    <EmptyState
      text={HISTORY_TEXT.empty}
      action={
        <Link to={PATHS.pitch} className={buttonClass()}>
          {HISTORY_TEXT.emptyAction}
        </Link>
      }
    />
  );
}
