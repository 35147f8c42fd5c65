import { ENDS_FROM, openMarks, STOP_FROM, WRITTEN_FROM } from "../../src/language/hear-marks.ts";
import { NO_BOUNDARY, STOP } from "../../src/reading/find-boundaries.ts";
import { F1 } from "../reader/measure-syntax.ts";
import { bareRun, EDITED, editedTranscripts, type MarkedText } from "./marked-runs.ts";
import { trainMarks } from "./train-marks.ts";

/** Folds of the writers: each is read by a model trained on the others. */
const PARTS = 3;

/** Prints how well punctuation is restored for held-out writers. */
export function measureMarks(texts: readonly MarkedText[]): void {
  const writers = [...new Set(texts.map(({ writer }) => writer))].toSorted();
  const partOf = ({ writer }: MarkedText) => writers.indexOf(writer) % PARTS;
  const columns = new Map<string, Column>();
  for (let part = 0; part < PARTS; part += 1) {
    const chances = openMarks(trainMarks(texts.filter((text) => partOf(text) !== part).map(bareRun)));
    const unseen = [
      ...texts.filter((other) => partOf(other) === part),
      ...(part === 0 ? editedTranscripts() : []),
    ];
    for (const text of unseen) {
      const name = text.writer === EDITED ? "unprepared" : text.isSpoken ? "spoken" : "written";
      const column = columns.get(name) ?? new Column();
      columns.set(name, column);
      const run = bareRun(text);
      const found = chances(run);
      // The last word always ends the text: do not count it.
      for (let at = 0; at + 1 < found.length; at += 1) column.add(run.labels[at]!, found[at]!);
    }
  }
  for (const [name, column] of columns) console.log(`${name.padEnd(10)} ${column.print()}`);
}

class Column {
  private readonly stops = new F1();
  private readonly any = new F1();
  private words = 0;
  private marks = 0;
  private written = 0;
  private wrong = 0;
  private found = 0;

  add(label: number, { none, stop }: { none: number; stop: number }): void {
    const isMark = label !== NO_BOUNDARY;
    this.stops.add(stop >= ENDS_FROM, label === STOP);
    this.any.add(none < 1 - STOP_FROM, isMark);
    this.words += 1;
    if (isMark) this.marks += 1;
    if (1 - none < WRITTEN_FROM) return;
    this.written += 1;
    if (isMark) this.found += 1;
    else this.wrong += 1;
  }

  print(): string {
    const share = (part: number, whole: number) => (part / whole).toFixed(3);
    return [
      `${this.words} words`,
      `sentence ends F1 ${this.stops.value.toFixed(3)}`,
      `any mark F1 ${this.any.value.toFixed(3)}`,
      `written: ${this.written}, where the writer has none ${share(this.wrong, this.written)}, of the writer's ${share(this.found, this.marks)}`,
    ].join("; ");
  }
}
