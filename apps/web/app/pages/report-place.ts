/** Layout of a report's own page, with space at the bottom for the bar fixed there on a phone. */
export const REPORT_PAGE = "page-width pt-24 pb-32 md:pt-28 md:pb-24 print:w-full print:py-0";
