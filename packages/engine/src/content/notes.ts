import type { PitchReading } from "./pitch-reading.ts";

const LIST_ITEM = /^[ \t]*(?:[-–—•*·▪●]|\d+[.)])[ \t]/gm;
const ENOUGH_ITEMS = 3;

const MANY_ITEMS = 5;
const MOST_LINES = 0.8;

/** Whether a text is a list of notes: list items for half as many as its sentences, or on nearly all its lines. */
export function areNotes({ input, sentences, turns }: PitchReading): boolean {
  // Dashes in front of questions and answers mark a dialogue.
  if (turns.length > 0) return false;
  const text = input.content;
  const items = text.match(LIST_ITEM)?.length ?? 0;
  if (items >= ENOUGH_ITEMS && items >= sentences.length / 2) return true;
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  return items >= MANY_ITEMS && items >= MOST_LINES * lines;
}
