import type { HistoryGroup } from "@app/contracts/history";
import { pitchType } from "@app/contracts/report";
import type { PageRow } from "./store.ts";

/** The value of a key, created if missing; a Map keeps insertion order. */
function obtain<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

type Row = Omit<PageRow, "seriesId" | "newestAtMicros">;
type Question = HistoryGroup["titles"][number]["questions"][number];

/** Groups rows (newest first): types, titles and questions ordered by their newest version, versions oldest first. */
export function groupHistory(rows: Row[]): HistoryGroup[] {
  const types = new Map<string, Map<string, Map<string | null, Question>>>();
  for (const { id, createdAtMs, version, globalScore, maxScore, ...row } of rows) {
    const titles = obtain(types, row.pitchType, () => new Map());
    const questions: Map<string | null, Question> = obtain(titles, row.title, () => new Map());
    const { question, versionCount } = row;
    const { versions } = obtain(questions, question, () => ({ question, versionCount, versions: [] }));
    const created_at = new Date(createdAtMs).toISOString();
    versions.unshift({ id, created_at, version, globalScore, maxScore });
  }
  return Array.from(types, ([type, titles]) => ({
    type: pitchType.parse(type),
    titles: Array.from(titles, ([title, questions]) => ({ title, questions: [...questions.values()] })),
  }));
}
