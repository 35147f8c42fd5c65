import { mix } from "./hash.ts";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";

/** Longest suffix that is looked up; a whole word of any length is looked up too. */
const LONGEST = 12;
const KEY_BITS = 26;

export interface PackedList {
  keys: string;
  values: string;
}

/**
 * A decision list by endings: the longest known ending of a word gives the value. Whole words are endings that begin
 * with a mark, so exceptions stand beside the rule (Brill 1995 for the idea of learning exceptions to rules).
 */
export class SuffixList {
  private readonly mask: number;
  private readonly keys: Int32Array;
  private readonly values: Uint16Array;

  constructor(keys: Int32Array, values: Int32Array) {
    let bits = 4;
    while (1 << bits < keys.length * 2) bits += 1;
    this.mask = (1 << bits) - 1;
    this.keys = new Int32Array(1 << bits);
    this.values = new Uint16Array(1 << bits);
    for (let row = 0; row < keys.length; row += 1) {
      let at = keys[row]! & this.mask;
      while (this.keys[at] !== 0) at = (at + 1) & this.mask;
      this.keys[at] = keys[row]!;
      this.values[at] = values[row]!;
    }
  }

  static unpack(packed: PackedList): SuffixList {
    const keys = unpackNumbers(packed.keys);
    for (let row = 1; row < keys.length; row += 1) keys[row]! += keys[row - 1]!;
    return new SuffixList(keys, unpackNumbers(packed.values));
  }

  /** The value of the longest known ending of `word`, among those learnt for `kind`; 0 when none is known. */
  find(word: string, kind: number): number {
    let hash = mix(0x5eed, kind);
    let found = this.valueOf(listKey(hash), 0);
    const longest = Math.min(LONGEST, word.length);
    for (let size = 1; size <= word.length; size += 1) {
      hash = mix(hash, word.charCodeAt(word.length - size));
      if (size <= longest) found = this.valueOf(listKey(hash), found);
    }
    return this.valueOf(listKey(mix(hash, 1)), found);
  }

  private valueOf(key: number, otherwise: number): number {
    const { keys, mask } = this;
    let at = key & mask;
    while (keys[at] !== 0 && keys[at] !== key) at = (at + 1) & mask;
    return keys[at] === 0 ? otherwise : this.values[at]!;
  }
}

/** Keys of the endings of a word from the empty one to the whole word. */
export function endingKeys(word: string, kind: number): number[] {
  const keys: number[] = [];
  let hash = mix(0x5eed, kind);
  keys.push(listKey(hash));
  const longest = Math.min(LONGEST, word.length);
  for (let size = 1; size <= longest; size += 1) {
    hash = mix(hash, word.charCodeAt(word.length - size));
    keys.push(listKey(hash));
  }
  for (let size = longest + 1; size <= word.length; size += 1)
    hash = mix(hash, word.charCodeAt(word.length - size));
  keys.push(listKey(mix(hash, 1)));
  return keys;
}

function listKey(hash: number): number {
  return hash >>> (32 - KEY_BITS) || 1;
}

/** Sorted keys with their values, as the weights' file keeps them. */
export function packList(rows: ReadonlyMap<number, number>): PackedList {
  const sorted = [...rows].sort((left, right) => left[0] - right[0]);
  return {
    keys: packNumbers(sorted.map(([key], index) => key - (index > 0 ? sorted[index - 1]![0] : 0))),
    values: packNumbers(sorted.map(([, value]) => value)),
  };
}
