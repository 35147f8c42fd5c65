import type { MarkKind } from "./model.ts";

/** The drawing of a mark, for the legend and the remarks. */
export function MarkSample({ kind }: { kind: MarkKind }) {
  return (
    <span
      className="report-mark inline-block w-7 text-center leading-tight"
      data-kind={kind}
      aria-hidden="true"
    >
      abc
    </span>
  );
}
