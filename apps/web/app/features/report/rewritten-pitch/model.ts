/** Longest text passed to the Markdown renderer; longer ones are cut with a visible notice. */
export const FORMATTED_CHARACTERS_MAX = 20_000;

/** A gap that only the speaker can fill in: « [À compléter : votre demande chiffrée] ». */
const GAP = /\[À compléter(?:[^[\]\n]|\[(?!À compléter))*\]/gu;

interface TextPart {
  /** Offset in the text. */
  at: number;
  text: string;
  isGap: boolean;
}

/** Splits a text at its gaps, keeping the brackets: joining the parts gives the text. */
export function splitGaps(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(GAP)) {
    if (match.index > from) parts.push({ at: from, text: text.slice(from, match.index), isGap: false });
    parts.push({ at: match.index, text: match[0], isGap: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isGap: false });
  return parts;
}

/** The text without formatting: no emphasis, headings or list marks; lines are kept. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(?:#{1,6} |> |[-*+] )/gm, "")
    .replace(/\*\*|__/g, "")
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, "")
    .replace(/\\(?=[\\`*_{}[\]()#+.!>-])/g, "")
    .trim();
}

export type PauseLength = "breath" | "pause" | "long";

/** One mark or run of words of the version to say aloud; `at` is its offset. */
export type OralPart = { at: number } & OralMark;
type OralMark =
  | { kind: "words"; text: string; isStressed: boolean }
  | { kind: "gap"; text: string }
  | { kind: "pause"; length: PauseLength }
  | { kind: "melody"; direction: "up" | "down" }
  | { kind: "cue"; text: string };

const PAUSES: Record<string, PauseLength> = { "/": "breath", "//": "pause", "///": "long" };

// A gap has at most 80 characters from the engine, 160 from a model.
const ORAL_MARK =
  /\\(?<escaped>[^\n])|(?<stress>\*\*[^*\n]+\*\*)|(?<=^|\s)(?<pause>\/{1,3})(?=\s|$)|(?<melody>[↗↘])|\((?<cue>ralentir|plus fort|sourire)\)|(?<gap>\[À compléter[^[\]\n]{0,160}\])/gu;

/** Parses the marks of one paragraph; a backslash before a mark makes it a plain character. */
export function readOralMarks(paragraph: string): OralPart[] {
  const parts: OralPart[] = [];
  const addWords = (text: string, at: number) => {
    if (text !== "") parts.push({ at, kind: "words", text, isStressed: false });
  };
  let from = 0;
  for (const match of paragraph.matchAll(ORAL_MARK)) {
    const at = match.index;
    addWords(paragraph.slice(from, at), from);
    const { escaped, stress, pause, melody, cue, gap } = match.groups ?? {};
    if (escaped) addWords(escaped, at);
    else if (stress) parts.push({ at, kind: "words", text: stress.slice(2, -2), isStressed: true });
    else if (pause) parts.push({ at, kind: "pause", length: PAUSES[pause] ?? "breath" });
    else if (melody) parts.push({ at, kind: "melody", direction: melody === "↗" ? "up" : "down" });
    else if (cue) parts.push({ at, kind: "cue", text: cue });
    else if (gap) parts.push({ at, kind: "gap", text: gap });
    from = at + match[0].length;
  }
  addWords(paragraph.slice(from), from);
  return parts;
}

const LINK_SCHEMES = /^(?:https?|mailto|tel)$/i;
/** Browsers ignore these characters in a URL: remove them, lest they hide its scheme. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const INVISIBLE = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g;

/** Only http, https, mailto, tel, relative, anchor and query URLs stay links; others lose their URL. */
export function allowedLink(address: string): string {
  const visible = address.replace(INVISIBLE, "");
  const colon = visible.indexOf(":");
  const scheme = colon < 0 ? "" : visible.slice(0, colon);
  const isRelative = colon < 0 || /[/?#]/.test(scheme);
  return isRelative || LINK_SCHEMES.test(scheme) ? visible : "";
}

/** The non-empty lines of a text, with their offsets. */
export function splitParagraphs(text: string): { start: number; text: string }[] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter((line) => line[0].trim() !== "")
    .map((line) => ({ start: line.index, text: line[0] }));
}
