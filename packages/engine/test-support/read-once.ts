import { analysePitchText } from "../src/analyse-text.ts";
import type { PitchText } from "../src/pitch.ts";
import type { TextReport } from "../src/report.ts";

const reports = new Map<string, TextReport>();

/**
 * The report of a text, computed once per process: the engine is deterministic (`scoring/properties.test.ts`). Frozen,
 * since tests share it.
 */
export function readOnce(input: PitchText): TextReport {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const key = JSON.stringify(given.toSorted());
  const known = reports.get(key) ?? freeze(analysePitchText(input));
  reports.set(key, known);
  return known;
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
