import type { TextUnits } from "./units.ts";

const PAIRS = new Map([
  ["«", "»"],
  ["“", "”"],
  ['"', '"'],
]);

/** Whether each token stands inside a quotation: between quotation marks that are opened and closed in one paragraph. */
export function quotedTokens(units: TextUnits): Uint8Array {
  const quoted = new Uint8Array(units.tokens.length);
  let open = -1;
  let closing = "";
  units.tokens.forEach((token, at) => {
    const paragraph = units.sentences[token.sentence]!.paragraph;
    const openParagraph = open < 0 ? paragraph : units.sentences[units.tokens[open]!.sentence]!.paragraph;
    if (paragraph !== openParagraph) open = -1;
    if (open >= 0 && token.text.startsWith(closing)) {
      quoted.fill(1, open, at + 1);
      open = -1;
    } else if (open < 0 && PAIRS.has(token.text.charAt(0))) {
      open = at;
      closing = PAIRS.get(token.text.charAt(0))!;
    }
  });
  return quoted;
}
