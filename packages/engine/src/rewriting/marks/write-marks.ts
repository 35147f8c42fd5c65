import { CUES, type Insertion } from "./marks.ts";

const CUE_LITERAL = CUES.map((cue) => `\\(${cue}\\)`).join("|");
/** Characters of the text that look like marks; each gets a backslash, as in Markdown. */
const LOOKS_LIKE_A_MARK = new RegExp(
  `\\\\|\\*(?=\\*)|(?<=\\*)\\*|(?<=\\s)[/↗↘]|^[/↗↘]|(?:${CUE_LITERAL})`,
  "g",
);
const MARKS = new RegExp(`\\\\([\\s\\S])|\\*\\*| (?:/{1,3}|[↗↘])(?=\\s|$)|(?:${CUE_LITERAL}) `, "g");

/** Writes the marks in a text; `stripIntonation` gives the text back exactly, whatever it is. */
export function writeMarks(text: string, marks: readonly Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  const all = [...marks.filter((mark) => mayStand(text, mark)), ...placeEscapes(text)];
  for (const { at, text: mark } of all.sort((a, b) => a.at - b.at || a.rank - b.rank)) {
    parts.push(text.slice(from, at), mark);
    from = at;
  }
  parts.push(text.slice(from));
  return parts.join("");
}

/** Pauses and arrows need white space or the end after them, to be told from the text. */
function mayStand(text: string, { at, rank }: Insertion): boolean {
  return rank !== 1 || at >= text.length || /\s/.test(text.charAt(at));
}

function placeEscapes(text: string): Insertion[] {
  return Array.from(text.matchAll(LOOKS_LIKE_A_MARK), (match) => ({ at: match.index, text: "\\", rank: 4 }));
}

/** Removes the marks: `stripIntonation(writeMarks(text, marks)) === text`. */
export function stripIntonation(marked: string): string {
  return marked.replace(MARKS, (_mark, escaped?: string) => escaped ?? "");
}
