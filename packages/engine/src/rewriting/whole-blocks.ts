import type { Sentence, TextUnits } from "../language/units.ts";
import type { Edit } from "../report.ts";
import { composePart } from "./compose.ts";

/** Consecutive sentences that can be cut without any change to the text around them. */
export interface Block {
  /** Offset in the content. */
  start: number;
  end: number;
  sentences: Sentence[];
  /** Its text in the rewriting. */
  text: string;
  /** Whether it must stay, because it moves or a move arrives there. */
  isFixed: boolean;
}

/** « …des symptômes. »: in French, a space comes before the closing quotation mark. */
const ENDS = /[.!?…][\s"”»)\]]*$/u;
const OPENS = /^[\s"“«(*—–-]*[\p{Lu}\p{N}]/u;

/** The sentences left by a rewriting, joined if one has no clear end or the next no clear start. */
export function wholeBlocks(units: TextUnits, edits: readonly Edit[]): Block[] {
  const { source } = units;
  const changes = edits
    .filter(({ to }) => to === undefined)
    .toSorted((one, other) => one.start - other.start);
  const moves = edits.filter(({ to }) => to !== undefined);
  const blocks: Block[] = [];
  let next = 0;
  for (const sentence of units.sentences) {
    while (next < changes.length && changes[next]!.end <= sentence.start) next += 1;
    let { start, end } = sentence;
    let isGone = false;
    for (let at = next; at < changes.length && changes[at]!.start < sentence.end; at += 1) {
      const { start: from, end: to } = changes[at]!;
      if (from <= sentence.start && to >= sentence.end) isGone = true;
      // An edit across a sentence boundary joins the two sentences.
      else if (to > sentence.start && to > from) {
        start = Math.min(start, from);
        end = Math.max(end, to);
      }
    }
    if (isGone) continue;
    const text = composePart(source, { start, end }, changes);
    const last = blocks.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.sentences.push(sentence);
      last.text = composePart(source, last, changes);
    } else if (last && (sentence.words === 0 || !isParted(source, last, { start, text }))) {
      last.end = end;
      last.sentences.push(sentence);
      last.text = `${last.text} ${text}`;
    } else blocks.push({ start, end, sentences: [sentence], text, isFixed: false });
  }
  for (const block of blocks)
    block.isFixed =
      moves.some(({ start, end, to }) => {
        const isMoved = start < block.end && end > block.start;
        return isMoved || (to! > 0 && to! >= block.start && to! <= reach(source, block.end));
      }) ||
      (block.start > 0 && !/\s/.test(source.charAt(block.start - 1)));
  return blocks;
}

/** The offset after the white space at `end`. */
function reach(source: string, end: number): number {
  let at = end;
  while (at < source.length && /\s/.test(source.charAt(at))) at += 1;
  return at;
}

function isParted(source: string, before: Block, after: Pick<Block, "start" | "text">): boolean {
  const isLine = source.slice(before.end, after.start).includes("\n");
  if (!OPENS.test(after.text) || (!isLine && !ENDS.test(before.text))) return false;
  // « euh… répare des machines »: a pause inside a sentence.
  return !/(?:…|\.\.\.)\s*$/u.test(before.text) || !/^\p{Ll}/u.test(source.slice(after.start));
}
