import { placeCues } from "./stage-cues.ts";
import { placeEmphasis } from "./emphasis.ts";
import { placeMelody } from "./melody.ts";
import { CUES, type Insertion } from "./marks.ts";
import { readText } from "../language/read-text.ts";

const CUE_LITERAL = CUES.map((cue) => `\\(${cue}\\)`).join("|");
/** What would read as a mark although the text itself holds it; each gets a backslash, as in Markdown. */
const LOOKS_LIKE_A_MARK = new RegExp(
  `\\\\|\\*(?=\\*)|(?<=\\*)\\*|(?<=\\s)[/↗↘]|^[/↗↘]|(?:${CUE_LITERAL})`,
  "g",
);
const GAPS = /\[À compléter(?:[^[\]\n]|\[(?!À compléter))*\]/g;
const MARKS = new RegExp(`\\\\([\\s\\S])|\\*\\*| (?:/{1,3}|[↗↘])(?=\\s|$)|(?:${CUE_LITERAL}) `, "g");

/**
 * Marks a text to be said aloud: `/` a breath, `//` a pause, `///` a long one after the opening and before the key
 * figure, `↗` `↘` melody, `**word**` emphasis, `(ralentir)`, `(plus fort)`, `(sourire)` at most once for 40 words.
 * Gaps to complete are left unmarked.
 *
 * @returns the marked text; `stripIntonation` gives the text back exactly, whatever it is
 */
export function addIntonation(perfectPitch: string): string {
  // A gap is for the author, not for the voice.
  const units = readText(perfectPitch.replace(GAPS, (gap) => " ".repeat(gap.length)));
  const spoken = units.sentences.filter((sentence) => sentence.words > 0);
  const insertions: Insertion[] = [
    ...placeMelody(units, spoken),
    ...placeEmphasis(units, spoken),
    ...placeCues(units, spoken),
    ...placeEscapes(perfectPitch),
  ];
  return insert(perfectPitch, insertions);
}

/** Takes the marks away: `stripIntonation(addIntonation(text)) === text` for every text. */
export function stripIntonation(marked: string): string {
  return marked.replace(MARKS, (_mark, escaped?: string) => escaped ?? "");
}

function placeEscapes(text: string): Insertion[] {
  return Array.from(text.matchAll(LOOKS_LIKE_A_MARK), (match) => ({ at: match.index, text: "\\", rank: 4 }));
}

function insert(text: string, insertions: readonly Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, text: mark } of [...insertions].sort((a, b) => a.at - b.at || a.rank - b.rank)) {
    parts.push(text.slice(from, at), mark);
    from = at;
  }
  parts.push(text.slice(from));
  return parts.join("");
}
