import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { formatScore } from "../../../lib/numbers.ts";
import { shareOf, toneOf } from "../model.ts";
import { TONE_FILL } from "./model.ts";

/** Heights of ten voice bars, the product's motif; the score colours them from the left. */
const PROFILE = [0.42, 0.66, 0.5, 0.86, 0.62, 1, 0.72, 0.9, 0.56, 0.76];
const HEIGHT = 26;
const BAR = 4;
const STEP = 7;
const WIDTH = PROFILE.length * STEP - (STEP - BAR);

/** A score out of ten as voice bars and a number; half a point colours half a bar. */
export function ScoreBars({ score }: { score: number }) {
  const lit = shareOf(score) * PROFILE.length;
  const fill = TONE_FILL[toneOf(score)];
  return (
    <span className="flex flex-none items-center gap-3">
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {PROFILE.map((share, index) => {
          const height = share * HEIGHT;
          const y = (HEIGHT - height) / 2;
          const part = Math.min(1, Math.max(0, lit - index));
          const x = index * STEP;
          return (
            <g key={x}>
              <rect x={x} y={y} width={BAR} height={height} rx={BAR / 2} className="fill-c-muted" />
              {part > 0 && (
                <rect
                  x={x}
                  y={y + height * (1 - part)}
                  width={BAR}
                  height={height * part}
                  rx={BAR / 2}
                  className={`origin-bottom animate-grow [transform-box:fill-box] motion-reduce:animate-none ${fill}`}
                  style={{ animationDelay: `${index * 12}ms` }}
                />
              )}
            </g>
          );
        })}
      </svg>
      <span className="num min-w-[3.1rem] text-right text-[1.375rem] leading-none font-semibold">
        {formatScore(score)}
        <small className="text-micro font-medium tracking-normal text-text-3">/{METRIC_SCORE_MAX}</small>
      </span>
    </span>
  );
}
