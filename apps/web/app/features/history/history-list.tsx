import { PITCH_TYPES } from "@app/engine/pitch";
import { MESSAGES } from "@app/contracts/messages";
import { PITCH_TYPE_FORM } from "@app/contracts/pitch-types";
import { Star } from "lucide-react";
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
import { FAVOURITES_ID } from "./use-kept-focus.ts";

const ALL = "all";
const FILTERS = [
  { value: ALL, label: HISTORY_TEXT.allTypes },
  ...PITCH_TYPES.map((type) => ({ value: type, label: PITCH_TYPE_FORM[type].label })),
] as const;

/** All analysed pitches of the user, with the loading, empty and error states. */
export function HistoryList() {
  const searchId = useId();
  const { session, type, filter, search, find, isStarred, star, showAll, query, groups, more } = useHistory();
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
  if (groups.length === 0 && type === null && search === "" && !isStarred) return <FirstPitch />;
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
        <Button
          variant="secondary"
          id={FAVOURITES_ID}
          aria-pressed={isStarred}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:shadow-[inset_0_0_0_1px_var(--accent-line)]"
          onClick={() => star(!isStarred)}
        >
          <Star aria-hidden="true" fill={isStarred ? "currentColor" : "none"} />
          {HISTORY_TEXT.favourites}
        </Button>
        <div className="min-w-0 flex-1 md:ml-auto md:max-w-80 md:flex-auto">
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
          {...(search !== ""
            ? {
                text: HISTORY_TEXT[isStarred ? "emptyFavouriteSearch" : "emptySearch"](search),
                action: HISTORY_TEXT.clearSearch,
                onShowAll: () => find(""),
              }
            : type !== null && !isStarred
              ? {
                  text: HISTORY_TEXT.emptyType(PITCH_TYPE_FORM[type].label),
                  action: HISTORY_TEXT.showAll,
                  onShowAll: () => filter(null),
                }
              : {
                  text: HISTORY_TEXT.emptyFavourites,
                  action: HISTORY_TEXT.showNotOnlyFavourites,
                  onShowAll: showAll,
                })}
        />
      )}
      <div className="flex flex-col gap-13 md:gap-18" aria-busy={query.isPlaceholderData}>
        {groups.map((group) => (
          <HistoryGroup
            key={group.type}
            group={group}
            isStarred={isStarred}
            onShare={setSharedId}
            onDelete={removal.ask}
          />
        ))}
      </div>
      {more && (
        <div className="grid place-items-center pt-9">
          <Button variant="secondary" busy={more.isLoading} onClick={more.load}>
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
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={PATHS.pitch} className={buttonClass()}>
            {HISTORY_TEXT.emptyAction}
          </Link>
          <Link to={PATHS.examples} className={buttonClass("secondary")}>
            {HISTORY_TEXT.emptyExamples}
          </Link>
        </div>
      }
    />
  );
}
