import type { Edit, Place } from "../report.ts";
import { composePieces, composeText } from "./compose.ts";

/** The range of edits in the content (`start`, `end`) and in the text after the first edits (`from`, `to`). */
interface Placed {
  edits: Edit[];
  start: number;
  end: number;
  from: number;
  to: number;
}

/** A range of the text after the first edits: kept from the offset `at` of the content, or written by `edit`. */
interface Stretch {
  from: number;
  to: number;
  at: number;
  edit: Edit | null;
}

/**
 * Merges two successive lists of edits into one on the original content: overlapping edits become one, the others stay.
 * Null if the merged edits would give another text.
 *
 * @param next edits of `composeText(content, edits)`
 */
export function joinEdits(content: string, edits: readonly Edit[], next: readonly Edit[]): Edit[] | null {
  const between = composeText(content, edits);
  const { stretches, placed } = layOut(content, edits, between);
  const later = new Set(next);
  // Moves contain the edits of their words, and are never merged.
  const moves = [
    ...edits.filter(isMove),
    ...next.filter(isMove).map((edit): Edit => {
      const { start, end } = place(edit, stretches);
      const to = place({ ...edit, start: edit.to!, end: edit.to! }, stretches).start;
      return { ...edit, id: `${edit.kind}-${start}`, start, end, to };
    }),
  ];
  const changes = next.filter((edit) => !isMove(edit));
  const all = [...placed, ...changes.map((edit) => place(edit, stretches))].toSorted(
    (one, other) => one.start - other.start || one.from - other.from || one.end - other.end,
  );
  const joined: Placed[] = [];
  for (const each of all) {
    const last = joined.at(-1);
    if (last && meet(last, each)) {
      last.edits.push(...each.edits);
      last.end = Math.max(last.end, each.end);
      last.from = Math.min(last.from, each.from);
      last.to = Math.max(last.to, each.to);
    } else joined.push({ ...each, edits: [...each.edits] });
  }
  const told = joined.flatMap((span): Edit[] => {
    const own = span.edits.filter((edit) => later.has(edit));
    if (own.length === 0) return span.edits;
    let at = span.from;
    let replacement = "";
    for (const { start, end, replacement: words } of own.toSorted((one, other) => one.start - other.start)) {
      replacement += between.slice(at, start) + words;
      at = Math.max(at, end);
    }
    replacement += between.slice(at, span.to);
    const { kind, reason } = largestOf([...own, ...span.edits]);
    return [{ id: `${kind}-${span.start}`, kind, reason, start: span.start, end: span.end, replacement }];
  });
  const both = [...told, ...moves];
  return composeText(content, both) === composeText(between, next) ? both : null;
}

/** The largest edit gives the kind and reason of a merged one; a stop or a capital never does if words change too. */
function largestOf(edits: readonly Edit[]): Edit {
  const sizeOf = ({ kind, start, end, replacement }: Edit) =>
    kind === "stop" ? -1 : Math.max(end - start, replacement.length);
  return edits.reduce((most, edit) => (sizeOf(edit) > sizeOf(most) ? edit : most));
}

const isMove = ({ to }: Edit) => to !== undefined;

const meet = (one: Placed, other: Placed) =>
  (one.start < other.end && other.start < one.end) ||
  (one.from < other.to && other.from < one.to) ||
  (one.start === other.start && (one.start === one.end || other.start === other.end));

/** The ranges of the text after the edits, and the place of each edit in it. */
function layOut(
  content: string,
  edits: readonly Edit[],
  between: string,
): { stretches: Stretch[]; placed: Placed[] } {
  const stretches: Stretch[] = [];
  const places = new Map(edits.map((edit) => [edit, { from: -1, to: -1 }]));
  let at = 0;
  for (const { kind, text, at: origin, edit } of composePieces(content, edits)) {
    const from = at;
    // Skip the white space that `composeText` removed at ends of lines.
    if (kind !== "removed") at = passOver(text, between, at);
    const place = edit && places.get(edit);
    if (place && place.from < 0) place.from = from;
    if (place) place.to = at;
    if (at > from) stretches.push({ from, to: at, at: origin, edit: kind === "added" ? edit : null });
  }
  const placed = edits.map((edit) => ({
    edits: [edit],
    start: edit.start,
    end: edit.end,
    ...places.get(edit)!,
  }));
  return { stretches, placed };
}

function passOver(text: string, between: string, start: number): number {
  let at = start;
  for (const sign of text) if (between.startsWith(sign, at)) at += sign.length;
  return at;
}

/** Maps places of the text after the edits to the content. */
export function placesBefore(content: string, edits: readonly Edit[]): (later: Place) => Place {
  const { stretches } = layOut(content, edits, composeText(content, edits));
  return ({ start, end }) => {
    const first = stretches.find(({ to }) => start < to) ?? stretches.at(-1);
    const last = stretches.findLast(({ from }) => from < Math.max(end, start + 1));
    if (!first || !last) return { start: 0, end: 0 };
    const from = first.edit ? first.edit.start : first.at + start - first.from;
    const to = last.edit ? last.edit.end : last.at + end - last.from;
    return { start: from, end: Math.max(from, to) };
  };
}

/** Maps places of the content to the text after the edits. */
export function placesAfter(content: string, edits: readonly Edit[]): (earlier: Place) => Place {
  const { stretches, placed } = layOut(content, edits, composeText(content, edits));
  const kept = stretches.filter(({ edit }) => edit === null);
  const after = (at: number, side: "from" | "to"): number => {
    const stretch = kept.find((one) => one.at <= at && at <= one.at + one.to - one.from);
    if (stretch) return stretch.from + at - stretch.at;
    const edit = placed.find(({ start, end }) => start <= at && at <= end);
    return edit ? edit[side] : 0;
  };
  return ({ start, end }) => ({ start: after(start, "from"), end: after(end, "to") });
}

/** Maps an edit of the text after the first edits to the content. */
function place(edit: Edit, stretches: readonly Stretch[]): Placed {
  const { start: from, end: to } = edit;
  const isEmpty = from === to;
  const first =
    stretches.find((stretch) => (isEmpty ? from <= stretch.to && from > stretch.from : from < stretch.to)) ??
    stretches[0]!;
  const last = isEmpty ? first : stretches.findLast((stretch) => stretch.from < to)!;
  const start = first.edit ? first.edit.start : first.at + Math.max(0, from - first.from);
  const end = last.edit ? last.edit.end : last.at + Math.max(0, to - last.from);
  return { edits: [edit], start, end: isEmpty && !first.edit ? start : Math.max(start, end), from, to };
}
