import { readNumberWord } from "../../language/numbers.ts";
import type { TextUnits, Token } from "../../language/units.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** A detail that identifies a person; `kind` names the placeholder. */
export interface Identity {
  kind: "PERSONNE" | "EMAIL" | "TELEPHONE" | "LIEN";
  /** UTF-16 offsets, end excluded. */
  start: number;
  end: number;
  /** The same for all spellings of one identity. */
  key: string;
}

/**
 * The start of a personal page, up to its first slash; the path is matched apart, so that no pattern backtracks over
 * it.
 */
const PAGE = regexInLines("giu")`
  (?:https?:\/\/)?(?:[a-z0-9-]{1,30}\.){0,2}(?:
    linkedin\.com\/in|facebook\.com|instagram\.com|twitter\.com|x\.com|threads\.net|tiktok\.com|
    youtube\.com|github\.com|gitlab\.com|behance\.net|malt\.fr\/profile|calendly\.com|t\.me|wa\.me
  )\/
`;
const PATH = /[^\s<>()«»"]*/uy;
/** Punctuation after a link in a sentence. */
const SENTENCE_MARKS = /(?<![.,;:!?])[.,;:!?]+$/;

const PATTERNS: readonly (readonly [kind: Identity["kind"], pattern: RegExp])[] = [
  // « julie @ exemple.fr », « julie(at)exemple.fr », and invisible characters around the sign.
  [
    "EMAIL",
    regexInLines("giu")`
    [\p{L}\p{N}._%+-]{1,64}(?:\p{Cf}{0,3}[@＠]\p{Cf}{0,3}| @ | ?[[(](?:at|arr?obase)[)\]] ?)
      [\p{L}\p{N}-]{1,63}(?:(?:\.| ?[[(](?:dot|point)[)\]] ?)[\p{L}\p{N}-]{1,63}){1,4}
  `,
  ],
  // Spoken addresses as speech recognition writes them.
  [
    "EMAIL",
    regexInLines("giu")`
    (?<![\p{L}\p{N}])(?:[\p{L}\p{N}._-]{1,30} (?:point|tiret|underscore|dot) ){0,4}[\p{L}\p{N}._-]{1,30} (?:arobase|arrobase) [\p{L}\p{N}-]{1,30}
      (?:(?: (?:point|dot) |\.)\p{L}{2,10}){1,2}(?!\p{L})
  `,
  ],
  [
    "EMAIL",
    regexInLines("giu")`
    (?<![\p{L}\p{N}])(?:[\p{L}\p{N}._-]{1,30} (?:point|tiret|underscore|dot) ){0,4}[\p{L}\p{N}._-]{1,30} at [\p{L}\p{N}-]{1,30} (?:point|dot) (?:com|fr|net|org|eu|io|be|ch|ca)
      (?!\p{L})
  `,
  ],
  ["LIEN", /(?<![\p{L}\p{N}._%+@/-])@[a-z0-9_](?:[a-z0-9_.]{1,28}[a-z0-9_])/giu],
  [
    "TELEPHONE",
    /(?<![\d\p{L}])(?:\+|(?<!\d\s)00)33[\s.-]?(?:\(0\)[\s.-]?)?[1-9](?:[\s./_-]?\d\d){4}(?![\d\p{L}])/gu,
  ],
  // Ten digits from a zero on, in any grouping: « (06) 12… », « 06/12/… », « 0470/12.34.56 »; not a date or the end of
  // a sum.
  [
    "TELEPHONE",
    /(?<![\d\p{L}]|\d\s)(?!\d\d[./-]\d\d[./-](?:19|20)\d\d(?!\d))\(?0\s?[1-9]\d?\d?\)?(?:[\s./_-]{0,2}\d){6,8}(?![\d\p{L}])/gu,
  ],
  ["TELEPHONE", /(?<![\d\p{L}])(?:\+|(?<!\d\s)00)[1-9]\d{0,2}(?:[\s.-]?\(?\d{1,4}\)?){2,6}(?![\d\p{L}])/gu],
  ["TELEPHONE", /(?<![\d\p{L}])\(?[2-9]\d\d\)?[\s.-]\d{3}[.-]\d{4}(?![\d\p{L}])/gu],
];
/** « +150 000 » and « +250 % » are figures of a pitch: telephone numbers have more digits. */
const FEWEST_FIGURES = 9;
/** « zéro six douze trente-quatre… »: a spoken telephone number has at least five numbers. */
const FEWEST_NUMBERS = 5;

/** E-mail addresses, telephone numbers, personal pages and handles, written or spoken. */
export function findAddresses(units: TextUnits): Identity[] {
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    Array.from(units.source.matchAll(pattern), ({ 0: text, index }) => identify(kind, index, text)),
  ).filter(({ kind, key }) => kind !== "TELEPHONE" || key.replace(/\D/g, "").length >= FEWEST_FIGURES);
  return [...findPages(units.source), ...found, ...findSpokenNumbers(units)];
}

function findPages(source: string): Identity[] {
  const found: Identity[] = [];
  let from = 0;
  for (const { 0: page, index } of source.matchAll(PAGE)) {
    if (index < from) continue;
    PATH.lastIndex = index + page.length;
    const path = PATH.exec(source)![0].replace(SENTENCE_MARKS, "");
    if (path === "") continue;
    from = index + page.length + path.length;
    found.push(identify("LIEN", index, page + path));
  }
  return found;
}

/** Spoken telephone numbers: « zéro six, douze… », « 06 douze… », « plus trente-trois six douze… ». */
function findSpokenNumbers({ tokens, source }: TextUnits): Identity[] {
  const found: Identity[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const { norm, start } = tokens[index]!;
    const isAbroad = norm === "plus" && tokens[index + 1]?.norm === "trente-trois";
    if (!isAbroad && !/^(?:zéro(?:-|$)|0\d?$)/.test(norm)) continue;
    let last = index;
    let numbers = isAbroad ? 0 : 1;
    for (let at = index + 1; at < tokens.length; at += 1) {
      const token = tokens[at]!;
      if (token.text === ",") continue;
      if (!isSmallNumber(token)) break;
      numbers += 1;
      last = at;
    }
    if (numbers < FEWEST_NUMBERS) continue;
    found.push(identify("TELEPHONE", start, source.slice(start, tokens[last]!.end)));
    index = last;
  }
  return found;
}

function isSmallNumber({ kind, norm }: Token): boolean {
  return kind === "number" ? /^\d{1,2}$/.test(norm) : (readNumberWord(norm) ?? Infinity) < 100;
}

function identify(kind: Identity["kind"], start: number, text: string): Identity {
  return { kind, start, end: start + text.length, key: text.toLowerCase() };
}
