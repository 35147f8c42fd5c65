import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";

interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** Shown in red, since it deletes something. */
  isDestructive?: boolean;
  disabled?: boolean;
  /** Target of a link; without it, `onChoose` is called. */
  to?: string;
  onChoose?: () => void;
}

interface Props {
  /** The button that opens the menu, for instance an `IconButton`. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Groups of entries, separated by a line. */
  groups: readonly (readonly MenuEntry[])[];
  align?: "start" | "end";
}

const ENTRY =
  "flex min-h-11 items-center gap-3 rounded-[10px] px-3 text-ui text-text-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-accent-soft data-highlighted:text-text [&_svg]:size-[18px] [&_svg]:flex-none";
const DESTRUCTIVE = "text-bad! data-highlighted:bg-bad-soft!";

/** A menu of actions. Opens downwards, or upwards if there is no room below. */
export function Menu({ trigger, groups, align = "end" }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side="bottom" align={align} sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup className="max-h-(--available-height) min-w-52 origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-[16px] bg-s1 p-1.5 shadow-[inset_0_0_0_1px_var(--line-2),var(--lift-3)] outline-none transition-[opacity,scale] duration-120 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 dark:bg-s3">
            {groups.map((entries, index) => (
              <Base.Group
                key={entries.map(({ label }) => label).join()}
                className={index > 0 ? "mt-1.5 border-t border-line pt-1.5" : ""}
              >
                {entries.map((entry) => (
                  <Entry key={entry.label} {...entry} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ label, icon, isDestructive = false, disabled = false, to, onChoose }: MenuEntry) {
  const className = `${ENTRY} ${isDestructive ? DESTRUCTIVE : ""}`;
  if (to !== undefined)
    return (
      <Base.LinkItem render={<Link to={to} />} closeOnClick className={className}>
        {icon}
        {label}
      </Base.LinkItem>
    );
  return (
    <Base.Item disabled={disabled} onClick={onChoose} className={className}>
      {icon}
      {label}
    </Base.Item>
  );
}
