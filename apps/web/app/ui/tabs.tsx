import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Whether something is left to scroll to, beyond a rounding. */
const hasMore = ({ scrollLeft, clientWidth, scrollWidth }: Element) =>
  scrollLeft + clientWidth < scrollWidth - 1;

/** Tabs: one view at a time. Arrows move between tabs; on a narrow screen the list scrolls sideways, and fades where more follow. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (!list.current || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(([entry]) => setCut(hasMore(entry!.target)));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  // Scrolls the selected tab fully into view on a narrow screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!tab || !list.current) return;
    const { scrollLeft, clientWidth } = list.current;
    const end = tab.offsetLeft + tab.offsetWidth;
    if (tab.offsetLeft < scrollLeft) list.current.scrollLeft = tab.offsetLeft;
    else if (end > scrollLeft + clientWidth) list.current.scrollLeft = end - clientWidth;
  });
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List
        ref={list}
        aria-label={label}
        activateOnFocus
        onScroll={({ currentTarget }) => setCut(hasMore(currentTarget))}
        className={`relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] ${isCut ? "mask-[linear-gradient(90deg,#000_calc(100%_-_36px),transparent)]" : ""}`}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex min-h-11 flex-none items-center gap-2 rounded-t-[10px] px-3.5 text-ui font-[550] whitespace-nowrap text-text-3 transition-colors duration-120 hover:text-text focus-visible:-outline-offset-2 data-active:text-text"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-accent transition-[translate,width] duration-200 ease-out" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
