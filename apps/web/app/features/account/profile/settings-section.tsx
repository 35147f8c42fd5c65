import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of the account: its description on the left, its actions on the right; stacked on a phone. */
export function SettingsSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-9 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-12 md:py-11"
    >
      <div>
        <h2 id={id} className="text-[1.1875rem] leading-snug font-semibold tracking-[-.01em]">
          {title}
        </h2>
        {lead && <p className="mt-1.5 max-w-[44ch] text-ui text-text-3">{lead}</p>}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5">{children}</div>
    </section>
  );
}
