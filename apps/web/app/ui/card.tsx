import type { HTMLAttributes } from "react";

/** A surface of the page, with the design's padding: 20 px on a phone, 28 px above. */
export function Card({ className = "", ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...rest}
      className={`rounded-card bg-s1 p-5 shadow-[var(--edge),var(--lift-2)] md:p-7 ${className}`}
    />
  );
}
