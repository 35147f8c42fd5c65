import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { PITCH_PARAMETER, withParameter } from "./model.ts";
import { OPENED_HERE } from "./use-opened-pitch.ts";

interface PitchLinkProps {
  id: string;
  className: string;
  /** Tooltip. */
  title?: string;
  children: ReactNode;
}

/** Links to the report's own page. */
export function PitchLink({ id, className, title, children }: PitchLinkProps) {
  return (
    <Link to={`${PATHS.history}/${id}`} className={className} title={title}>
      {children}
    </Link>
  );
}

/** Links to the report in a dialog over the list. */
export function PitchGlance({ id, label, className, children }: PitchLinkProps & { label: string }) {
  const [search] = useSearchParams();
  return (
    <Link
      to={{ search: withParameter(search, PITCH_PARAMETER, id).toString() }}
      state={OPENED_HERE}
      preventScrollReset
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  );
}
