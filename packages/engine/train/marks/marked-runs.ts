import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bareWords } from "../../src/reading/end-sentences.ts";
import { COMMA, NO_BOUNDARY, STOP } from "../../src/reading/find-boundaries.ts";
import type { BareRun } from "../../src/language/mark-features.ts";
import { readOwnPitches } from "../own-pitches/read-own.ts";

/** A pitch with the marks of its writer. */
export interface MarkedText {
  /** What is left out together: a file of the labelled pitches, a writer of the natural ones or of ours. */
  writer: string;
  /** Whether it was composed as speech. */
  isSpoken: boolean;
  text: string;
}

/** A pitch read without its marks, with what stood after each word. */
export interface MarkedRun extends BareRun {
  writer: string;
  labels: number[];
}

interface Row {
  id: string;
  register: string;
  content?: string;
  sentences?: [string[], string][];
}

/** Transcripts of unprepared speech in which editors set the marks; they judge and teach nothing. */
const TRANSCRIPTS = new URL("edited-transcripts.txt", import.meta.url);
/** Words to a stop from which a text has no marks to learn from. */
const WORDS_PER_STOP = 40;

/** Pitches whose writers set their marks; notes and transcripts without stops are left out. */
export function markedTexts(shared: string): MarkedText[] {
  const natural = rowsOf(join(shared, "natural-pitches", "pitches.jsonl")).map(
    ({ id, register, content }) => ({
      writer: id.slice(0, 2),
      isSpoken: register === "spoken",
      text: content!,
    }),
  );
  const labelled = readdirSync(join(shared, "labelled-pitches"))
    .filter((file) => /^c[a-z]\.jsonl$/.test(file))
    .toSorted()
    .flatMap((file) =>
      rowsOf(join(shared, "labelled-pitches", file))
        .filter(({ register }) => register === "spoken" || register === "written")
        .map(({ register, sentences }) => ({
          writer: file.slice(0, 2),
          isSpoken: register === "spoken",
          text: sentences!.map(([, text]) => text).join(" "),
        })),
    );
  const own = readOwnPitches().map(({ writer, register, sentences }) => ({
    writer,
    isSpoken: register !== "écrit",
    text: sentences.map(({ text }) => text).join(" "),
  }));
  return [...natural, ...labelled, ...own].filter(({ text }) => {
    const stops = text.match(/[.!?…]+(?=\s|$)/g)?.length ?? 0;
    return text.split(/\s+/).length <= WORDS_PER_STOP * stops;
  });
}

/** The writer that is named for all of `editedTranscripts`. */
export const EDITED = "edited";

/** What judges where a speaker ends who did not prepare: see `TRANSCRIPTS`. */
export function editedTranscripts(): MarkedText[] {
  const [, ...texts] = readFileSync(TRANSCRIPTS, "utf8").split(/^@@ \S+\n/m);
  return texts.map((text) => ({ writer: EDITED, isSpoken: true, text: text.trim() }));
}

function rowsOf(path: string): Row[] {
  if (!existsSync(path)) throw new Error(`nothing at ${path}`);
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
}

const STOPS = /[.!?…]/;
const COMMAS = /[,;:–—]/;

/** The words of a text as a recogniser writes them, with the mark that its writer set after each. */
export function bareRun({ text, writer }: MarkedText): MarkedRun {
  const { words, tagged, isFiniteVerb } = bareWords(text, 0, text.length);
  const labels = words.map(({ end }, at) => {
    const next = words[at + 1];
    if (!next) return STOP;
    // Both words of a contraction stand at one place.
    const between = next.start < end ? "" : text.slice(end, next.start);
    return STOPS.test(between) ? STOP : COMMAS.test(between) ? COMMA : NO_BOUNDARY;
  });
  return { writer, labels, tagged, isFiniteVerb };
}
