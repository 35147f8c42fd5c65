import { type AdvertLine, trimRange } from "./cut-advert.ts";

/** A piece of a line that may name one skill, in indices of the readable text. */
export interface AdvertItem {
  start: number;
  end: number;
  line: AdvertLine;
}

/** « …les processus S&OP et avez déjà déployé un ERP »: what a second verb of the reader asks for is another demand. */
const BREAK =
  /[()…]|,\s|\s[+–—/|-]\s|:\s|\set\s(?=(?:vous|tu)\s|(?:avez|êtes|as|es|savez|connaissez|maîtrisez|possédez|disposez|justifiez|faites|parlez)\s)|\set\s(?=(?:une?|deux|trois|quatre|cinq|\d{1,2})\s(?:ans?|années|saisons?|première|expérience)\s)/g;
/** Years of practice, and what the reader is told anew, are demands of their own. */
const OF_ITS_OWN =
  /^\s*(?:vous \p{L}+ez |(?:une?|deux|trois|quatre|cinq|\d{1,2}) (?:ans?|années|saisons?) )/u;
const EDGES = /[\s.,;:!?…•*·–—-]/;

/** Cuts a line at the commas and dashes that stand outside brackets. */
export function cutItems(text: string, line: AdvertLine): AdvertItem[] {
  const items: AdvertItem[] = [];
  const content = text.slice(line.start, line.end);
  let depth = 0;
  let first = 0;
  const add = (end: number) => {
    const piece = content.slice(first, end);
    const [left, right] = trimRange(piece, EDGES);
    if (!/\p{L}/u.test(piece)) return;
    const item = { start: line.start + first + left, end: line.start + first + right, line };
    // « un master en droit, en économie ou équivalent » is one demand.
    const before = items.at(-1);
    if (
      before &&
      !OF_ITS_OWN.test(piece) &&
      ` ${piece}`.includes(" ou ") &&
      first > 0 &&
      content[first - 2] === ","
    )
      before.end = item.end;
    else items.push(item);
  };
  for (const { 0: mark, index } of content.matchAll(BREAK)) {
    if (mark === "(") depth += 1;
    else if (mark === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      add(index);
      first = index + mark.length;
    }
  }
  add(content.length);
  return items;
}
