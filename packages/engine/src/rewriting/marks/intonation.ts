import { placeCues } from "./stage-cues.ts";
import { placeEmphasis } from "./emphasis.ts";
import { spokenFigures } from "./key-figure.ts";
import { placeMelody } from "./melody.ts";
import type { Insertion } from "./marks.ts";
import { readText } from "../../language/read-text.ts";
import { writeMarks } from "./write-marks.ts";

const GAPS = /\[À compléter(?:[^[\]\n]|\[(?!À compléter))*\]/g;

/**
 * Adds intonation marks to a text to be said aloud: `/` a breath, `//` a pause, `///` a long one after the opening and
 * before the key figure, `↗` `↘` melody, `**word**` emphasis, `(ralentir)`, `(plus fort)`, `(sourire)` at most once for
 * 40 words. Gaps to complete are left unmarked.
 *
 * @returns the marked text; `stripIntonation` gives the text back exactly, whatever it is
 */
export function addIntonation(perfectPitch: string): string {
  return writeMarks(perfectPitch, placeMarks(perfectPitch));
}

/** The marks of a text, with their offsets in it. */
export function placeMarks(perfectPitch: string): Insertion[] {
  // Blank out the gaps: they are for the author and are not spoken.
  const units = readText(perfectPitch.replace(GAPS, (gap) => " ".repeat(gap.length)));
  const spoken = units.sentences.filter((sentence) => sentence.words > 0);
  const figures = spokenFigures(units, spoken);
  return [
    ...placeMelody(units, spoken),
    ...placeEmphasis(units, spoken, figures),
    ...placeCues(units, spoken, figures),
  ];
}
