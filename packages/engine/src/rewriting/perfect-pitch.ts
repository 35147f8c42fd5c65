import type { SlotReading } from "../content/find-slots.ts";
import type { PitchReading } from "../content/read-pitch.ts";
import type { Sentence } from "../language/units.ts";
import { gapForClosing, gapForSlot, writeGapsOnly } from "./gaps.ts";
import { capitalize, removeRanges } from "./remove-ranges.ts";
import { fillerRanges, metaRanges, metaSentences } from "./strip-fillers.ts";
import { stripHedges } from "./strip-hedges.ts";

/** Under this validity the text is no French pitch: nothing is rewritten. */
const LOWEST_VALIDITY = 0.35;
/** More gaps would bury the pitch: the heaviest parts come first. */
const MOST_GAPS = 4;
const SMALLEST_PART = 0.08;

/**
 * Rewrites a pitch with its own words only: tics and hedges out, repeats out, missing parts as
 * « [À compléter : …] » lines (measures.md §3.6). No number and no name that the source lacks.
 *
 * @param validity 0 to 1; under .35 only the gaps come back
 * @returns Markdown, one paragraph per block
 */
export function writePerfectPitch(
  reading: PitchReading,
  slots: readonly SlotReading[],
  validity: number,
): string {
  if (validity < LOWEST_VALIDITY) return writeGapsOnly(slots.map((slot) => slot.part.slot));
  const paragraphs = cleanParagraphs(reading);
  const gaps = missingParts(slots);
  const lines = [...paragraphs, ...gaps];
  if (
    !asksAtTheEnd(reading) &&
    !gaps.some((gap) => gap === gapForClosing(reading.input.pitchType, reading.questionKind))
  ) {
    lines.push(gapForClosing(reading.input.pitchType, reading.questionKind));
  }
  return lines.join("\n\n");
}

function cleanParagraphs(reading: PitchReading): string[] {
  const { original } = reading;
  const cuts = [...fillerRanges(original, reading.fillers), ...metaRanges(original)];
  const dropped = metaSentences(original, (sentence) => /\d/.test(sentence.text));
  const removed = [...reading.instructions, ...reading.duplicates];
  const blocks: string[][] = [];
  for (const sentence of original.sentences) {
    const isRemoved = removed.some((other) => sentence.start >= other.start && sentence.end <= other.end);
    if (isRemoved || dropped.has(sentence.index)) continue;
    const text = cleanSentence(sentence, cuts);
    if (text === "") continue;
    (blocks[sentence.paragraph] ??= []).push(text);
  }
  return blocks.filter((block) => block.length > 0).map((block) => block.join(" "));
}

function cleanSentence(sentence: Sentence, cuts: readonly { start: number; end: number }[]): string {
  const inside = cuts
    .filter((cut) => cut.start >= sentence.start && cut.end <= sentence.end)
    .map((cut) => ({ start: cut.start - sentence.start, end: cut.end - sentence.start }));
  const kept = removeRanges(sentence.text, inside);
  const text = stripHedges(kept)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
  if (!/\p{L}{2}/u.test(text)) return "";
  return terminate(capitalize(text));
}

function terminate(text: string): string {
  return /[.!?…:»"”)\]]$/.test(text) ? text : `${text.replace(/[,;–—-]+$/, "").trimEnd()}.`;
}

function missingParts(slots: readonly SlotReading[]): string[] {
  return slots
    .filter((slot) => slot.coverage === 0 && slot.part.weight >= SMALLEST_PART)
    .sort((a, b) => b.part.weight - a.part.weight)
    .slice(0, MOST_GAPS)
    .flatMap((slot) => gapForSlot(slot.part.slot) ?? []);
}

function asksAtTheEnd(reading: PitchReading): boolean {
  const last = reading.sentences.slice(-2);
  return last.some((sentence) => sentence.isQuestion || sentence.calls.some((call) => !call.diluted));
}
