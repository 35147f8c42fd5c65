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
  const values = new Int32Array(text.length);
  let count = 0;
  let at = 0;
  const next = () => {
    const code = text.charCodeAt(at);
    at += 1;
    return code > BACKSLASH ? code - FIRST - 1 : code - FIRST;
  };
  while (at < text.length) {
    const first = next();
    if (first < ONE) values[count] = first;
    else if (first < ONE + TWO) values[count] = ONE + (first - ONE) * SIGNS + next();
    else values[count] = (next() * SIGNS + next()) * SIGNS + next();
    count += 1;
  }
  return values.subarray(0, count);
}
