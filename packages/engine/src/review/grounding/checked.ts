/** What a model wrote, once compared with the pitch. */
export type Checked<Value> =
  | { kind: "grounded"; value: Value }
  /** French sentences that tell the model what to mend, a few at most; they hold words of the pitch: never logged. */
  | { kind: "unfounded"; faults: string[] };

const MOST_FAULTS = 8;

/** The value where nothing is wrong with it, else what is: each fault once, the first ones only. */
export function checked<Value>(value: Value, faults: readonly string[]): Checked<Value> {
  if (faults.length === 0) return { kind: "grounded", value };
  return { kind: "unfounded", faults: [...new Set(faults)].slice(0, MOST_FAULTS) };
}
