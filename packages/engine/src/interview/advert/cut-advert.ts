import { plainText } from "../plain-text.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { isPlainHeading, readHeading, type Section } from "./sections.ts";

/** One sentence or item of an advert; indices into the readable text. */
export interface AdvertLine {
  start: number;
  end: number;
  section: Section | null;
  /** Preceded by a bullet or a dash. */
  bullet: boolean;
  /** A heading; it holds no skill. */
  heading: boolean;
  /** A piece of a small notice, after its first. */
  isOfNotice?: boolean;
}

const BULLETS = /[\s\p{Pd}•*·▪◦●○➤►▶✓✔→=>»|#_~:]/u;
const HEADING_MAX = 60;
const INLINE_HEADING_MAX = 45;
const ABBREVIATIONS = new Set(
  "ex cat exp min max env sem etc tél tel réf ref art niv bd av mme mr m dr nb no n p j h s st ste cf inf sup approx".split(
    " ",
  ),
);

/** Cuts a readable advert into sentences and items, each with its section. Linear. */
export function cutAdvert(text: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: Section | null = null;
  let start = 0;
  const unwrapped = partParagraphs(unwrap(text));
  const cut = cutNotice(unwrapped);
  const isNotice = cut !== unwrapped;
  for (const raw of cut.split("\n")) {
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
      lines.push({
        start: at + first,
        end: at + end,
        section,
        bullet,
        heading: false,
        ...(isNotice && lines.length > 0 && { isOfNotice: true }),
      });
  }
  return lines;
}

/** A notice has at least this many pieces between commas, of this many words each on average at most. */
const NOTICE = { pieces: 4, words: 5.5 };

/**
 * A small notice told in one breath, « cherche boulanger, pétrissage, cap exigé, ponctuel »: its commas part items, as
 * the bullets of a list would. The length of the text stays the same. Linear.
 */
function cutNotice(text: string): string {
  const told = text.trim();
  if (told.includes("\n") || /[.!?…;](?=\s)/.test(told)) return text;
  return isListed(told, NOTICE.pieces) ? text.replaceAll(COMMA, "\n•") : text;
}

/** Whether commas part at least so many short pieces. */
function isListed(told: string, atLeast: number): boolean {
  const { length } = told.split(COMMA);
  return length >= atLeast && told.split(" ").length <= NOTICE.words * length;
}

/** Below a heading, three pieces between commas are a list. */
const LISTED = 3;

/**
 * An advert pasted without its line breaks, « Nous recrutons un comptable. Missions : TVA, bilans, relances. Profil : … »:
 * each heading inside a paragraph gets its own line, and its list one line an item. The length of the text stays the
 * same. Linear.
 */
function partParagraphs(text: string): string {
  let parted = "";
  let from = 0;
  for (const { index } of text.matchAll(/[.!?] (?=\p{Lu})/gu)) {
    const start = index + 1;
    if (start < from) continue;
    const length = text.slice(start + 1, start + 1 + INLINE_HEADING_MAX).indexOf(":");
    const colon = start + 1 + length;
    const name = text.slice(start + 1, colon);
    if (length < 0 || /[.!?\n]/.test(name) || text[colon + 1] !== " ") continue;
    const plain = plainText(name);
    if (!isPlainHeading(plain) || readHeading(plain) === null) continue;
    const end = endOfSentence(text, colon + 2);
    const list = text.slice(colon + 2, end);
    parted += `${text.slice(from, start)}\n${text.slice(start + 1, colon + 1)}\n${isListed(list, LISTED) ? list.replaceAll(COMMA, "\n•") : list}`;
    from = end;
  }
  return parted + text.slice(from);
}

/** Where the sentence ends that goes on at a place. */
function endOfSentence(text: string, from: number): number {
  const end = text.slice(from).search(/[.!?…](?:\s|$)|\n/);
  return end < 0 ? text.length : from + end;
}
/** Outside brackets, which are seldom longer. */
const COMMA = /, (?![^()]{0,80}\))/g;

/** From this length on, a line that ends inside a sentence was wrapped by a window or a mail program. */
const WRAPPED_FROM = 60;

/**
 * Joins wrapped lines without changing the length of the text: a long line that ends on a word or a comma, before one
 * that begins in lower case, continues with a space. Linear.
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

/** A heading: a short line with a colon or with known heading words; or such words before a colon in a line. */
function headingOf(
  content: string,
  colon: boolean,
  bullet: boolean,
): { section: Section | null; length: number } | null {
  if (content.length <= HEADING_MAX && !/[.,;]/.test(content)) {
    const plain = plainText(content);
    const section = readHeading(plain);
    // « Type de contrat : CDI » holds its answer.
    const mayBe = (!bullet || OPENS_HEADING.test(plain)) && !OPENS_WITH_VERB.test(plain);
    const known = section && mayBe && !/:\s*\S/.test(content) && isPlainHeading(plain);
    if (colon || known) return { section, length: content.length };
  }
  const at = content.indexOf(":");
  if (at < 2 || at > INLINE_HEADING_MAX || !/\s/.test(content[at + 1] ?? "")) return null;
  const plain = plainText(content.slice(0, at));
  // « Vous conduisez le changement : formation, communication » is a duty, not a heading.
  if (TOLD.test(plain)) return null;
  const section = plain.split(" ").length <= 4 ? readHeading(plain) : null;
  return section && { section, length: at };
}

/** « 🎁 Ce qu’on offre »: a heading behind a drawn bullet. */
const OPENS_HEADING =
  /^(?:ce qu|ce que|tes|vos|ton|votre|ta|notre|nos|le|profil|missions?|avantages|pourquoi) /;
/** « Travailler en équipe » is a demand, made of words of headings. */
const OPENS_WITH_VERB = /^(?!savoir|faire|metier)[a-z]{3,}(?:er|ir|oir|dre|tre) /;

const TOLD = regexInLines("")`
  ^(?:vous|tu) (?!etes|es|avez|as|serez|seras|aurez|auras|ferez|feras|savez|sais)[a-z]+(?:ez|es) (?:
    l|le|la|les|un|une|des|nos|vos|a|au|aux|en
  ) `;

/** A sentence ends at a mark followed by a space and a capital, a digit or a quote, and at each semicolon. */
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

/** The text without surrounding spaces and punctuation. Linear. */
export function trimMarks(text: string): string {
  return text.slice(...trimRange(text, /[\s,;.:]/));
}

/** The range of `text` between the first and the last characters that do not match `dropped`. */
export function trimRange(text: string, dropped: RegExp): [number, number] {
  let start = 0;
  let end = text.length;
  while (start < end && dropped.test(text[start]!)) start += 1;
  while (end > start && dropped.test(text[end - 1]!)) end -= 1;
  return [start, end];
}
