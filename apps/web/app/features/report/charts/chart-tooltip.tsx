import type { ReactNode } from "react";

interface ChartTooltipProps {
  /** Position of the middle of its top edge, in pixels of the chart. */
  x: number;
  y: number;
  children: ReactNode;
}

/** Shows the value under the pointer; keyboard users get the same from `ChartRange`. */
export function ChartTooltip({ x, y, children }: ChartTooltipProps) {
  return (
    <div
      aria-hidden="true"
      style={{ left: x, top: y }}
      className="pointer-events-none absolute z-2 grid -translate-x-1/2 rounded-[11px] bg-s3 px-3.5 py-2 text-[.8125rem] leading-[1.4] whitespace-nowrap shadow-[inset_0_0_0_1px_var(--line-2),var(--lift-2)]"
    >
      {children}
    </div>
  );
}
