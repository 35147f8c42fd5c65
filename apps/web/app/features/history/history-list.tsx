import { PITCH_TYPES } from "@app/engine/pitch";
import { MESSAGES } from "@app/contracts/messages";
import { PITCH_TYPE_FORM } from "@app/contracts/pitch-form";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { HistoryGroup } from "./history-group.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { HISTORY_TEXT } from "./messages.ts";
import { useHistory } from "./use-history.ts";

const ALL = "all";
const FILTERS = [
  { value: ALL, label: HISTORY_TEXT.allTypes },
  ...PITCH_TYPES.map((type) => ({ value: type, label: PITCH_TYPE_FORM[type].label })),
] as const;

/** Everything the user has had analysed, in whatever state it is. */
export function HistoryList() {
  const { session, type, filter, query } = useHistory();
  if (session === "anonymous")
    return (
      <EmptyState
        text={HISTORY_TEXT.signedOut}
        action={<Button onClick={() => void askSignIn("login")}>{HISTORY_TEXT.signIn}</Button>}
      />
    );
  if (query.isError)
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
  if (!query.data) return <HistorySkeleton />;
  if (query.data.length === 0 && type === null) return <FirstPitch />;
  return (
    <>
      <div className="mb-9 w-full max-w-[460px]">
        <SegmentedControl
          name="history-type"
          legend={HISTORY_TEXT.filter}
          quietLegend
          options={FILTERS}
          value={type ?? ALL}
          onChange={(value) => filter(value === ALL ? null : value)}
        />
      </div>
      {query.data.length === 0 && type !== null && (
        <EmptyState
          text={HISTORY_TEXT.emptyType(PITCH_TYPE_FORM[type].label)}
          action={
            <Button variant="secondary" onClick={() => filter(null)}>
              {HISTORY_TEXT.showAll}
            </Button>
          }
        />
      )}
      <div className="flex flex-col gap-13 md:gap-18" aria-busy={query.isPlaceholderData}>
        {query.data.map((group) => (
          <HistoryGroup key={group.type} group={group} />
        ))}
      </div>
    </>
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
