import type { SlotReading } from "../content/find-slots.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import type { Edit } from "../report.ts";
import { composeText } from "./compose.ts";
import { findEdits } from "./find-edits.ts";
import type { Ground } from "./edits/ground.ts";
import { writeGapsOnly } from "./sentences/gaps.ts";

/** Under this validity (0 to 1), the text is no French pitch and is not rewritten. */
export const LOWEST_VALIDITY = 0.35;

/** The rewriting of a pitch with its own words, and its edits; `edits` is null if there is no pitch to rewrite. */
export interface RewrittenPitch {
  text: string;
  edits: Edit[] | null;
}

/**
 * Rewrites a pitch with its own words only. A part that the report calls missing becomes « [À compléter : …] », twice
 * at most. No number and no name that the source lacks.
 *
 * @param slots the parts of the expected form, asked for if there is no pitch to rewrite
 * @param validity 0 to 1; under .35 only the gaps come back
 * @returns Markdown
 */
export function rewritePitch(
  reading: PitchReading,
  slots: readonly SlotReading[],
  ground: Ground,
  validity: number,
): RewrittenPitch {
  const edits = validity < LOWEST_VALIDITY ? [] : findEdits(reading, ground);
  const text = validity < LOWEST_VALIDITY ? "" : composeText(reading.input.content, edits);
  if (text.trim() === "") return { text: writeGapsOnly(slots.map((slot) => slot.part.slot)), edits: null };
  return { text, edits };
}
