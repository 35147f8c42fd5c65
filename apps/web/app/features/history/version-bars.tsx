import type { HistoryVersion } from "@app/contracts/history";
import { formatDate } from "../../lib/dates.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { formatScore } from "../../lib/numbers.ts";
import { shareOf } from "./model.ts";
import { PitchLink } from "./pitch-link.tsx";

/** A long row is read from its newest end. */
const showNewest = (list: HTMLOListElement | null) => {
  if (list) list.scrollLeft = list.scrollWidth;
};

/** The versions of one question as a row of score bars, oldest first: progress at a glance, each opens its detail. */
export function VersionBars({ versions }: { versions: readonly HistoryVersion[] }) {
  return (
    <ol
      ref={showNewest}
      aria-label={HISTORY_TEXT.versionList}
      className="-mx-2 flex min-w-0 [scrollbar-width:thin] overflow-x-auto p-1 md:justify-end-safe"
    >
      {versions.map((version, index) => (
        <li key={version.id} className="flex-none">
          <VersionBar version={version} isLatest={index === versions.length - 1} />
        </li>
      ))}
    </ol>
  );
}

function VersionBar({ version, isLatest }: { version: HistoryVersion; isLatest: boolean }) {
  const score = formatScore(version.globalScore);
  const date = formatDate(version.created_at);
  return (
    <PitchLink
      id={version.id}
      className="group relative flex w-[84px] flex-col items-center rounded-field px-1 pt-2 pb-1.5 transition-colors duration-120 hover:bg-s2"
    >
      <span className="sr-only">{HISTORY_TEXT.version(version.version)}</span>
      <b className={`num text-[1.0625rem] leading-none font-semibold ${isLatest ? "" : "text-text-2"}`}>
        {score}
      </b>
      <span className="sr-only"> {HISTORY_TEXT.outOf(formatScore(version.maxScore))}, </span>
      <span className="mt-2 flex h-20 w-3 items-end overflow-hidden rounded-full bg-s2 group-hover:bg-s3 dark:bg-s3">
        <span
          className={`w-full rounded-full ${isLatest ? "bg-c1" : "bg-c-muted"}`}
          style={{ height: `${shareOf(version) * 100}%` }}
        />
      </span>
      <span className="mt-2 text-[.75rem] leading-tight font-medium text-text-3 tabular-nums">{date}</span>
      <span className="sr-only">, {HISTORY_TEXT.open}</span>
    </PitchLink>
  );
}
