import { readFileSync } from "node:fs";
import {
  HEARD_LABELS,
  type HeardLabel,
  LINE_LABELS,
  type LineLabel,
} from "../../src/claims/listener/listener.ts";

/** One reader's answers about a text, of which they saw only the words, the question, the audience and the job. */
interface Listening {
  id: string;
  /** 0 to 10. */
  mark: number;
  /** For each label, the starts of its sentences, as UTF-16 offsets into the text. */
  lines: Record<LineLabel, readonly number[]>;
  heard: ReadonlySet<HeardLabel>;
}

interface Row extends Record<LineLabel, number[]> {
  id: string;
  mark: number;
  heard: HeardLabel[];
}

const READINGS = new URL("readings.jsonl", import.meta.url);
const KNOWN = new Set<string>(HEARD_LABELS);

export function readListenings(): Listening[] {
  return readFileSync(READINGS, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row)
    .map(({ id, mark, heard, ...rest }) => {
      const unknown = heard.find((label) => !KNOWN.has(label));
      if (unknown) throw new Error(`${id}: no such label: ${unknown}`);
      const lines = Object.fromEntries(LINE_LABELS.map((label) => [label, rest[label] ?? []]));
      return { id, mark, heard: new Set(heard), lines: lines as Record<LineLabel, number[]> };
    });
}
