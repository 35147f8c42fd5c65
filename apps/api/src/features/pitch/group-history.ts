import type { AnalysisSummary } from "@app/contracts/report";
import type { HistoryGroup, HistoryVersion } from "@app/contracts/pitch";

/** The value of a key, made on first sight; a Map keeps the order in which keys came. */
function obtain<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** From summaries newest first: types, titles and questions by their newest version, versions oldest first. */
export function groupHistory(summaries: AnalysisSummary[]): HistoryGroup[] {
  type Questions = Map<string | null, HistoryVersion[]>;
  const types = new Map<HistoryGroup["type"], Map<string, Questions>>();
  for (const { id, created_at, version, globalScore, maxScore, ...pitch } of summaries) {
    const titles = obtain(types, pitch.pitch_type, () => new Map());
    const questions: Questions = obtain(titles, pitch.title, () => new Map());
    const versions = obtain(questions, pitch.question, () => []);
    versions.unshift({ id, created_at, version, globalScore, maxScore });
  }
  return Array.from(types, ([type, titles]) => ({
    type,
    titles: Array.from(titles, ([title, questions]) => ({
      title,
      questions: Array.from(questions, ([question, versions]) => ({ question, versions })),
    })),
  }));
}
