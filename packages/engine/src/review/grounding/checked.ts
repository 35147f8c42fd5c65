/** An answer of a model, after comparison with the pitch. */
export type Checked<Value> =
  | { kind: "grounded"; value: Value }
  /** French sentences that tell the model what to correct, a few at most; they quote the pitch: never log them. */
  | { kind: "unfounded"; faults: string[] };

const MOST_FAULTS = 8;

/** The value if there are no faults, else the first few faults, without duplicates. */
export function checked<Value>(value: Value, faults: readonly string[]): Checked<Value> {
  if (faults.length === 0) return { kind: "grounded", value };
  return { kind: "unfounded", faults: [...new Set(faults)].slice(0, MOST_FAULTS) };
}
