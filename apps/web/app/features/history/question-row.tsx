import type { HistoryGroup, HistoryVersion } from "@app/contracts/history";
import type { PitchType } from "@app/engine/pitch";
import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { MESSAGES } from "@app/contracts/messages";
import { formatDate } from "../../lib/dates.ts";
import { notify } from "../../lib/notify.ts";
import { formatChange, formatScore } from "../../lib/numbers.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { type Deletion, listVersions } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { joinVersions, progressOf } from "./model.ts";
import { VersionBars } from "./version-bars.tsx";
import { VersionRow } from "./version-row.tsx";

type Question = HistoryGroup["titles"][number]["questions"][number];

interface Props extends Question {
  type: PitchType;
  title: string;
  onShare: (id: string) => void;
  onDelete: (deletion: Deletion) => void;
}

/** One question: how its versions went, the newest one, and the others on demand. */
export function QuestionRow({ type, title, question, versionCount, versions, onShare, onDelete }: Props) {
  const [isOpen, setOpen] = useState(false);
  const older = useOlderVersions(versions);
  const known = joinVersions(older.versions, versions);
  const { latest, change } = progressOf(known);
  if (!latest) return null;
  const rows = known.toReversed();
  const row = (version: HistoryVersion) => (
    <VersionRow
      key={version.id}
      version={version}
      canCompare={versionCount > 1}
      onShare={onShare}
      onDelete={(number) => onDelete({ type, title, question, version: number })}
    />
  );
  return (
    <li className="py-5 last:pb-0">
      <div className="grid items-end gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div className="min-w-0 self-start">
          {question && (
            <p className="mb-3 font-voice text-[1.1875rem] leading-snug wrap-anywhere">
              «&nbsp;{typo(question)}&nbsp;»
            </p>
          )}
          <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <span className="num text-[1.75rem] leading-none font-semibold">
              {formatScore(latest.globalScore)}
            </span>
            <span className="text-micro text-text-3">{HISTORY_TEXT.outOf(formatScore(latest.maxScore))}</span>
            {change !== null && <Change change={change} />}
          </p>
          <p className="mt-2 text-micro text-text-3">
            {HISTORY_TEXT.versions(versionCount)} · {HISTORY_TEXT.lastOn(formatDate(latest.created_at))}
          </p>
        </div>
        <VersionBars versions={known} />
      </div>
      <ul className="mt-3" aria-label={HISTORY_TEXT.versionRows}>
        {(isOpen ? rows : rows.slice(0, 1)).map(row)}
      </ul>
      {!isOpen && versionCount > 1 && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {HISTORY_TEXT.showVersions(versionCount - 1)}
        </Button>
      )}
      {isOpen && known.length < versionCount && (
        <Button variant="quiet" busy={older.isLoading} onClick={() => older.load(known[0]!)}>
          {HISTORY_TEXT.olderVersions}
        </Button>
      )}
    </li>
  );
}

/** Versions that the list has not brought, from the newest of them back. */
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
  // What the list lost was deleted: nothing older than its first version was, as far as it knows.
  const first = shown[0]?.version ?? 0;
  return {
    versions: versions.filter(({ version }) => version < first),
    isLoading: load.isPending,
    load: (oldest: HistoryVersion) => load.mutate(oldest),
  };
}

/** A gain is green and a loss is grey: a lower score is a fact of practice, not a fault. */
function Change({ change }: { change: number }) {
  const tone = change > 0 ? "bg-good-soft text-good" : "bg-s2 text-text-2";
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-micro font-semibold ${tone}`}>
      {HISTORY_TEXT.points(formatChange(change), Math.abs(change) >= 2)}
      <span className="sr-only"> {HISTORY_TEXT.sincePrevious}</span>
    </span>
  );
}
