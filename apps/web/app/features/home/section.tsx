import type { ReactNode } from "react";
import { typo } from "../../lib/typo.ts";

interface Props {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
  /** Puts the title beside the content on a wide screen, instead of above it. */
  beside?: boolean;
}

/** A section of the landing page, with spacing and a title that labels it. */
export function Section({ id, title, lead, children, beside = false }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // Laid out only when it comes near the window, to speed up the first paint.
      className="scroll-mt-6 py-9 [contain-intrinsic-size:auto_48rem] [content-visibility:auto] md:py-14"
    >
      <div
        className={`page-width ${
          beside ? "lg:grid lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-16" : ""
        }`}
      >
        <div>
          <h2 id={`${id}-title`} className="max-w-[22ch] text-verdict">
            {typo(title)}
          </h2>
          {lead && <p className="mt-4 max-w-[58ch] text-[1.0625rem] text-text-2 md:mt-5">{typo(lead)}</p>}
        </div>
        <div className={beside ? "mt-9 lg:mt-0" : "mt-9 md:mt-12"}>{children}</div>
      </div>
    </section>
  );
}
