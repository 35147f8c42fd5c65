/** Numbers allocated at once for many rows. */
const CHUNK = 8192;

let chunk = new ArrayBuffer(4 * CHUNK);
let used = 0;

/**
 * A row of zeros, for what is told of each word of a sentence. Rows stand side by side in one buffer, no part of which
 * is ever given twice: a buffer of its own costs ten times as much to make, and a sentence asks for forty.
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
