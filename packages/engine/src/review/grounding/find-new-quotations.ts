import { HESITATIONS } from "../../language/lexicons/fillers.ts";
import { readText } from "../../language/read-text.ts";
import type { TextUnits } from "../../language/units.ts";
import { findWords } from "./find-quote.ts";
import { toNormalForm } from "./normal-form.ts";
import type { Source } from "./source.ts";

const QUOTED = /«([^«»]*)»|“([^“”]*)”|"([^"\n]*)"/g;
const EDGES = /^[\s"'.,;:!?-]+|(?<![\s"'.,;:!?-])[\s"'.,;:!?-]+$/g;

/** Quotations of a text, with their places. */
export function findQuotations(text: string): { quote: string; start: number; end: number }[] {
  return Array.from(text.matchAll(QUOTED), (match) => ({
    quote: (match[1] ?? match[2] ?? match[3] ?? "").trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Quotations that are not in the source. Speech has few stops and many hesitations: other punctuation, or an « euh » or
 * a repeated word left out, is accepted.
 */
export function findNewQuotations(source: Source, text: string): string[] {
  return findQuotations(text)
    .filter(({ quote }) => {
      const words = toNormalForm(quote).text.replace(EDGES, "");
      return words !== "" && findWords(source.normal, words) === null && !isSpoken(source, quote);
    })
    .map(({ quote }) => quote);
}

const HESITANT: ReadonlySet<string> = new Set(HESITATIONS);

function isSpoken(source: Source, quote: string): boolean {
  const words = toSpokenWords(readText(quote));
  return words.trim() !== "" && toSpokenWords(source.units).includes(words);
}

/** ` mais vous êtes sûre madame `: the words without punctuation, hesitations and immediate repeats. */
function toSpokenWords({ tokens }: TextUnits): string {
  const said = tokens.filter(({ kind, norm }) => kind !== "punctuation" && !HESITANT.has(norm));
  const once = said.filter(({ norm }, at) => norm !== said[at - 1]?.norm);
  return ` ${once.map(({ norm }) => norm).join(" ")} `;
}
