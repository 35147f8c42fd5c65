import type { MouseEvent, ReactNode } from "react";
import { MESSAGES } from "./messages.ts";
import { useActiveSection } from "./use-active-section.ts";

export interface ReportPart {
  id: string;
  title: string;
}

interface ReportBarProps {
  parts: readonly ReportPart[];
  actions?: ReactNode;
}

/** The parts of the report and what can be done with it, always at hand. */
export function ReportBar({ parts, actions }: ReportBarProps) {
  const active = useActiveSection(parts.map(({ id }) => id));
  // Moves without writing an address: in the history, the way back must close the report, not climb it.
  const go = (event: MouseEvent, id: string) => {
    const title = document.getElementById(`${id}-titre`);
    if (!title) return;
    event.preventDefault();
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
    title.focus({ preventScroll: true });
  };
  return (
    <div className="report-bar" data-no-print>
      <nav className="report-tabs" aria-label={MESSAGES.sections}>
        {parts.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="report-tab"
            aria-current={id === active ? "true" : undefined}
            onClick={(event) => go(event, id)}
          >
            {title}
          </a>
        ))}
      </nav>
      {actions && <div className="report-actions">{actions}</div>}
    </div>
  );
}
