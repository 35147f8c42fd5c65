import { useId, useState } from "react";
import type { OralPerformance } from "@app/contracts/report";
import { ChartTooltip } from "../../charts/chart-tooltip.tsx";
import { ChartRange } from "../../charts/chart-range.tsx";
import { useWidth } from "../../charts/use-width.ts";
import { ORAL_TEXT } from "../messages.ts";
import { describeRate, drawRate, formatTime, nearestPoint } from "./geometry.ts";
import { CHART, CHART_BOX, CHART_DOT, CHART_HALO } from "../../styles.ts";

interface RateChartProps {
  data: OralPerformance["speechRate"]["data"];
}

/** The speech rate by window, with the zone that is easy to follow. */
export function RateChart({ data }: RateChartProps) {
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const [shown, setShown] = useState<number | null>(null);
  const drawing = drawRate(data, width);
  const { height, left, right, bottom, points } = drawing;
  const point = shown === null ? undefined : points[shown];
  return (
    <figure className="mt-5" aria-labelledby={`${id}-legende`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-micro">
        <span className="text-text-3" aria-hidden="true">
          {ORAL_TEXT.rateAxis}
        </span>
        <figcaption
          id={`${id}-legende`}
          className="inline-flex items-center gap-2 font-[550] text-good before:h-[9px] before:w-4 before:rounded-[3px] before:bg-good-soft before:shadow-[inset_0_1px_0_var(--good),inset_0_-1px_0_var(--good)]"
        >
          {ORAL_TEXT.optimalZone}
        </figcaption>
      </div>
      <div ref={box} className={`${CHART_BOX} mt-3`}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className={`${CHART} [&_text]:fill-text-3 [&_text]:text-[.75rem]`}
          aria-hidden="true"
          onPointerMove={(event) => {
            const { left: boxLeft } = event.currentTarget.getBoundingClientRect();
            setShown(nearestPoint(points, event.clientX - boxLeft));
          }}
          onPointerLeave={() => setShown(null)}
        >
          <defs>
            <linearGradient id={`${id}-voix`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--c1)" stopOpacity={0.34} />
              <stop offset="1" stopColor="var(--c1)" stopOpacity={0} />
            </linearGradient>
          </defs>
          {drawing.ticks.map(({ value, y }) => (
            <g key={value}>
              <line x1={left} x2={right} y1={y} y2={y} stroke="var(--line)" />
              <text x={left - 10} y={y + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          <rect x={left} width={right - left} {...drawing.zone} fill="var(--good)" opacity={0.09} />
          {drawing.limits.map(({ label, y }) => (
            <line
              key={label}
              x1={left}
              x2={right}
              y1={y}
              y2={y}
              className="stroke-good stroke-[1.25] opacity-75 [stroke-dasharray:5_5]"
            />
          ))}
          <path d={drawing.area} fill={`url(#${id}-voix)`} />
          <path d={drawing.line} fill="none" stroke="var(--c1)" strokeWidth={2.75} strokeLinecap="round" />
          {points.length === 1 && <circle cx={points[0]!.x} cy={points[0]!.y} r={5} fill="var(--c1)" />}
          {drawing.limits.map(({ label, labelX, labelY, anchor }) => (
            <text key={label} x={labelX} y={labelY} textAnchor={anchor} className={CHART_HALO}>
              {label}
            </text>
          ))}
          {drawing.times.map(({ x, text }) => (
            <text key={x} x={x} y={height - 6} textAnchor="middle">
              {text}
            </text>
          ))}
          {point && (
            <>
              <line x1={point.x} x2={point.x} y1={point.y} y2={bottom} stroke="var(--line-2)" />
              <circle cx={point.x} cy={point.y} r={6} className={CHART_DOT} />
            </>
          )}
        </svg>
        <ChartRange
          label={ORAL_TEXT.rateChart}
          count={points.length}
          index={shown}
          describe={(index) => describePoint(points[index]!)}
          onMove={setShown}
        />
        {point && (
          <ChartTooltip x={keepInside(point.x, width)} y={point.y + 18}>
            <b className="font-semibold text-text">{describeRate(point.rate)}</b>
            <span className="text-text-3">{formatTime(point.time)}</span>
          </ChartTooltip>
        )}
      </div>
      {/* A wrapper, since Firefox shows the caption of a table that is itself visually hidden. */}
      <div className="sr-only">
        <table>
          <caption>{ORAL_TEXT.rateTable}</caption>
          <thead>
            <tr>
              <th scope="col">{ORAL_TEXT.rateColumns.time}</th>
              <th scope="col">{ORAL_TEXT.rateColumns.rate}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ time, rate }) => (
              <tr key={time}>
                <th scope="row">{formatTime(time)}</th>
                <td>{describeRate(rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Half the width of the longest tooltip, in pixels: keeps it inside the chart. */
const HALF_TOOLTIP = 118;
const keepInside = (x: number, width: number) =>
  Math.min(Math.max(x, HALF_TOOLTIP), Math.max(HALF_TOOLTIP, width - HALF_TOOLTIP));

const describePoint = ({ time, rate }: { time: number; rate: number }) =>
  `${formatTime(time)}, ${describeRate(rate)}`;
