import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { PITCH_PARAMETER, withParameter } from "./model.ts";
import { OPENED_HERE } from "./use-opened-pitch.ts";

interface PitchLinkProps {
  id: string;
  className: string;
  children: ReactNode;
}

/** Opens the detail of a pitch over the list; the address can be shared between one's own devices. */
export function PitchLink({ id, className, children }: PitchLinkProps) {
  const [search] = useSearchParams();
  return (
    <Link
      to={{ search: withParameter(search, PITCH_PARAMETER, id).toString() }}
      state={OPENED_HERE}
      preventScrollReset
      className={className}
    >
      {children}
    </Link>
  );
}
