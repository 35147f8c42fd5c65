import { Sparkles } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { COACH_TEXT } from "./messages.ts";
import type { Generated } from "./model.ts";

interface AiBadgeProps {
  source: Generated;
  /** The model and the date are already written beside it. */
  bare?: boolean;
}

/** Beside everything that a model wrote: on the screen, on paper, for a screen reader. */
export function AiBadge({ source, bare = false }: AiBadgeProps) {
  return (
    <Badge tone="accent" title={bare ? undefined : COACH_TEXT.maker(source)}>
      <Sparkles aria-hidden="true" />
      {COACH_TEXT.badge}
      {!bare && <span className="sr-only">, {COACH_TEXT.maker(source)}</span>}
    </Badge>
  );
}
