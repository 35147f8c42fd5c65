import type { HistoryGroup, HistoryVersion } from "@app/contracts/history";
import type { PitchType } from "@app/engine/pitch";
import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { MESSAGES } from "@app/contracts/messages";
import { notify } from "../../lib/notify.ts";
import { formatChange } from "../../lib/numbers.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { type Deletion, listVersions } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { joinVersions, progressOf } from "./model.ts";
import { useFavourites } from "./use-favourites.ts";
import { VersionBars } from "./version-bars.tsx";
import { VersionRow } from "./version-row.tsx";

type Question = HistoryGroup["titles"][number]["questions"][number];

interface Props extends Question {
  type: PitchType;
  title: string;
  /** Only favourites are shown. */
  isStarred: boolean;
  onShare: (id: string) => void;
  onDelete: (deletion: Deletion) => void;
}

/** One question: the progress of its versions, the newest one and the favourites, and the others on demand. */
export function QuestionRow(props: Props) {
  const { type, title, question, versionCount, versions, isStarred, onShare, onDelete } = props;
  const [isOpen, setOpen] = useState(false);
  const older = useOlderVersions(versions);
  const { isFavourite } = useFavourites();
  const known = joinVersions(older.versions, versions);
  const { latest, change } = progressOf(known);
  if (!latest) return null;
  const isAlone = versionCount === 1;
  const rows = known.toReversed();
  const first = rows.filter(({ id }) => isFavourite(id) || (id === latest.id && !isStarred));
  const shown = isOpen ? rows : first;
  const row = (version: HistoryVersion) => (
    <VersionRow
      key={version.id}
      version={version}
      canCompare={!isAlone}
      hasScore={version.id !== latest.id}
      change={version.id === latest.id && change ? <Change change={change} /> : undefined}
      onShare={onShare}
      onDelete={() => onDelete({ type, title, question, version: version.version, id: version.id })}
    />
  );
  return (
    <li className="py-3 first:pt-1 last:pb-0">
      {question && (
        <p className="mb-1 font-voice text-[1.1875rem] leading-snug wrap-anywhere">
          «&nbsp;{typo(question)}&nbsp;»
        </p>
      )}
      <div
        className={`grid items-center gap-x-1 gap-y-2 md:gap-x-6 ${isAlone ? "grid-cols-[minmax(0,1fr)_auto]" : "md:grid-cols-[minmax(0,1fr)_minmax(0,auto)]"}`}
      >
        <div className={`min-w-0 ${isAlone ? "" : "max-md:order-last md:self-start"}`}>
          <ul aria-label={HISTORY_TEXT.versionRows}>{shown.map(row)}</ul>
          {!isOpen && versionCount > shown.length && (
            <Button variant="quiet" onClick={() => setOpen(true)}>
              {HISTORY_TEXT.showVersions(versionCount - shown.length)}
            </Button>
          )}
          {isOpen && known.length < versionCount && (
            <Button variant="quiet" busy={older.isLoading} onClick={() => older.load(known[0]!)}>
              {HISTORY_TEXT.olderVersions}
            </Button>
          )}
        </div>
        <VersionBars versions={known} />
      </div>
    </li>
  );
}

/** Loads the versions missing from the list, newest first. */
function useOlderVersions(shown: readonly HistoryVersion[]) {
  const [versions, setVersions] = useState<HistoryVersion[]>([]);
  const load = useMutation({
    mutationFn: (oldest: HistoryVersion) => listVersions(oldest.id, oldest.version),
    onSuccess: (groups) => {
      const found = groups.flatMap(({ titles }) =>
        titles.flatMap(({ questions }) => questions.flatMap((question) => question.versions)),
      );
      setVersions((known) => joinVersions(known, found));
    },
    onError: () => notify({ id: "versions", kind: "error", text: MESSAGES.historyUnavailable }),
  });
  // Versions missing from the list were deleted, except those older than its first one, which it never had.
  const first = shown[0]?.version ?? 0;
  return {
    versions: versions.filter(({ version }) => version < first),
    isLoading: load.isPending,
    load: (oldest: HistoryVersion) => load.mutate(oldest),
  };
}

/** Gains are green and losses grey: a lower score is a normal part of practice, not a fault. */
function Change({ change }: { change: number }) {
  const tone = change > 0 ? "bg-good-soft text-good" : "bg-s2 text-text-2";
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-micro font-semibold ${tone}`}>
      {HISTORY_TEXT.points(formatChange(change), Math.abs(change) >= 2)}
      <span className="sr-only"> {HISTORY_TEXT.sincePrevious}</span>
    </span>
  );
}
