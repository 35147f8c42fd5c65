import type { MouseEvent, ReactNode } from "react";
import { MESSAGES } from "./messages.ts";
import { useActiveSection } from "./use-active-section.ts";

interface ReportPart {
  id: string;
  title: string;
}

interface ReportBarProps {
  parts: readonly ReportPart[];
  actions?: ReactNode;
}

/** A full-width background band behind the bar; on a phone only the section links stick to the top, with the band. */
const BAR =
  "max-md:contents md:sticky md:top-(--bar-top) md:z-10 md:mt-9 md:flex md:min-h-15 md:items-center md:gap-4 md:before:absolute md:before:inset-x-[calc(-1*var(--light-bleed))] md:before:inset-y-0 md:before:-z-1 md:before:border-y md:before:border-line md:before:bg-bg/86 md:before:backdrop-blur-[14px]";
const TABS =
  "text-[.9375rem] font-[550] text-text-3 max-md:sticky max-md:top-(--bar-top) max-md:z-10 max-md:mt-6 max-md:before:absolute max-md:before:inset-x-[calc(-1*var(--light-bleed))] max-md:before:inset-y-0 max-md:before:-z-1 max-md:before:border-y max-md:before:border-line max-md:before:bg-bg/86 max-md:before:backdrop-blur-[14px]";

/** Sticky bar with the report's sections and its actions. */
export function ReportBar({ parts, actions }: ReportBarProps) {
  const active = useActiveSection(parts.map(({ id }) => id));
  // Scrolls without changing the address: the back button must close the report, not go through its sections.
  const go = (event: MouseEvent, id: string) => {
    const title = document.getElementById(`${id}-titre`);
    if (!title) return;
    event.preventDefault();
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
    title.focus({ preventScroll: true });
  };
  return (
    <div className={BAR} data-no-print>
      <nav className={TABS} aria-label={MESSAGES.sections}>
        <div className="flex gap-0.5 overflow-x-auto overflow-y-clip py-1 [overflow-clip-margin:12px] [scrollbar-width:none]">
          {parts.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="relative grid min-h-11 items-center rounded-[10px] px-3.5 whitespace-nowrap transition-colors duration-120 first:-ml-3.5 hover:text-text aria-[current]:text-text"
              aria-current={id === active ? "true" : undefined}
              onClick={(event) => go(event, id)}
            >
              {title}
              {id === active && (
                <span
                  aria-hidden="true"
                  className="absolute inset-x-3.5 -bottom-1 h-0.5 rounded-full bg-accent"
                />
              )}
            </a>
          ))}
        </div>
      </nav>
      {actions && (
        <div className="flex flex-wrap gap-2 max-md:mt-4 max-md:*:flex-auto md:ml-auto">{actions}</div>
      )}
    </div>
  );
}
