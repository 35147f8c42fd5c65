import type { OralPerformance } from "@app/contracts/report";
import { formatScore } from "../../../../lib/numbers.ts";
import { formatClock } from "../../../../lib/format-clock.ts";
import { ORAL_TEXT } from "../messages.ts";

export const PX_PER_SEC = 96;

export type BlockKind = "word" | "filler" | "hesitation" | "short" | "long";

/** One event of the recording: a word, a filler, a pause, or an « euh » found only in the sound. */
export interface Block {
  kind: BlockKind;
  /** Empty for a pause. */
  word: string;
  startTime: number;
  endTime: number;
  /** A hesitation confirmed by its speaker. */
  isConfirmed?: boolean;
}

interface Span {
  startTime: number;
  endTime: number;
}

export const overlap = (a: Span, b: Span) =>
  Math.min(a.endTime, b.endTime) > Math.max(a.startTime, b.startTime) + 0.01;

/** The words, pauses and hesitations of a recording, in order of time. */
export function listBlocks({ timeline, fillers, hesitations }: OralPerformance): Block[] {
  const blocks: Block[] = timeline.map(({ word, startTime, endTime, isPause, pauseType }) => {
    const span = { word: isPause ? "" : word, startTime, endTime };
    if (isPause) return { ...span, kind: pauseType === "long" ? "long" : "short" };
    return { ...span, kind: fillers.some((filler) => overlap(filler, span)) ? "filler" : "word" };
  });
  for (const { startTime, endTime, answer } of hesitations) {
    const span = { startTime, endTime };
    // Skip an « euh » that is in the text, already drawn as a word.
    if (answer === "dismissed" || fillers.some((filler) => overlap(filler, span))) continue;
    blocks.push({ ...span, kind: "hesitation", word: "", isConfirmed: answer === "confirmed" });
  }
  return blocks.sort((a, b) => a.startTime - b.startTime || a.endTime - b.endTime);
}

export const isPause = ({ kind }: Block): boolean => kind === "short" || kind === "long";

const spanOf = ({ startTime, endTime }: Span) => `${formatClock(startTime)} – ${formatClock(endTime)}`;
/** Truncated, not rounded: a short pause of 0.97 s must not read as one second, the threshold of a long one. */
const lengthOf = ({ startTime, endTime }: Span) =>
  `${formatScore(Math.floor((endTime - startTime) * 10 + 1e-6) / 10)}\u00a0s`;

/** A block in words: « « euh », mot parasite, 0:24 – 0:24 ». */
export function describeBlock(block: Block): string {
  const { kind, word } = block;
  if (kind === "short") return `${ORAL_TEXT.shortPause}, ${lengthOf(block)}, ${spanOf(block)}`;
  if (kind === "long") return `${ORAL_TEXT.longPause}, ${lengthOf(block)}, ${spanOf(block)}`;
  if (kind === "hesitation")
    return `${block.isConfirmed ? ORAL_TEXT.confirmedHesitation : ORAL_TEXT.hesitation}, ${spanOf(block)}`;
  return `${ORAL_TEXT.word(word)}, ${kind === "filler" ? `${ORAL_TEXT.filler}, ` : ""}${spanOf(block)}`;
}

/** The last block that starts before this time; -1 before the first. */
export function blockAt(blocks: readonly Block[], timeSec: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.startTime <= timeSec) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** With more blocks than this, only those near the visible part are rendered. */
const WINDOWED_ABOVE = 400;
/** Rendered margin on either side, about one window, so that fast scrolling shows no blank. */
const MARGIN_PX = 600;

/** Which blocks to render for the visible part of the lane. */
export function visibleRange(
  blocks: readonly Block[],
  scrollLeft: number,
  width: number,
): [from: number, to: number] {
  if (blocks.length <= WINDOWED_ABOVE) return [0, blocks.length];
  const startSec = (scrollLeft - MARGIN_PX) / PX_PER_SEC;
  const endSec = (scrollLeft + width + MARGIN_PX) / PX_PER_SEC;
  return [Math.max(0, blockAt(blocks, startSec)), blockAt(blocks, endSec) + 1];
}

export interface BlockLabel {
  text: string;
  x: number;
  /** Row 0 is right under the lane, row 1 below it, used when row 0 is occupied. */
  row: number;
}

/** Width of a label's letter, slightly above the measured mean of 7.1 px. */
const LETTER_PX = 7.4;
const LABEL_GAP_PX = 5;
const ROWS = 2;

/** A block's label: its word, or the length of a long pause. */
function labelOf(block: Block): string {
  if (block.kind === "long") return lengthOf(block);
  if (block.kind !== "hesitation") return block.word;
  return block.isConfirmed ? ORAL_TEXT.confirmedLabel : ORAL_TEXT.hesitationLabel;
}

/** Places each label without overlap: under its block, else a row below, else slightly to the right. */
export function placeLabels(blocks: readonly Block[]): (BlockLabel | null)[] {
  const free = Array.from({ length: ROWS }, () => 0);
  return blocks.map((block) => {
    const text = labelOf(block);
    if (text === "") return null;
    const wanted = block.startTime * PX_PER_SEC;
    const open = free.findIndex((from) => from <= wanted);
    const row = open >= 0 ? open : free.indexOf(Math.min(...free));
    const x = Math.max(wanted, free[row]!);
    free[row] = x + text.length * LETTER_PX + LABEL_GAP_PX;
    return { text, x, row };
  });
}

/** Times under the lane, every two seconds. */
export function axisTimes(durationSec: number): { x: number; text: string }[] {
  const every = 2;
  return Array.from({ length: Math.floor(durationSec / every) + 1 }, (_, index) => ({
    x: index * every * PX_PER_SEC,
    text: formatClock(index * every),
  }));
}

interface TextLine {
  startTime: number;
  blocks: { block: Block; index: number }[];
}

const LINE_SEC = 10;

/** The same as text, in lines of ten seconds. */
export function groupLines(blocks: readonly Block[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const [index, block] of blocks.entries()) {
    const last = lines.at(-1);
    if (last && block.startTime < last.startTime + LINE_SEC) last.blocks.push({ block, index });
    else lines.push({ startTime: block.startTime, blocks: [{ block, index }] });
  }
  return lines;
}
