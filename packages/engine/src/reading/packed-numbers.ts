/**
 * Numbers as printable characters: small ones take one character, so that gzip meets the frequent ones as frequent
 * bytes and JSON has nothing to escape.
 */
const FIRST = 35;
const BACKSLASH = 92;
const SIGNS = 91;
const ONE = 60;
const TWO = 30;

function signOf(value: number): string {
  const code = FIRST + value;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
}

/** Writes natural numbers below 91³. */
export function packNumbers(values: Iterable<number>): string {
  let text = "";
  for (const value of values) {
    if (value < ONE) {
      text += signOf(value);
    } else if (value < ONE + TWO * SIGNS) {
      const rest = value - ONE;
      text += signOf(ONE + Math.floor(rest / SIGNS)) + signOf(rest % SIGNS);
    } else {
      if (value >= SIGNS ** 3) throw new Error(`too large to pack: ${value}`);
      text += signOf(SIGNS - 1);
      text += signOf(Math.floor(value / SIGNS ** 2)) + signOf(Math.floor(value / SIGNS) % SIGNS);
      text += signOf(value % SIGNS);
    }
  }
  return text;
}

/** Reads what `packNumbers` wrote. */
export function unpackNumbers(text: string): Int32Array {
  const { length } = text;
  const values = new Int32Array(length);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const first = valueAt(text, at);
    let value = first;
    if (first >= ONE + TWO) {
      value = (valueAt(text, at + 1) * SIGNS + valueAt(text, at + 2)) * SIGNS + valueAt(text, at + 3);
      at += 3;
    } else if (first >= ONE) {
      value = ONE + (first - ONE) * SIGNS + valueAt(text, at + 1);
      at += 1;
    }
    values[count] = value;
    count += 1;
  }
  return values.subarray(0, count);
}

function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > BACKSLASH ? code - FIRST - 1 : code - FIRST;
}
