import type { Place } from "../report.ts";

/** An address of the web, or the path of a file: nobody says it, and its signs are none of code. */
const LINK =
  /(?:https?:\/\/|(?<![\p{L}\p{N}.])www\.)[^\s«»"“”]{1,2000}|(?<![\p{L}\p{N}\\/.])(?:[A-Za-z]:|~)?(?:[\\/][\w.%+-]{1,255}){3,40}[\\/]?/gu;
/** What closes the sentence or the bracket around it. */
const CLOSING = /[.,;:!?)\]…]{1,6}$/u;

export const findLinks = (text: string): Place[] =>
  [...text.matchAll(LINK)].map(({ 0: link, index }) => ({
    start: index,
    end: index + link.replace(CLOSING, "").length,
  }));

/** The text without them. */
export const withoutLinks = (text: string): string => text.replace(LINK, " ");
