import type { HistoryVersion } from "@app/contracts/history";
import { formatScore } from "../../lib/numbers.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { shareOf } from "./model.ts";

/** The scores of a question's versions as a line, oldest to newest; each version is named on hover and in the label. */
export function VersionCurve({ versions }: { versions: readonly HistoryVersion[] }) {
  const points = versions.map((version, index) => ({
    version,
    x: versions.length === 1 ? 50 : (index / (versions.length - 1)) * 100,
    y: (1 - shareOf(version)) * 100,
  }));
  const nameOf = ({ version, globalScore, maxScore }: HistoryVersion) =>
    HISTORY_TEXT.scoreOf(version, formatScore(globalScore), formatScore(maxScore));
  return (
    <figure className="mx-3 mt-6 mb-8 border-y border-line">
      <figcaption className="sr-only">
        {HISTORY_TEXT.curve}&nbsp;: {versions.map(nameOf).join(", ")}
      </figcaption>
      <div aria-hidden="true" className="relative h-32">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-c1"
          />
        </svg>
        {points.map(({ version, x, y }) => (
          <span
            key={version.id}
            title={nameOf(version)}
            className="absolute size-3 -translate-1/2 rounded-full bg-c1 shadow-[0_0_0_3px_var(--s1)]"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            <span className="absolute top-full left-1/2 mt-1 -translate-x-1/2 text-[.75rem] text-text-3 tabular-nums">
              {formatScore(version.globalScore)}
            </span>
          </span>
        ))}
      </div>
    </figure>
  );
}
