import type { Place } from "../report.ts";
import { regexInLines } from "./regex-in-lines.ts";

/** A URL or a file path: nobody says it aloud, and its punctuation is not a sign of code. */
const LINK = regexInLines("gu")`
  (?:https?:\/\/|(?<![\p{L}\p{N}.])www\.)[^\s«»"“”]{1,2000}|
  (?<![\p{L}\p{N}\\/.])(?:[A-Za-z]:|~)?(?:[\\/][\w.%+-]{1,255}){3,40}[\\/]?
`;
/** Punctuation after a link, which belongs to the sentence around it. */
const CLOSING = /[.,;:!?)\]…]{1,6}$/u;

export const findLinks = (text: string): Place[] =>
  [...text.matchAll(LINK)].map(({ 0: link, index }) => ({
    start: index,
    end: index + link.replace(CLOSING, "").length,
  }));

/** The text without its links. */
export const withoutLinks = (text: string): string => text.replace(LINK, " ");
