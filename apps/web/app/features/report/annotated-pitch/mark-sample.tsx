import type { MarkKind } from "./model.ts";

const MARK =
  "rounded-[3px] box-decoration-clone underline-offset-[.24em] [text-decoration-skip-ink:none] print:[print-color-adjust:exact]";
/** Each kind has its own shape, so that colour is not the only sign. */
const KINDS: Record<MarkKind, string> = {
  strength: "underline decoration-good-g decoration-2",
  weakness: "underline decoration-warn-g decoration-[1.5px] decoration-wavy",
  filler:
    "bg-[repeating-linear-gradient(115deg,color-mix(in_oklch,var(--c4)_26%,transparent)_0_2px,transparent_2px_6px)] decoration-c4 decoration-[1.5px] line-through",
  quote: "underline decoration-accent decoration-double",
};
export const markClass = (kind: MarkKind) => `${MARK} ${KINDS[kind]}`;

/** A sample of a mark, for the legend and the remarks. */
export function MarkSample({ kind }: { kind: MarkKind }) {
  return (
    <span className={`${markClass(kind)} inline-block w-7 text-center leading-tight`} aria-hidden="true">
      abc
    </span>
  );
}
