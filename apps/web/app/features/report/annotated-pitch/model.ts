/** A range of the text that a remark is about; offsets are UTF-16, end excluded. */
export interface TextRange {
  start: number;
  end: number;
}

/** A run of text covered by the same set of ranges throughout. */
export interface TextSegment extends TextRange {
  text: string;
  /** Indices of the ranges that cover this run, the shortest (most precise) first. */
  ranges: number[];
  /** The range that receives keyboard focus on this run, or null: each range has at most one such run. */
  home: number | null;
}

const isLowSurrogate = (text: string, at: number) => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff && at > 0;
};

/** Clamps a range to the text and off the middle of a surrogate pair; null if nothing is left. */
function clampRange(text: string, range: TextRange): TextRange | null {
  if (!Number.isInteger(range.start) || !Number.isInteger(range.end)) return null;
  let start = Math.max(0, range.start);
  let end = Math.min(text.length, range.end);
  if (isLowSurrogate(text, start)) start -= 1;
  if (isLowSurrogate(text, end)) end += 1;
  return start < end ? { start, end } : null;
}

/**
 * Cuts a text at every boundary of the ranges, to show overlapping and nested ranges without nested elements. Joining
 * the segments gives the text exactly.
 */
export function segmentText(text: string, ranges: readonly TextRange[]): TextSegment[] {
  const clamped = ranges.map((range) => clampRange(text, range));
  const boundaries = new Set([0, text.length]);
  const opens = new Map<number, number[]>();
  const closes = new Map<number, number[]>();
  clamped.forEach((range, index) => {
    if (!range) return;
    boundaries.add(range.start).add(range.end);
    opens.set(range.start, [...(opens.get(range.start) ?? []), index]);
    closes.set(range.end, [...(closes.get(range.end) ?? []), index]);
  });
  const lengthOf = (index: number) => {
    const range = clamped[index];
    return range ? range.end - range.start : 0;
  };
  const cuts = [...boundaries].sort((a, b) => a - b);
  const active = new Set<number>();
  const segments: TextSegment[] = [];
  cuts.slice(0, -1).forEach((start, position) => {
    for (const index of closes.get(start) ?? []) active.delete(index);
    for (const index of opens.get(start) ?? []) active.add(index);
    const end = cuts[position + 1] ?? text.length;
    const covering = [...active].sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
    segments.push({ start, end, text: text.slice(start, end), ranges: covering, home: null });
  });
  giveHomes(segments);
  return segments;
}

/** A range takes focus on the first run where it is the shortest; one entirely covered by shorter ranges takes none. */
function giveHomes(segments: TextSegment[]): void {
  const housed = new Set<number>();
  for (const segment of segments) {
    const [precise] = segment.ranges;
    if (precise === undefined || housed.has(precise)) continue;
    segment.home = precise;
    housed.add(precise);
  }
}

const STRAIGHT: Record<string, string> = {
  "’": "'",
  "\u00a0": " ",
  "\u202f": " ",
  "\n": " ",
  "\t": " ",
  // Explanations quote with “ ” what the text has between « ».
  "«": '"',
  "»": '"',
  "“": '"',
  "”": '"',
};
const fold = (text: string) =>
  text.replace(/[’\u00a0\u202f\n\t«»“”]/g, (character) => STRAIGHT[character] ?? " ");

/**
 * Finds a quote of an explanation in the text, ignoring variants of apostrophes and spaces; a quote cut with « … » is
 * found by its beginning. Folding maps one character to one, so offsets remain valid.
 */
export function locateQuote(text: string, quote: string): TextRange | null {
  const whole = fold(quote).replace(/^[\s…]+|(?<![\s…])[\s…]+$/g, "");
  const cut = whole.search(/ ?\[?…/u);
  const wanted = cut < 0 ? whole : whole.slice(0, cut);
  if (wanted === "") return null;
  const folded = fold(text);
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(folded[at] ?? "");
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    // Whole words only: « on » does not match in « bon ».
    const cutsBefore = isLetter(start) && isLetter(start - 1);
    const cutsAfter = isLetter(end - 1) && isLetter(end);
    if (!cutsBefore && !cutsAfter) return { start, end };
  }
  return null;
}

/** A part of an explanation: plain text, or a quote of the pitch between guillemets. */
interface ExplanationPart {
  /** Offset in the explanation. */
  at: number;
  text: string;
  isQuote: boolean;
}

/** Splits an explanation at its « … » quotes; the quoted text excludes the guillemets. */
export function splitQuotes(explanation: string): ExplanationPart[] {
  return [...explanation.matchAll(/«(?<quote>[^«»]*)»|[^«]+|«/gu)].map((match) => {
    const quote = match.groups?.quote;
    return quote === undefined
      ? { at: match.index, text: match[0], isQuote: false }
      : { at: match.index, text: quote.trim(), isQuote: true };
  });
}

/** How a mark is drawn, by shape as well as by colour. */
export type MarkKind = "strength" | "weakness" | "filler" | "quote";

/** The engine's rule for verbal tics, which have their own colour everywhere. */
const FILLER_RULE = "filler";

export function markKind(finding: { rule: string; kind: "strength" | "weakness" }): MarkKind {
  return finding.rule === FILLER_RULE ? "filler" : finding.kind;
}

/** Indices of the ranges in reading order. */
export function readingOrder(ranges: readonly TextRange[]): number[] {
  return ranges
    .map((_, index) => index)
    .sort((a, b) => {
      const [first, second] = [ranges[a], ranges[b]];
      return first && second ? first.start - second.start || second.end - first.end : 0;
    });
}

const LONG_TEXT_CHARACTERS = 620;
const LONG_TEXT_LINES = 8;

/** Whether a text is folded at first. */
export function isLongText(text: string): boolean {
  return text.length > LONG_TEXT_CHARACTERS || text.split("\n").length > LONG_TEXT_LINES;
}
