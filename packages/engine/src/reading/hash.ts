import { newRow } from "./rows.ts";

/** 32-bit FNV-1a of a form. */
export function hashWord(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash | 0;
}

/** One number from two, order kept: the building block of every feature. */
export function mix(left: number, right: number): number {
  let hash = Math.imul(left ^ 0x9e3779b9, 0x85ebca6b) + right;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}

/** Different features as a row: `Int32Array.from` on a set is six times slower. */
export function rowOf(features: ReadonlySet<number>): Int32Array {
  const row = newRow(features.size);
  let at = 0;
  for (const feature of features) row[at++] = feature;
  return row;
}

/** Hash of a feature: its template and two values. The same as `mix(mix(template, left), right)`, in one call. */
export function featureOf(template: number, left: number, right: number): number {
  let hash = Math.imul(template ^ 0x9e3779b9, 0x85ebca6b) + left;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  hash ^= hash >>> 13;
  hash = Math.imul(hash ^ 0x9e3779b9, 0x85ebca6b) + right;
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}
