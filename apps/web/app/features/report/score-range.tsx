import { typo } from "../../lib/typo.ts";
import { MESSAGES } from "./messages.ts";
import { type ScoreRangeEnds } from "./model.ts";

interface Props {
  range: ScoreRangeEnds;
  max: number;
}

/**
 * The range in which four out of five readers would rate such a speech, on a thin scale: the total is an estimate with
 * a margin.
 */
export function ScoreRange({ range: { low, high, share }, max }: Props) {
  const from = (100 * low) / max;
  const until = (100 * high) / max;
  return (
    <div className="mx-auto mt-4 w-[156px] text-center md:w-[208px]">
      <div className="relative h-1 rounded-full bg-s2" aria-hidden="true">
        <span
          className="absolute inset-y-0 rounded-full bg-accent opacity-45"
          style={{ left: `${from}%`, right: `${100 - until}%` }}
        />
        <span
          className="absolute top-1/2 size-2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent"
          style={{ left: `${100 * share}%` }}
        />
      </div>
      <p className="mt-2 text-[.8125rem] leading-[1.4] text-text-3">{typo(MESSAGES.scoreRange(low, high))}</p>
    </div>
  );
}
