import { regexInLines } from "../../language/regex-in-lines.ts";

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,9}/gu;
/** The start of an address; its path is matched apart, so that no pattern backtracks over it. */
const ADDRESS = regexInLines("giu")`
  (?:\p{L}[\p{L}\d+.-]{1,20}:\/\/|www\.|mailto:|javascript:|data:)|
  \b[\p{L}\p{N}-]{1,63}\.(?:com|fr|io|net|org|eu|app|dev|ai|co|be|ch|ca|paris|bzh)\b
`;
const PATH = /[^\s<>)\]]*/uy;
/** Any other domain, since no list of endings is complete. « fin.Nous » only lacks a space: the capital excludes it. */
const DOMAIN = /(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{2,63}\.){1,4}[a-z]{2,24}(?![\p{L}\p{N}-])/gu;

const MARKUP: readonly (readonly [pattern: RegExp, fault: string])[] = [
  [/!\[/, "N'insérez aucune image."],
  [/\](?:\(|\[|:)/, "N'écrivez aucun lien."],
  [/<\/?[\p{L}!?]|&(?:\p{L}{2,8}|#\w{1,6});/u, "N'écrivez aucune balise HTML."],
  [/^ {0,3}#{1,6}[ \t]|\n {0,3}(?:={3,}|-{3,})[ \t]*$/m, "N'écrivez aucun titre."],
  [/^[ \t]*\||\|[ \t]*$/m, "N'écrivez aucun tableau."],
  [/`|~~~/, "N'écrivez aucun code."],
  [/^ {0,3}(?:[-*_][ \t]*){3,}$/m, "N'écrivez aucun filet de séparation."],
  [/^ {0,3}>/m, "N'écrivez aucun bloc de citation."],
  [/\*\*|__|~~|(?<![\p{L}\p{N}*])\*(?=[\p{L}«])[^*\n]{1,80}\*/u, "N'écrivez ni gras ni italique."],
  [/[{}<>|\\]/, "N'écrivez que des phrases : ni code, ni données."],
];

/** « p < 0,05 »: a comparison sign that the source has between the same words is text, not markup. */
const COMPARISON = /[\p{L}\p{N}]{1,20}[ \u00a0\u202f]?[<>][ \u00a0\u202f]?\p{N}[\p{N},.]{0,12}/gu;

function withoutComparisons(source: string, text: string): string {
  return text.replace(COMPARISON, (said) => (source.includes(said.replace(/[,.]$/, "")) ? " " : said));
}

/**
 * Finds everything but plain sentences: links, images, HTML, tables, headings, code. Addresses of the source are
 * allowed.
 */
export function findMarkup(source: string, text: string): string[] {
  const said = withoutComparisons(source, text);
  const faults = MARKUP.flatMap(([pattern, fault]) => (pattern.test(said) ? [fault] : []));
  const known = source.toLowerCase();
  const added = [EMAIL, ADDRESS, DOMAIN]
    .flatMap((pattern) => readAddresses(text, pattern))
    .map((address) => address.replace(/(?<![.,;:!?])[.,;:!?]+$/, ""))
    .filter((address) => !known.includes(address.toLowerCase()));
  return added.length > 0 ? [...faults, "N'écrivez aucune adresse ni aucun lien absent du pitch."] : faults;
}

/**
 * « exemple.fr/tarifs »: each address with its path (after a scheme, no slash is needed). Addresses inside another are
 * skipped.
 */
function readAddresses(text: string, pattern: RegExp): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: head, index } of text.matchAll(pattern)) {
    if (index < from) continue;
    from = index + head.length;
    if (/[:/.]$/.test(head) || text[from] === "/") {
      PATH.lastIndex = from;
      from += PATH.exec(text)![0].length;
    }
    found.push(text.slice(index, from));
  }
  return found;
}
