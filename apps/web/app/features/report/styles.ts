import { QUIET_LINE } from "../../ui/button.tsx";

// Classes shared by several parts of the report.

/** Background surface of a part; on paper an outline replaces the shadow. */
export const SURFACE =
  "rounded-card bg-s1 shadow-[var(--edge),var(--lift-1)] print:break-inside-avoid print:border print:border-line-2 print:shadow-none";
export const CARD = `${SURFACE} p-5 md:p-7 print:p-3`;

/** A section, with scroll margin for the sticky bar. */
export const SECTION = "scroll-mt-[var(--report-scroll,-12px)] pt-13 md:pt-18 print:pt-3";

/** A `details` element with a rotating chevron. */
export const DETAILS =
  "[&>summary]:list-none [&>summary_svg]:transition-[rotate] [&>summary_svg]:duration-200 [&>summary_svg]:ease-out [&>summary::-webkit-details-marker]:hidden open:[&>summary]:text-text open:[&>summary_svg]:rotate-180";

/** A quiet button under a list, its text aligned with the list's edge. */
export const MORE = `-ml-3 inline-flex min-h-11 items-center rounded-field px-3 text-ui font-semibold text-text-2 hover:bg-s2 hover:text-text print:hidden ${QUIET_LINE}`;

/** A gap that the speaker must fill in. */
export const GAP =
  "rounded-[6px] bg-warn-soft box-decoration-clone px-[.4em] py-[.1em] outline-[1.5px] -outline-offset-1 outline-warn-g/70 outline-dashed print:[print-color-adjust:exact]";

/** Shows the focus of the invisible range input that gives a chart keyboard access. */
export const CHART_BOX =
  "relative has-focus-visible:rounded-[6px] has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-accent";

/** The SVG of a chart and its texts. */
export const CHART =
  "block max-w-full touch-pan-y overflow-visible print:h-auto print:w-full [&_text]:font-ui [&_text]:font-medium [&_text]:tabular-nums";
/** Keeps text readable over a chart's lines. */
export const CHART_HALO = "stroke-s1 stroke-[5px] [paint-order:stroke] [stroke-linejoin:round]";
export const CHART_DOT = "fill-c1 stroke-s1 stroke-3";
