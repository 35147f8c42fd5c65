import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

interface Props<Value extends string> {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Views of one thing, one shown at a time. Arrows move between tabs; on a narrow screen the list scrolls sideways. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
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
