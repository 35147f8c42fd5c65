import { countWords } from "../pitch.ts";
import type { Edit, EditKind, VoiceMark } from "../report.ts";
import { estimateDuration } from "./duration.ts";
import type { Insertion } from "./marks/marks.ts";
import { writeMarks } from "./marks/write-marks.ts";

/** A piece of the rewriting, in reading order. */
export interface Piece {
  /** Words of the content kept or removed, or words added. */
  kind: "kept" | "removed" | "added";
  text: string;
  /** Its offset in the content; for an added piece, in the replacement of its edit (-1 for a space around a move). */
  at: number;
  /** Its edit, accepted or refused; null if no edit touches it. */
  edit: Edit | null;
  /** Whether it was moved from elsewhere in the content. */
  isMoved: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Splits the content with its edits, except the refused ones, into pieces: kept and removed pieces make the content
 * (moves aside), kept and added pieces make the rewriting. Pure, in linear time.
 */
export function composePieces(
  content: string,
  edits: readonly Edit[],
  refused: ReadonlySet<string> = NONE,
): Piece[] {
  const isAccepted = ({ id }: Edit) => !refused.has(id);
  const sorted = withoutEdges(content, inOrder(edits), isAccepted);
  const moves = sorted.filter((edit) => edit.to !== undefined && isAccepted(edit));
  const arriving = new Map<number, Edit[]>();
  for (const move of moves) arriving.set(move.to!, [...(arriving.get(move.to!) ?? []), move]);
  const places = [...arriving.keys()].sort((one, other) => one - other);
  const pieces: Piece[] = [];
  let next = 0;

  /** Adds the kept words between two offsets, and the passages that move to a place between them. */
  const keep = (from: number, to: number, edit: Edit | null, isMoved: boolean) => {
    let at = from;
    const put = (end: number) => {
      if (end > at) pieces.push({ kind: "kept", text: content.slice(at, end), at, edit, isMoved });
      at = end;
    };
    const last = isMoved ? -1 : to;
    // A move is inserted once, and never inside another moved passage.
    for (let place = places[next]; place !== undefined && place <= last; place = places[next]) {
      if (place < from) {
        next += 1;
        continue;
      }
      // At the end of a range, leave the move for the next one, unless the range is empty or the content ends.
      if (place === to && to < content.length && from === to && to > 0) break;
      put(place);
      next += 1;
      for (const move of arriving.get(place)!) bring(move, place);
    }
    put(to);
  };
  const bring = (move: Edit, place: number) => {
    const follows = place >= content.length || /\s/.test(content.charAt(place));
    const glue = (text: string) => pieces.push({ kind: "added", text, at: -1, edit: move, isMoved: true });
    if (follows) glue(" ");
    const from = pieces.length;
    walk(move.start, trimmedEnd(content, move), inside(sorted, move), true, move);
    // A space separates the moved sentence from the words around it.
    if (pieces.length > from && !follows) glue(" ");
  };
  const walk = (from: number, to: number, within: readonly Edit[], isMoved: boolean, owner: Edit | null) => {
    let at = from;
    for (const edit of within) {
      // Already handled by an edit that contains it.
      if (edit.start < at || edit.end > to) continue;
      if (!isAccepted(edit)) {
        // If other edits are inside a refused one, they are handled on their own; else its text is one kept piece.
        if (!within.some((other) => other !== edit && other.start >= edit.start && other.end <= edit.end)) {
          keep(at, edit.start, owner, isMoved);
          // A refused insertion leaves an empty piece, where the user can accept it again.
          const text = content.slice(edit.start, edit.end);
          pieces.push({ kind: "kept", text, at: edit.start, edit, isMoved });
          at = edit.end;
        }
        continue;
      }
      keep(at, edit.start, owner, isMoved);
      if (edit.end > edit.start)
        pieces.push({
          kind: "removed",
          text: content.slice(edit.start, edit.end),
          at: edit.start,
          edit,
          isMoved: edit.to !== undefined,
        });
      if (edit.to === undefined && edit.replacement !== "")
        pieces.push({ kind: "added", text: edit.replacement, at: 0, edit, isMoved });
      at = edit.end;
    }
    keep(at, to, owner, isMoved);
  };
  walk(0, content.length, sorted, false, null);
  return pieces;
}

/** Sorts edits by start; at the same offset, insertions first, then the longest. */
const inOrder = (edits: readonly Edit[]) =>
  edits.toSorted(
    (one, other) =>
      one.start - other.start ||
      Number(one.end > one.start) - Number(other.end > other.start) ||
      other.end - one.end,
  );

/** Drops the insertions (stop, words) at both ends of a sentence that is cut for length. */
function withoutEdges(
  content: string,
  edits: readonly Edit[],
  isAccepted: (edit: Edit) => boolean,
): readonly Edit[] {
  const edges = new Set<number>();
  for (const edit of edits)
    if (edit.kind === "length" && isAccepted(edit)) {
      edges.add(edit.start);
      // An insertion after white space belongs to the next sentence: keep it.
      if (!/[^\S\r\n]/.test(content.charAt(edit.end - 1))) edges.add(edit.end);
    }
  if (edges.size === 0) return edits;
  return edits.filter(
    ({ kind, start, end, to }) => start < end || kind === "gap" || to !== undefined || !edges.has(start),
  );
}

/** The edits inside another one; a gap right after a moved passage does not move with it. */
const inside = (edits: readonly Edit[], outer: Edit) =>
  edits.filter(
    (edit) =>
      edit !== outer &&
      edit.start >= outer.start &&
      edit.end <= outer.end &&
      !(edit.kind === "gap" && edit.start === outer.end),
  );

function trimmedEnd(content: string, { start, end }: Edit): number {
  let at = end;
  while (at > start && /\s/.test(content.charAt(at - 1))) at -= 1;
  return at;
}

const read = (pieces: readonly Piece[]) =>
  pieces
    .filter(({ kind }) => kind !== "removed")
    .map(({ text }) => text)
    .join("");

/** The text of the rewriting, with all its edits except the refused ones. */
export function composeText(
  content: string,
  edits: readonly Edit[],
  refused: ReadonlySet<string> = NONE,
): string {
  return tidy(read(composePieces(content, edits, refused)), content, edits, refused);
}

/** The rewriting of a range of the content, without gaps and moves. */
export function composePart(
  content: string,
  { start, end }: { start: number; end: number },
  edits: readonly Edit[],
): string {
  const own = edits
    .filter((edit) => edit.to === undefined && edit.kind !== "gap" && edit.start >= start && edit.end <= end)
    .map((edit) => Object.assign({}, edit, { start: edit.start - start, end: edit.end - start }));
  return composeText(content.slice(start, end), own);
}

/** Removes the white space left by edits; a content without an accepted edit is returned as it is. */
function tidy(text: string, content: string, edits: readonly Edit[], refused: ReadonlySet<string>): string {
  if (edits.every(({ id }) => refused.has(id))) return content;
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same text with its intonation marks; `stripIntonation` gives the text back. */
export function composeOral(
  content: string,
  edits: readonly Edit[],
  marks: readonly VoiceMark[],
  refused: ReadonlySet<string> = NONE,
): string {
  const pieces = composePieces(content, edits, refused).filter(({ kind }) => kind !== "removed");
  const text = read(pieces);
  const clean = tidy(text, content, edits, refused);
  const shift = shifts(text, clean);
  const byEdit = new Map<string | undefined, VoiceMark[]>();
  for (const mark of marks.toSorted((one, other) => one.at - other.at)) {
    const own = byEdit.get(mark.edit);
    if (own) own.push(mark);
    else byEdit.set(mark.edit, [mark]);
  }
  const placed: Insertion[] = [];
  let from = 0;
  for (const { kind, text: words, at, edit } of pieces) {
    const own = byEdit.get(kind === "kept" ? undefined : (edit?.id ?? "")) ?? [];
    const end = at + words.length;
    for (let index = at < 0 ? own.length : firstFrom(own, at); index < own.length; index += 1) {
      const { at: place, text: sign, rank } = own[index]!;
      if (place > end) break;
      // A closing mark (rank 0 or 1) goes after its words, an opening one before.
      const isIn = rank >= 2 ? place < end : place > at;
      if (isIn) placed.push({ at: shift(from + place - at), text: sign, rank });
    }
    from += words.length;
  }
  return writeMarks(clean, placed);
}

function firstFrom(marks: readonly VoiceMark[], at: number): number {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle]!.at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Maps offsets of a text to offsets of the same text with less white space. */
function shifts(text: string, clean: string): (at: number) => number {
  if (text === clean) return (at) => at;
  const to = new Int32Array(text.length + 1);
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    to[at] = done;
    if (done < clean.length && text[at] === clean[done]) done += 1;
  }
  to[text.length] = clean.length;
  return (at) => to[at]!;
}

/** Counts of what a rewriting changes. */
export interface ChangeCount {
  words: number;
  /** Time to say it, whole seconds. */
  seconds: number;
  /** Words fewer than the content has; gaps are not counted. */
  removedWords: number;
  kinds: Partial<Record<EditKind, number>>;
  /** What the edits of punctuation write. */
  signs: Partial<Record<Sign, number>>;
}

/** An end of a sentence, a comma, a capital, or any other sign. */
type Sign = "end" | "comma" | "capital" | "other";

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function signOf(removed: string, { replacement }: Edit): Sign {
  const comes = (pattern: RegExp) => countOf(replacement, pattern) > countOf(removed, pattern);
  if (comes(/[.!?…]/g)) return "end";
  if (comes(/,/g)) return "comma";
  return comes(/\p{Lu}/gu) ? "capital" : "other";
}

/** Gaps to complete, whose words do not count as words of the pitch. */
const GAPS = /\[À compléter[^[\]\n]*\]/g;

/** A text without its gaps to complete. */
export const withoutGaps = (text: string): string => text.replace(GAPS, "");

/** Counts the words of the rewriting and its edits by kind. */
export function countChanges(
  content: string,
  edits: readonly Edit[],
  refused: ReadonlySet<string> = NONE,
): ChangeCount {
  const words = countWords(withoutGaps(composeText(content, edits, refused)));
  const kinds: Partial<Record<EditKind, number>> = {};
  const signs: ChangeCount["signs"] = {};
  const used = new Set<Edit>();
  for (const { kind, edit } of composePieces(content, edits, refused)) {
    if (kind === "kept" || edit === null || used.has(edit)) continue;
    used.add(edit);
    kinds[edit.kind] = (kinds[edit.kind] ?? 0) + 1;
    if (edit.kind !== "stop") continue;
    const sign = signOf(content.slice(edit.start, edit.end), edit);
    signs[sign] = (signs[sign] ?? 0) + 1;
  }
  return {
    words,
    seconds: estimateDuration(words),
    removedWords: Math.max(0, countWords(content) - words),
    kinds,
    signs,
  };
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What changed, in a line: « 6 mots retirés, 2 phrases coupées en deux, la demande en dernier ». Empty for nothing. */
export function tellChanges({ removedWords, kinds, signs }: ChangeCount): string {
  const dropped = (["aside", "repeated", "empty", "opening", "instruction", "length"] as const).reduce(
    (sum, kind) => sum + (kinds[kind] ?? 0),
    0,
  );
  const told: [number, (count: number) => string][] = [
    [removedWords, (count) => plural(count, "mot retiré", "mots retirés")],
    [dropped, (count) => plural(count, "phrase en moins", "phrases en moins")],
    [kinds.split ?? 0, (count) => plural(count, "phrase coupée en deux", "phrases coupées en deux")],
    [signs.end ?? 0, (count) => plural(count, "fin de phrase marquée", "fins de phrase marquées")],
    [signs.comma ?? 0, (count) => plural(count, "virgule posée", "virgules posées")],
    [signs.capital ?? 0, (count) => plural(count, "majuscule mise", "majuscules mises")],
    [signs.other ?? 0, (count) => plural(count, "signe revu", "signes revus")],
    [
      kinds.negation ?? 0,
      (count) => (count === 1 ? "un «\u00a0ne\u00a0» rendu" : `${count} «\u00a0ne\u00a0» rendus`),
    ],
    [kinds.spelling ?? 0, (count) => plural(count, "faute corrigée", "fautes corrigées")],
    [kinds.plain ?? 0, (count) => plural(count, "tournure plus directe", "tournures plus directes")],
    [kinds.proofUp ?? 0, () => "la preuve remontée"],
    [kinds.requestLast ?? 0, () => "la demande en dernier"],
    [kinds.cut ?? 0, (count) => plural(count, "passage en moins", "passages en moins")],
    [kinds.reworded ?? 0, (count) => plural(count, "passage dit autrement", "passages dits autrement")],
    [kinds.gap ?? 0, (count) => plural(count, "passage à compléter", "passages à compléter")],
  ];
  return told.flatMap(([count, tell]) => (count > 0 ? [tell(count)] : [])).join(", ");
}
