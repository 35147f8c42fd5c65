/** Numbers allocated at once for many rows. */
const CHUNK = 8192;

let chunk = new ArrayBuffer(4 * CHUNK);
let used = 0;

/**
 * A row of zeros, for per-word results of a sentence. Rows are cut from one buffer and never reused: a separate buffer
 * for each would cost ten times as much to allocate, and a sentence needs forty.
 */
export function newRow(length: number): Int32Array {
  const size = 4 * length;
  if (used + size > chunk.byteLength) {
    chunk = new ArrayBuffer(Math.max(size, 4 * CHUNK));
    used = 0;
  }
  const row = new Int32Array(chunk, used, length);
  used += size;
  return row;
}
