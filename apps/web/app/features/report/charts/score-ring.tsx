import type { ReactNode } from "react";
import { formatScore, formatWhole } from "../../../lib/numbers.ts";
import { shareOf } from "../model.ts";
import { MESSAGES } from "../messages.ts";
import { RING_SIZE, drawRays } from "./model.ts";

/** The last rays of the score take a warmer colour, like the head of a moving needle. */
const WARMTH = [100, 100, 82, 64, 46, 28, 12];
const colourOf = (fromEnd: number) => {
  const warmth = WARMTH[fromEnd];
  return warmth === undefined
    ? "var(--color-c1)"
    : `color-mix(in oklab, var(--color-c1), var(--color-c2) ${warmth}%)`;
};

interface Props {
  score: number;
  max: number;
  /** Shown under the score: the change from the previous version. */
  change?: ReactNode;
}

/**
 * The global score as a ring of voice bars; its decimal is in the ring's accessible name and in the detailed
 * calculation.
 */
export function ScoreRing({ score, max, change }: Props) {
  return (
    <div className="relative mx-auto w-[156px] md:w-[272px] print:w-[156px]">
      <svg
        viewBox={`0 0 ${RING_SIZE} ${RING_SIZE}`}
        className="block w-full overflow-visible"
        role="img"
        aria-label={MESSAGES.globalScore(formatScore(score), formatScore(max))}
      >
        {drawRays(shareOf(score, max)).map((ray, index) => (
          <line
            key={`${ray.x1} ${ray.y1}`}
            x1={ray.x1}
            y1={ray.y1}
            x2={ray.x2}
            y2={ray.y2}
            strokeWidth={4.6}
            strokeLinecap="round"
            stroke={ray.isLit ? colourOf(ray.fromEnd) : "var(--color-c-muted)"}
            opacity={ray.isLit ? 1 : 0.6}
            className={ray.isLit ? "animate-appear motion-reduce:animate-none" : undefined}
            style={ray.isLit ? { animationDelay: `${index * 11}ms` } : undefined}
          />
        ))}
      </svg>
      <div
        className="absolute inset-0 grid place-content-center justify-items-center text-center"
        title={MESSAGES.globalScore(formatScore(score), formatScore(max))}
      >
        <span
          aria-hidden="true"
          className="num text-[56px] leading-[.92] font-semibold md:text-[84px] print:text-[48px]"
        >
          {formatWhole(score)}
        </span>
        <span
          aria-hidden="true"
          className="mt-1 text-[13px] leading-tight font-medium text-text-3 md:text-[15px]"
        >
          {MESSAGES.outOf(formatScore(max))}
        </span>
        {change}
      </div>
    </div>
  );
}
