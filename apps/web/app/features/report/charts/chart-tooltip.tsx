import type { ReactNode } from "react";

interface ChartTooltipProps {
  /** Middle of its top edge, in pixels of the chart's box. */
  x: number;
  y: number;
  children: ReactNode;
}

/** The value under the pointer; the keyboard's range says the same in words. */
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
