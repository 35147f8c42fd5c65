import type { VoiceMark } from "../report.ts";
import { composePieces } from "./compose.ts";
import { addIntonation, placeMarks } from "./marks/intonation.ts";
import type { Insertion } from "./marks/marks.ts";
import type { RewrittenPitch } from "./perfect-pitch.ts";
import { writeMarks } from "./marks/write-marks.ts";

/**
 * A rewriting to say aloud, and its marks anchored to the content or to an edit, so that refusing an edit keeps the
 * others.
 */
interface VoicedPitch {
  oral: string;
  marks: VoiceMark[];
}

/** Adds intonation marks to a rewriting; a text without edits gets no anchored marks. */
export function voicePitch(content: string, { text, edits }: RewrittenPitch): VoicedPitch {
  if (edits === null) return { oral: addIntonation(text), marks: [] };
  const placed = placeMarks(text);
  const oral = writeMarks(text, placed);
  return { oral, marks: anchor(text, composePieces(content, edits), placed) };
}

/** Aligns the text with its pieces, which differ from it only by more white space, to anchor the marks. */
function anchor(
  text: string,
  pieces: ReturnType<typeof composePieces>,
  placed: readonly Insertion[],
): VoiceMark[] {
  const marks: VoiceMark[] = [];
  const sorted = placed.toSorted((one, other) => one.at - other.at || one.rank - other.rank);
  let next = 0;
  let at = 0;
  for (const { kind, text: words, at: from, edit } of pieces) {
    if (kind === "removed") continue;
    for (let step = 0; step <= words.length; step += 1) {
      const isEnd = step === words.length;
      // Anchor a closing mark (rank 0 or 1) to the words before it, an opening one to those after.
      while (sorted[next]?.at === at && (sorted[next]!.rank < 2 ? step > 0 : !isEnd)) {
        const { text: sign, rank } = sorted[next]!;
        if (kind === "kept") marks.push({ at: from + step, text: sign, rank });
        else if (edit && from >= 0) marks.push({ at: step, edit: edit.id, text: sign, rank });
        next += 1;
      }
      if (!isEnd && text[at] === words[step]) at += 1;
    }
  }
  return marks;
}
