import { useState } from "react";
import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { formatScore } from "../../../../lib/numbers.ts";
import { ChartRange } from "../../charts/chart-range.tsx";
import { useWidth } from "../../charts/use-width.ts";
import { ORAL_TEXT } from "../messages.ts";
import { type Criterion, drawRadar } from "./geometry.ts";
import { CHART, CHART_BOX, CHART_DOT, CHART_HALO } from "../../styles.ts";
import { ChartTooltip } from "../../charts/chart-tooltip.tsx";

const outOfTen = (value: number) => `${formatScore(value)}/${METRIC_SCORE_MAX}`;

/** A radar chart of the criteria, from 0 at the centre to 10. */
export function Radar({ criteria }: { criteria: readonly Criterion[] }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [shown, setShown] = useState<number | null>(null);
  const { height, centre, axes, rings, shape } = drawRadar(criteria, width);
  const axis = shown === null ? undefined : axes[shown];
  const values = criteria.map(({ label, value }) => `${label} ${formatScore(value)} sur ${METRIC_SCORE_MAX}`);
  return (
    <div ref={box} className={`${CHART_BOX} min-w-0`}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={`${CHART} [&_text]:fill-text-2 [&_text]:text-[.8125rem]`}
        role="img"
        aria-label={ORAL_TEXT.radarLabel(values.join(", "))}
        onPointerLeave={() => setShown(null)}
      >
        {rings.map((ring) => (
          <polygon key={ring} points={ring} fill="none" stroke="var(--line-2)" />
        ))}
        {axes.map(({ label, end }) => (
          <line key={label} x1={centre.x} y1={centre.y} x2={end.x} y2={end.y} stroke="var(--line)" />
        ))}
        <polygon
          points={shape}
          fill="var(--c1)"
          fillOpacity={0.24}
          stroke="var(--c1)"
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
        {axes.map(({ label, value, x, y, labelX, labelY, anchor }, index) => (
          <g key={label} onPointerEnter={() => setShown(index)}>
            <circle cx={x} cy={y} r={18} fill="transparent" />
            <circle cx={x} cy={y} r={index === shown ? 7 : 5} className={CHART_DOT} />
            <text x={labelX} y={labelY} textAnchor={anchor} className={CHART_HALO}>
              {label}
              <tspan x={labelX} dy={17} className="fill-text font-display text-base font-semibold">
                {formatScore(value)}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
      <ChartRange
        label={ORAL_TEXT.overview}
        count={axes.length}
        index={shown}
        describe={(index) => `${axes[index]!.label} ${outOfTen(axes[index]!.value)}`}
        onMove={setShown}
      />
      {axis && (
        <ChartTooltip x={axis.x} y={axis.y + 14}>
          <b className="font-semibold text-text">
            {axis.label} {outOfTen(axis.value)}
          </b>
        </ChartTooltip>
      )}
    </div>
  );
}
