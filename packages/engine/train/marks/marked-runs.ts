import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bareWords } from "../../src/reading/end-sentences.ts";
import { COMMA, NO_BOUNDARY, STOP } from "../../src/reading/find-boundaries.ts";
import type { BareRun } from "../../src/language/mark-features.ts";
import { readOwnPitches } from "../own-pitches/read-own.ts";

/** A pitch with its writer's punctuation. */
export interface MarkedText {
  /** Held-out group: a file of the labelled pitches, or a writer of the natural pitches or of ours. */
  writer: string;
  /** Whether it was composed as speech. */
  isSpoken: boolean;
  text: string;
}

/** A pitch read without punctuation; labels are the marks that followed each word. */
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

/** Transcripts of unprepared speech, punctuated by editors: used for evaluation only, never for training. */
const TRANSCRIPTS = new URL("edited-transcripts.txt", import.meta.url);
/** Texts with more words per stop have no punctuation to learn from. */
const WORDS_PER_STOP = 40;

/** Pitches punctuated by their writers; notes and unpunctuated transcripts are left out. */
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

/** Writer name shared by all of `editedTranscripts`. */
export const EDITED = "edited";

/** Evaluates sentence ends in unprepared speech: see `TRANSCRIPTS`. */
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

/** The words of a text as a speech recogniser writes them, with the mark that followed each. */
export function bareRun({ text, writer }: MarkedText): MarkedRun {
  const { words, tagged, isFiniteVerb } = bareWords(text, 0, text.length);
  const labels = words.map(({ end }, at) => {
    const next = words[at + 1];
    if (!next) return STOP;
    // Both words of a contraction are at one place.
    const between = next.start < end ? "" : text.slice(end, next.start);
    return STOPS.test(between) ? STOP : COMMAS.test(between) ? COMMA : NO_BOUNDARY;
  });
  return { writer, labels, tagged, isFiniteVerb };
}
