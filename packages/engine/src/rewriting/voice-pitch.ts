import type { VoiceMark } from "../report.ts";
import { composePieces } from "./compose.ts";
import { addIntonation, placeMarks } from "./marks/intonation.ts";
import type { Insertion } from "./marks/marks.ts";
import type { RewrittenPitch } from "./perfect-pitch.ts";
import { writeMarks } from "./marks/write-marks.ts";

/** A rewriting to be said aloud, and its marks anchored where they stay when an edit is refused. */
interface VoicedPitch {
  oral: string;
  marks: VoiceMark[];
}

/** Marks a rewriting for the voice; marks of a text without edits have no anchor. */
export function voicePitch(content: string, { text, edits }: RewrittenPitch): VoicedPitch {
  if (edits === null) return { oral: addIntonation(text), marks: [] };
  const placed = placeMarks(text);
  const oral = writeMarks(text, placed);
  return { oral, marks: anchor(text, composePieces(content, edits), placed) };
}

/** Walks the text beside the pieces that it is made of: it has less white space than they, and nothing else. */
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
      // A mark that closes words stands with those before it, one that opens them with those after.
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
