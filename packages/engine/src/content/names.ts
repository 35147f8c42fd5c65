import { spanOf, type Span } from "../language/spans.ts";
import type { TextUnits, Token } from "../language/units.ts";

const NOT_NAMES = new Set(
  "je monsieur madame mesdames messieurs bonjour bonsoir merci internet français française europe dieu noël".split(
    " ",
  ),
);

/**
 * Names of people, places and brands: capitals inside a sentence, several in a row as one. The first word of a
 * sentence tells nothing; in a text all in capitals nothing does.
 */
export function findNames(units: TextUnits): Span[] {
  if (isAllCapitals(units)) return [];
  const spans: Span[] = [];
  let index = 0;
  while (index < units.tokens.length) {
    let end = index;
    while (isName(units, end) && units.tokens[end]!.sentence === units.tokens[index]!.sentence) end += 1;
    if (end > index) spans.push(spanOf(units, index, end, "name"));
    index = Math.max(end, index + 1);
  }
  return spans;
}

function isName(units: TextUnits, index: number): boolean {
  const token = units.tokens[index];
  if (!token || token.kind !== "word" || token.text.length < 2 || NOT_NAMES.has(token.norm)) return false;
  if (!/^\p{Lu}/u.test(token.text) || /['’]$/.test(token.text)) return false;
  const previous = units.tokens[index - 1];
  return previous !== undefined && previous.sentence === token.sentence && !opensQuote(previous);
}

function opensQuote(token: Token): boolean {
  return /^[«"“:•\-–—(]/.test(token.text);
}

function isAllCapitals(units: TextUnits): boolean {
  let capitals = 0;
  let letters = 0;
  for (const token of units.tokens) {
    if (token.kind !== "word" || token.text.length < 3) continue;
    letters += 1;
    if (token.text === token.text.toUpperCase()) capitals += 1;
  }
  return letters > 0 && capitals / letters > 0.5;
}
