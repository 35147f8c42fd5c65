import { FUNCTION_WORDS } from "../../language/lexicons/function-words.ts";
import { normalizeWord } from "../../language/tokenize.ts";

const NBSP = "\u00a0";
const LONGEST_QUOTE_WORDS = 16;
const QUOTE_MARKS = /[«»"“”\r\n]/;

/** A French number: decimal comma, no trailing zero. */
export function formatNumber(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals))).replace(".", ",");
}

export function formatPercent(share: number): string {
  return `${formatNumber(100 * share, 0)}${NBSP}%`;
}

/** « 1,5 phrase », « 3 phrases »: in French, numbers under two take the singular. */
export function count(value: number, singular: string, plural = `${singular}s`, decimals = 0): string {
  const shown = Number(value.toFixed(decimals));
  return `${formatNumber(shown, decimals)}${NBSP}${shown < 2 ? singular : plural}`;
}

const IN_WORDS = ["", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

/** Number in feminine words up to ten (« une », « deux »), in figures above. */
export const inWords = (value: number): string => IN_WORDS[value] ?? String(value);

/** Words of the pitch between French quotation marks: always verbatim, at most about fifteen words. */
export function quote(text: string): string {
  return `«${NBSP}${excerpt(text)}${NBSP}»`;
}

/** The start of a sentence that can be quoted: no line break, no quotation mark, cut after a clause if possible. */
function excerpt(text: string): string {
  const parts = text.split(QUOTE_MARKS).map((part) => part.trim());
  const usable =
    parts.find((part) => part.split(/\s+/).length >= 4) ??
    parts.reduce((a, b) => (b.length > a.length ? b : a), "");
  const bare = usable.replace(/(?<![\s:,;])[\s:,;]+$/, "");
  // « … dimanche, avec « whisky » »: cut at a quotation mark, the quote would end on words that need what follows.
  const isCut = usable !== parts.at(-1) && !/[.!?…]$/.test(bare);
  const trimmed = (isCut ? bare.slice(0, beforeDanglingWords(bare, bare.length)) : bare).replace(
    /(?<![\s:,;])[\s:,;]+$/,
    "",
  );
  const ends = wordEnds(trimmed);
  if (ends.length <= LONGEST_QUOTE_WORDS + 2) return trimmed.replace(/(?<![.…])[.…]+$/, "");
  const limit = ends[LONGEST_QUOTE_WORDS - 1] ?? trimmed.length;
  const floor = ends[6] ?? 0;
  const clause = Math.max(...[",", ";", ":", "."].map((mark) => trimmed.lastIndexOf(mark, limit)));
  return trimmed.slice(0, clause > floor ? clause : beforeDanglingWords(trimmed, limit)).trimEnd();
}

/** Moves a cut back before articles, pronouns, prepositions and figures, which need what follows them. */
function beforeDanglingWords(text: string, limit: number): number {
  let end = limit;
  for (let steps = 0; steps < 4; steps += 1) {
    const start = text.lastIndexOf(" ", end - 1);
    const word = normalizeWord(text.slice(start + 1, end));
    const last = word.slice(word.lastIndexOf("'") + 1);
    if (start <= 0 || !(FUNCTION_WORDS.has(last) || last === "" || /^\d+$/.test(last))) return end;
    end = start;
  }
  return end;
}

function wordEnds(text: string): number[] {
  return Array.from(text.matchAll(/\S+/g), (match) => match.index + match[0].length);
}

/** « le problème, la solution et la demande ». */
export function enumerate(items: readonly string[]): string {
  if (items.length <= 1) return items.join("");
  return `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;
}
