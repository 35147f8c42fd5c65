import { ChartTooltip } from "../../charts/chart-tooltip.tsx";
import { describeRate, formatTime } from "./geometry.ts";

interface RateTooltipProps {
  point: { time: number; rate: number; x: number; y: number };
  width: number;
}

/** Widest words of the tooltip, so that it stays inside the chart. */
const HALF_WIDTH = 118;

export function RateTooltip({ point, width }: RateTooltipProps) {
  const centre = Math.min(Math.max(point.x, HALF_WIDTH), Math.max(HALF_WIDTH, width - HALF_WIDTH));
  return (
    <ChartTooltip x={centre} y={point.y + 18}>
      <b className="font-semibold text-text">{describeRate(point.rate)}</b>
      <span className="text-text-3">{formatTime(point.time)}</span>
    </ChartTooltip>
  );
}
