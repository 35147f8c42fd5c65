import { Sparkles } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { COACH_TEXT } from "./messages.ts";
import type { Generated } from "./model.ts";

interface AiBadgeProps {
  source: Generated;
  /** True where the model and the date are already shown beside it. */
  bare?: boolean;
}

/** Marks everything written by a model: on screen, on paper, for screen readers. */
export function AiBadge({ source, bare = false }: AiBadgeProps) {
  return (
    <Badge tone="accent" title={bare ? undefined : COACH_TEXT.maker(source)}>
      <Sparkles aria-hidden="true" />
      {COACH_TEXT.badge}
      {!bare && <span className="sr-only">, {COACH_TEXT.maker(source)}</span>}
    </Badge>
  );
}
