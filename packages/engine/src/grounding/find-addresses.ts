import { readNumberWord } from "../language/numbers.ts";
import type { TextUnits } from "../language/units.ts";

/** What leads to one person: `kind` names the placeholder. */
export interface Identity {
  kind: "PERSONNE" | "EMAIL" | "TELEPHONE" | "LIEN";
  /** UTF-16 offsets, end excluded. */
  start: number;
  end: number;
  /** The same for every way to say one identity. */
  key: string;
}

const PATTERNS: readonly (readonly [kind: Identity["kind"], pattern: RegExp])[] = [
  ["EMAIL", /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu],
  // As a recogniser writes what is said.
  [
    "EMAIL",
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]{1,30} (?:point|tiret|underscore) ){0,4}[\p{L}\p{N}]{1,30} (?:arobase|arrobase) [\p{L}\p{N}-]{1,30} point \p{L}{2,10}(?!\p{L})/giu,
  ],
  [
    "LIEN",
    /(?:https?:\/\/)?(?:[a-z0-9-]{1,30}\.){0,2}(?:linkedin\.com\/in|facebook\.com|instagram\.com|twitter\.com|x\.com|threads\.net|tiktok\.com|youtube\.com|github\.com|gitlab\.com|behance\.net|malt\.fr\/profile|calendly\.com|t\.me|wa\.me)\/[^\s<>()«»"]*[^\s<>()«»".,;:!?]/giu,
  ],
  ["LIEN", /(?<![\p{L}\p{N}._%+@/-])@[a-z0-9_](?:[a-z0-9_.]{1,28}[a-z0-9_])/giu],
  [
    "TELEPHONE",
    /(?<![\d\p{L}])(?:(?:\+|00)33[\s.-]?(?:\(0\)[\s.-]?)?|0)[1-9](?:[\s.-]?\d\d){4}(?![\d\p{L}])/gu,
  ],
  ["TELEPHONE", /\+\d{1,3}(?:[\s.-]?\d{1,4}){2,6}(?![\d\p{L}])/gu],
];
/** « zéro six douze trente-quatre… »: a telephone number has at least five numbers. */
const FEWEST_NUMBERS = 5;

/** E-mail addresses, telephone numbers, pages and handles of a person, written or said. */
export function findAddresses(units: TextUnits): Identity[] {
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    Array.from(units.source.matchAll(pattern), ({ 0: text, index }) => identify(kind, index, text)),
  );
  return [...found, ...findSpokenNumbers(units)];
}

function findSpokenNumbers({ tokens, source }: TextUnits): Identity[] {
  const found: Identity[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]!.norm !== "zéro") continue;
    let end = index + 1;
    while (end < tokens.length && readNumberWord(tokens[end]!.norm) !== null) end += 1;
    if (end - index < FEWEST_NUMBERS) continue;
    const { start } = tokens[index]!;
    found.push(identify("TELEPHONE", start, source.slice(start, tokens[end - 1]!.end)));
    index = end - 1;
  }
  return found;
}

function identify(kind: Identity["kind"], start: number, text: string): Identity {
  return { kind, start, end: start + text.length, key: text.toLowerCase() };
}
