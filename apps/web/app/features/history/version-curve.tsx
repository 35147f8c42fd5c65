import type { HistoryVersion } from "@app/contracts/history";
import { formatScore, formatWhole } from "../../lib/numbers.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { shareOf } from "./model.ts";

interface Props {
  versions: readonly HistoryVersion[];
  /** The version whose report is open. */
  currentId: string;
}

/** Room above the highest point and under the lowest one for figures, in percent of the height. */
const TOP = 26;
const BOTTOM = 12;
/** Number of figures that fit beside each other on a phone. */
const FIGURES_MAX = 12;

/** A question's scores as a line, oldest to newest, with the open version highlighted. */
export function VersionCurve({ versions, currentId }: Props) {
  const current = versions.findIndex(({ id }) => id === currentId);
  const points = versions.map((version, index) => ({
    version,
    isCurrent: version.id === currentId,
    isNamed: isNamed(index, versions.length, current),
    x: versions.length === 1 ? 50 : (index / (versions.length - 1)) * 100,
    y: TOP + (1 - shareOf(version)) * (100 - TOP - BOTTOM),
  }));
  const nameOf = ({ version, globalScore, maxScore }: HistoryVersion) =>
    HISTORY_TEXT.scoreOf(version, formatScore(globalScore), formatScore(maxScore));
  return (
    <figure className="mx-6 mt-4 mb-8">
      <figcaption className="sr-only">
        {HISTORY_TEXT.curve}&nbsp;: {versions.map(nameOf).join(", ")}
      </figcaption>
      <div aria-hidden="true" className="relative h-36 border-b border-line-2">
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
        {points.map(({ version, isCurrent, isNamed, x, y }) => (
          <span
            key={version.id}
            title={nameOf(version)}
            className={`absolute -translate-1/2 rounded-full shadow-[0_0_0_3px_var(--s1)] ${isCurrent ? "size-4 bg-accent" : "size-3 bg-c1"}`}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {isNamed && (
              <span
                className={`absolute bottom-full left-1/2 mb-1.5 -translate-x-1/2 text-[.8125rem] tabular-nums ${isCurrent ? "font-semibold text-text" : "text-text-2"}`}
              >
                {formatWhole(version.globalScore)}
              </span>
            )}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="relative h-6">
        {points
          .filter(({ isNamed }) => isNamed)
          .map(({ version, isCurrent, x }) => (
            <span
              key={version.id}
              className={`absolute top-1.5 -translate-x-1/2 text-[.75rem] whitespace-nowrap tabular-nums ${isCurrent ? "font-semibold text-text" : "text-text-3"}`}
              style={{ left: `${x}%` }}
            >
              {HISTORY_TEXT.versionShort(version.version)}
            </span>
          ))}
      </div>
    </figure>
  );
}

/** With many versions only every second or third has a figure, always including the newest and the open one. */
function isNamed(index: number, count: number, current: number): boolean {
  const step = Math.ceil(count / FIGURES_MAX);
  if (index === current) return true;
  return (count - 1 - index) % step === 0 && Math.abs(index - current) >= step;
}
