import type { HTMLAttributes } from "react";

export function Chip({ className = "", ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return (
    <span
      {...rest}
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full bg-s2 px-[11px] text-[.8125rem] leading-tight font-[550] text-text-2 ${className}`}
    />
  );
}
