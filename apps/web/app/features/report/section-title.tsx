import type { ReactNode } from "react";

interface SectionTitleProps {
  id: string;
  children: ReactNode;
  /** A line under the title. */
  note?: ReactNode;
}

/** The title of a section; links of the bar move the focus here. */
export function SectionTitle({ id, children, note }: SectionTitleProps) {
  return (
    <div className="mb-5 break-after-avoid md:mb-7 print:mb-2">
      <h2 id={id} tabIndex={-1} className="text-h2 outline-none">
        {children}
      </h2>
      {note && <p className="mt-2 max-w-[72ch] text-text-2 print:mt-0.5">{note}</p>}
    </div>
  );
}
