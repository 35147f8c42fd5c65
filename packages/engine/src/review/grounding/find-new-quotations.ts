import { findWords } from "./find-quote.ts";
import { toNormalForm } from "./normal-form.ts";
import type { Source } from "./source.ts";

const QUOTED = /«([^«»]*)»|“([^“”]*)”|"([^"\n]*)"/g;
const EDGES = /^[\s"'.,;:!?-]+|(?<![\s"'.,;:!?-])[\s"'.,;:!?-]+$/g;

/** What stands between quotation marks, and where. */
export function findQuotations(text: string): { quote: string; start: number; end: number }[] {
  return Array.from(text.matchAll(QUOTED), (match) => ({
    quote: (match[1] ?? match[2] ?? match[3] ?? "").trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Words put between quotation marks that the source does not say, word for word. */
export function findNewQuotations(source: Source, text: string): string[] {
  return findQuotations(text)
    .filter(({ quote }) => {
      const words = toNormalForm(quote).text.replace(EDGES, "");
      return words !== "" && findWords(source.normal, words) === null;
    })
    .map(({ quote }) => quote);
}
