import { HESITATIONS } from "../../language/lexicons/fillers.ts";
import { readText } from "../../language/read-text.ts";
import type { TextUnits } from "../../language/units.ts";
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

/**
 * Words put between quotation marks that the source does not say. Speech is written down with few stops and all its
 * hesitations: a quotation that only sets other stops, or leaves out an « euh » or a word said twice, is still one.
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

/** ` mais vous êtes sûre madame `: no stops, no hesitations, nothing said twice in a row. */
function toSpokenWords({ tokens }: TextUnits): string {
  const said = tokens.filter(({ kind, norm }) => kind !== "punctuation" && !HESITANT.has(norm));
  const once = said.filter(({ norm }, at) => norm !== said[at - 1]?.norm);
  return ` ${once.map(({ norm }) => norm).join(" ")} `;
}
