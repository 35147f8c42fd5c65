import { plainText } from "../plain-text.ts";
import { isPlainHeading, readHeading, type Section } from "./sections.ts";

/** One sentence or item of an advert, in indices of the readable text. */
export interface AdvertLine {
  start: number;
  end: number;
  section: Section | null;
  /** It stands after a bullet or a dash. */
  bullet: boolean;
  /** Headings carry no skill. */
  heading: boolean;
}

const BULLETS = /[\s\p{Pd}•*·▪◦●○➤►▶✓✔→=>»|#_~:]/u;
const HEADING_MAX = 60;
const INLINE_HEADING_MAX = 45;
const ABBREVIATIONS = new Set(
  "ex exp min max env sem etc tél tel réf ref art niv bd av mme mr m dr nb no n p j h s st ste cf inf sup approx".split(
    " ",
  ),
);

/** Cuts a readable advert into sentences and items, each with the section that it stands in. Linear. */
export function cutAdvert(text: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: Section | null = null;
  let start = 0;
  for (const raw of unwrap(text).split("\n")) {
    const [from, to] = trimRange(raw, BULLETS);
    const content = raw.slice(from, to);
    const at = start + from;
    start += raw.length + 1;
    if (content === "") continue;
    const bullet = /\S/.test(raw.slice(0, from));
    const heading = headingOf(content, raw.trimEnd().endsWith(":"), bullet);
    if (heading) {
      section = heading.section;
      lines.push({ start: at, end: at + heading.length, section, bullet: false, heading: true });
    }
    for (const [first, end] of sentencesOf(content, heading?.length ?? 0))
      lines.push({ start: at + first, end: at + end, section, bullet, heading: false });
  }
  return lines;
}

/** From this length on, a line that ends inside a sentence was broken by a window or a mail. */
const WRAPPED_FROM = 60;

/**
 * The same text, of the same length, with a space where a line was broken inside a sentence: it is long, ends on a word
 * or a comma, and the next one goes on in small letters. Linear.
 */
function unwrap(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      const isBroken =
        next !== undefined &&
        line.length >= WRAPPED_FROM &&
        /[\p{L}\d,]$/u.test(line) &&
        /^\p{Ll}/u.test(next);
      return line + (next === undefined ? "" : isBroken ? " " : "\n");
    })
    .join("");
}

/** A line that names what follows: short, and announced by a colon or by its words; or such words before a colon. */
function headingOf(
  content: string,
  colon: boolean,
  bullet: boolean,
): { section: Section | null; length: number } | null {
  if (content.length <= HEADING_MAX && !/[.,;]/.test(content)) {
    const plain = plainText(content);
    const section = readHeading(plain);
    const known = section && !bullet && isPlainHeading(plain);
    if (colon || known) return { section, length: content.length };
  }
  const at = content.indexOf(":");
  if (at < 2 || at > INLINE_HEADING_MAX || !/\s/.test(content[at + 1] ?? "")) return null;
  const plain = plainText(content.slice(0, at));
  // « Vous conduisez le changement : formation, communication » tells a duty.
  if (TOLD.test(plain)) return null;
  const section = plain.split(" ").length <= 4 ? readHeading(plain) : null;
  return section && { section, length: at };
}

const TOLD =
  /^(?:vous|tu) (?!etes|es|avez|as|serez|seras|aurez|auras|ferez|feras|savez|sais)[a-z]+(?:ez|es) (?:l|le|la|les|un|une|des|nos|vos|a|au|aux|en) /;

/** A sentence ends at its mark before a space and a capital, a figure or a quote, and at each semicolon. */
function* sentencesOf(content: string, from: number): Generator<[number, number]> {
  let first = from;
  const cut = function* (end: number): Generator<[number, number]> {
    const [left, right] = trimRange(content.slice(first, end), BULLETS);
    if (left < right) yield [first + left, first + right];
    first = end;
  };
  for (const { 0: mark, index } of content.matchAll(/[.!?…](?=\s)|[;•▪●]/g)) {
    const next = /\S/.exec(content.slice(index + 1, index + 6))?.[0] ?? "";
    if (mark === ".") {
      const word = content
        .slice(Math.max(first, index - 8), index)
        .split(/[\s(’']/)
        .at(-1)!;
      if (ABBREVIATIONS.has(word.toLowerCase())) continue;
    }
    if (".!?…".includes(mark) && !/[\p{Lu}\d«"(+–—-]/u.test(next)) continue;
    yield* cut(index + 1);
  }
  yield* cut(content.length);
}

/** Without the spaces and the marks around it. Linear. */
export function trimMarks(text: string): string {
  return text.slice(...trimRange(text, /[\s,;.:]/));
}

/** The range of `text` between its first and last characters that `dropped` does not match. */
export function trimRange(text: string, dropped: RegExp): [number, number] {
  let start = 0;
  let end = text.length;
  while (start < end && dropped.test(text[start]!)) start += 1;
  while (end > start && dropped.test(text[end - 1]!)) end -= 1;
  return [start, end];
}
