import { formatScore } from "../../../lib/numbers.ts";
import { typo } from "../../../lib/typo.ts";
import { shareOf, toneOf } from "../model.ts";
import { TONE_BACKGROUND } from "./model.ts";

interface OverviewBarsProps {
  items: readonly { label: string; score: number }[];
}

/** All metrics on one card: name, score, bar. */
export function OverviewBars({ items }: OverviewBarsProps) {
  return (
    <ul className="mt-5 flex flex-col gap-5">
      {items.map(({ label, score }) => (
        <li key={label} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-[7px] text-ui font-[550]">
          <span>{typo(label)}</span>
          <b className="num text-base font-semibold">{formatScore(score)}</b>
          <span className="col-span-2 h-2 overflow-hidden rounded-full bg-s2 dark:bg-s3" aria-hidden="true">
            <span
              className={`block h-full origin-left animate-widen motion-reduce:animate-none print:[print-color-adjust:exact] rounded-full transition-[width] duration-500 ease-out ${TONE_BACKGROUND[toneOf(score)]}`}
              style={{ width: `${shareOf(score) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
