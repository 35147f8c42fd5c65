import type { PitchReading } from "../content/pitch-reading.ts";
import { readPitch } from "../content/read-pitch.ts";
import { toldTokens } from "../language/quotations.ts";
import type { Edit } from "../report.ts";
import { composeText } from "./compose.ts";
import { REASONS } from "./edits/reasons.ts";
import { joinEdits } from "./join-edits.ts";
import { apostropheChanges } from "./words/mend-spoken.ts";
import { isTyped, sureMends } from "./words/mend-spelling.ts";

/** A text with its sure faults of spelling set right. */
export interface MendedText {
  /** What turns the content into `text`. */
  edits: Edit[];
  text: string;
}

/** From this share of mended words on, a text is misspelt throughout. */
const MISSPELT = 0.05;
/** Different misspellings; one alone may be a word that the lists lack. */
const FEWEST = 4;
/** Mends: joining the lists of changes takes longer than their length tells. */
const MOST = 1500;
/** A mended word may show what its neighbours should be. */
const MOST_ROUNDS = 4;

/**
 * The text that a misspelt one stands for, as a listener would hear it; null where few words, or none, are surely
 * misspelt. Nothing inside quotation marks changes.
 */
export function mendMisspelt(reading: PitchReading): MendedText | null {
  const { content } = reading.input;
  const first = mends(reading);
  const isThroughout = first.length >= MISSPELT * reading.original.wordCount && first.length <= MOST;
  const forms = new Set(first.map(({ start, end }) => content.slice(start, end).toLowerCase()));
  if (!isThroughout || forms.size < FEWEST || !isTyped(reading)) return null;
  let edits = first;
  let text = composeText(content, edits);
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const next = mends(readPitch({ ...reading.input, content: text }));
    const joined = next.length === 0 ? null : joinEdits(content, edits, next);
    if (joined === null) break;
    edits = joined;
    text = composeText(content, edits);
  }
  return { edits, text };
}

/** The spelling changes of one reading, as edits. */
function mends(reading: PitchReading): Edit[] {
  const { original } = reading;
  const told = toldTokens(original);
  const quoted = new Set(original.tokens.flatMap(({ start }, at) => (told[at] ? [start] : [])));
  const changes = sureMends(reading);
  const spoken = reading.units.sentences.flatMap(({ start: from, text }) =>
    apostropheChanges(text).map(({ start, end, insert }) => ({
      start: from + start,
      end: from + end,
      insert,
    })),
  );
  const mended = new Set(changes.map(({ end }) => end));
  return [...changes, ...spoken.filter(({ start }) => !mended.has(start))]
    .filter(({ start }) => !quoted.has(start))
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, insert }) => ({
      id: `spelling-${start}`,
      kind: "spelling",
      start,
      end,
      replacement: insert,
      reason: REASONS.spelling,
    }));
}
