import type { HistoryVersion } from "@app/contracts/history";
import { Star } from "lucide-react";
import { formatDate } from "../../lib/dates.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { formatScore } from "../../lib/numbers.ts";
import { shareOf } from "./model.ts";
import { PitchLink } from "./pitch-link.tsx";
import { useFavourites } from "./use-favourites.ts";

/** Scrolls a long row to its newest end. */
const showNewest = (list: HTMLOListElement | null) => {
  if (list) list.scrollLeft = list.scrollWidth;
};

/** The scale of all the scores, once, beside the last one. */
const SCALE =
  "data-scale:after:mt-[7px] data-scale:after:mr-1 data-scale:after:ml-0.5 data-scale:after:flex-none data-scale:after:text-micro data-scale:after:text-text-3 data-scale:after:content-[attr(data-scale)/'']";

/**
 * The versions of one question as score bars, oldest first, each linked to its detail. A single version shows only its
 * score.
 */
export function VersionBars({ versions }: { versions: readonly HistoryVersion[] }) {
  const { isFavourite } = useFavourites();
  const isAlone = versions.length === 1;
  const scales = new Set(versions.map(({ maxScore }) => maxScore));
  return (
    <ol
      ref={showNewest}
      aria-label={HISTORY_TEXT.versionList}
      // Screen readers have it with each score.
      data-scale={isAlone || scales.size > 1 ? undefined : HISTORY_TEXT.outOf(formatScore([...scales][0]!))}
      className={`flex min-w-0 [scrollbar-width:thin] overflow-x-auto p-1 md:justify-end-safe ${isAlone ? "" : `-mx-2 ${SCALE}`}`}
    >
      {versions.map((version, index) => (
        <li key={version.id} className="flex-none">
          <VersionBar
            version={version}
            isLatest={index === versions.length - 1}
            isAlone={isAlone}
            isFavourite={isFavourite(version.id)}
          />
        </li>
      ))}
    </ol>
  );
}

interface BarProps {
  version: HistoryVersion;
  isLatest: boolean;
  isAlone: boolean;
  isFavourite: boolean;
}

function VersionBar({ version, isLatest, isAlone, isFavourite }: BarProps) {
  const date = formatDate(version.created_at);
  const max = HISTORY_TEXT.outOf(formatScore(version.maxScore));
  return (
    <PitchLink
      id={version.id}
      title={`${HISTORY_TEXT.versionName(version.version)}, ${date}`}
      className={`group relative flex items-center rounded-field px-1 transition-colors duration-120 hover:bg-s2 ${isAlone ? "min-h-11 gap-x-1.5 gap-y-0.5 px-2 max-sm:flex-col max-sm:justify-center" : "w-[60px] flex-col pt-2 pb-1.5"}`}
    >
      <span className="sr-only">{HISTORY_TEXT.version(version.version)}</span>
      <b
        className={`num leading-none font-semibold ${isAlone ? "text-[1.375rem]" : "text-[1.0625rem]"} ${isLatest ? "" : "text-text-2"}`}
      >
        {formatScore(version.globalScore)}
      </b>
      <span className={isAlone ? "text-micro text-text-3 max-sm:leading-none" : "sr-only"}>
        {" "}
        {max}
        <span className="sr-only">, </span>
      </span>
      {!isAlone && (
        <span
          // Screen readers already have it in the link's label.
          data-name={HISTORY_TEXT.versionShort(version.version)}
          className="flex flex-col items-center after:mt-1.5 after:text-[.75rem] after:leading-tight after:font-medium after:text-text-3 after:content-[attr(data-name)/'']"
        >
          <span className="mt-1.5 flex h-11 w-3 items-end overflow-hidden rounded-full bg-s2 group-hover:bg-s3 dark:bg-s3">
            <span
              className={`w-full rounded-full ${isLatest ? "bg-c1" : "bg-c-muted"}`}
              style={{ height: `${shareOf(version) * 100}%` }}
            />
          </span>
        </span>
      )}
      {isFavourite && !isAlone && (
        <Star
          aria-label={HISTORY_TEXT.favourite}
          fill="currentColor"
          className="absolute bottom-1.5 left-1.5 size-3 text-warm"
        />
      )}
      <span className="sr-only">
        {date}, {HISTORY_TEXT.open}
      </span>
    </PitchLink>
  );
}
