import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPitch } from "../../src/content/read-pitch.ts";
import { syntaxWithoutMasked } from "../../src/language/syntax.ts";
import type { PitchReading } from "../../src/content/pitch-reading.ts";
import type { PitchText } from "../../src/pitch.ts";
import { describeSentences } from "../../src/roles/describe-sentences.ts";
import { contextOf } from "../../src/content/speech-of.ts";
import type { SyntaxSentence } from "../../src/reading/read-sentence.ts";
import type { SpeechContext } from "../../src/roles/speech-context.ts";

/** One text of the reference material. */
export interface SourceText {
  id: string;
  /** Held-out groups: the folder, and the writer or file inside it. */
  source: string;
  writer: string;
  input: PitchText;
  /** Mean of the readers' marks, 0 to 10. */
  mark: number;
  /** Sentences with their labels; null when the folder has none. */
  labels: [string[], string][] | null;
  /** Marks by aspect, if readers gave them: opening, structure, clarity, evidence, engagement, close. */
  axes: Record<string, number>;
  /** Whether readers found it off topic. */
  offTopic: "no" | "partly" | "fully";
}

interface Row {
  id: string;
  type: PitchText["pitchType"];
  content?: string;
  question?: string | null;
  audience?: string | null;
  target?: string | null;
  sentences?: [string[], string][];
  total?: number;
  ratings?: number[];
  register?: string;
  form?: string;
  axes?: Record<string, number[]>;
  off_topic?: SourceText["offTopic"];
  gold?: { off_topic?: SourceText["offTopic"] };
  marks?: Record<string, number>;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function rowsOf<Item = Row>(path: string): Item[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Item);
}

/** Every text that was marked, in the sources of ../shared/reference/scores/domains.py. */
export function readSources(shared: string): SourceText[] {
  const at = (...parts: string[]) => join(shared, ...parts);
  if (!existsSync(at("labelled-pitches"))) throw new Error(`no labelled-pitches in ${shared}`);
  const inputOf = (row: Row, content: string): PitchText => ({
    pitchType: row.type,
    content,
    question: row.question ?? null,
    audience: row.audience ?? null,
    target: row.target ?? null,
  });
  const read = new Map(
    rowsOf(at("labelled-pitches", "readings.jsonl")).map((row) => [row.id, mean(row.ratings!)]),
  );
  const labelled = readdirSync(at("labelled-pitches"))
    .filter((name) => /^c\w\.jsonl$/.test(name))
    .sort()
    .flatMap((name) =>
      rowsOf(at("labelled-pitches", name)).map((row) => ({
        id: row.id,
        source: "labelled",
        writer: name.slice(0, 2),
        input: inputOf(row, row.sentences!.map(([, text]) => text).join(" ")),
        mark: read.has(row.id) ? (2 * read.get(row.id)! + row.total!) / 3 : row.total!,
        labels: row.sentences!,
        axes: {},
        offTopic: row.off_topic ?? ("no" as const),
      })),
    );
  const marks = new Map(rowsOf(at("rated-pitches", "ratings.jsonl")).map((row) => [row.id, row]));
  const rated = rowsOf(at("rated-pitches", "pitches.jsonl")).map((row) => ({
    id: row.id,
    source: "rated",
    writer: "rated",
    input: inputOf(row, row.content!),
    mark: mean(marks.get(row.id)!.ratings!),
    labels: null,
    axes: marks.get(row.id)!.marks ?? {},
    offTopic: row.gold?.off_topic ?? ("no" as const),
  }));
  const own = (
    folder: string,
    file: string,
    sourceOf: (row: Row) => string,
    writerOf: (row: Row) => string,
  ) => {
    const labels = new Map(rowsOf(at(folder, "labels.jsonl")).map((row) => [row.id, row.sentences!]));
    return rowsOf(at(folder, file)).map((row) => ({
      id: row.id,
      source: sourceOf(row),
      writer: writerOf(row),
      input: inputOf(row, row.content!),
      mark: mean(row.ratings!),
      labels: labels.get(row.id) ?? null,
      axes: Object.fromEntries(Object.entries(row.axes ?? {}).map(([axis, read]) => [axis, mean(read)])),
      offTopic: "no" as const,
    }));
  };
  return [
    ...labelled,
    ...rated,
    ...own(
      "natural-pitches",
      "pitches.jsonl",
      (row) => `natural ${row.type}`,
      (row) => row.id.slice(0, 2),
    ),
    ...own(
      "real-speech",
      "speech.jsonl",
      (row) => (row.id.startsWith("Paris") ? "real stories" : "real, other"),
      () => "real",
    ),
  ];
}

export interface ReadText extends SourceText {
  reading: PitchReading;
  context: SpeechContext;
  sentences: readonly SyntaxSentence[];
  features: Int32Array[];
  /** Labels of each sentence as the engine cuts it; null if no labelled sentence covers it. */
  told: (Set<string> | null)[];
}

/** The text as the engine reads it, with the labels mapped to the engine's own sentences. */
export function readSource(text: SourceText): ReadText {
  const reading = readPitch(text.input);
  const context = contextOf(reading);
  const sentences = syntaxWithoutMasked(reading.units, reading.original);
  return {
    ...text,
    reading,
    context,
    sentences,
    features: describeSentences(sentences, context),
    told: layLabels(text, sentences),
  };
}

/** A label applies to a sentence if they overlap by at least this share of the shorter of the two. */
const SHARED = 0.6;

function layLabels({ input, labels }: SourceText, sentences: readonly SyntaxSentence[]) {
  if (!labels) return sentences.map(() => null);
  let from = 0;
  const placed = labels.flatMap(([names, text]) => {
    const start = input.content.indexOf(text, from);
    if (start < 0) return [];
    from = start + text.length;
    return [{ names, start, end: from }];
  });
  return sentences.map(({ start, end }) => {
    const told = new Set<string>();
    let covered = false;
    for (const label of placed) {
      const shared = Math.min(end, label.end) - Math.max(start, label.start);
      if (shared <= 0) continue;
      if (shared < SHARED * Math.min(end - start, label.end - label.start)) continue;
      covered = true;
      for (const name of label.names) told.add(name);
    }
    return covered ? told : null;
  });
}
