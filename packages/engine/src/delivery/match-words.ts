import { foldWord } from "../language/tokenize.ts";
import type { HeardWord } from "../pitch.ts";
import type { SpokenWord } from "./spoken-words.ts";

/** Beyond this many words the table is cut into a band around the diagonal. */
const BAND = 200;

/**
 * Finds which heard word each word of the text is: the longest common subsequence of the two, words compared
 * without accents, case or punctuation. A corrected transcript keeps its times wherever it was not changed.
 *
 * @returns for each word of the text the index of the heard word, or -1
 */
export function matchWords(words: readonly SpokenWord[], heard: readonly HeardWord[]): Int32Array {
  const left = words.map((word) => bareForm(word.word));
  const right = heard.map((word) => bareForm(word.word));
  const width = right.length + 1;
  const slope = right.length / Math.max(1, left.length);
  const lengths = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--) {
    const center = i * slope;
    const from = Math.max(0, Math.floor(center - BAND - slope));
    const to = Math.min(right.length - 1, Math.ceil(center + BAND + slope));
    for (let j = to; j >= from; j--) {
      const below = lengths[(i + 1) * width + j]!;
      const beside = lengths[i * width + j + 1]!;
      const diagonal = left[i] === right[j] ? lengths[(i + 1) * width + j + 1]! + 1 : 0;
      lengths[i * width + j] = Math.max(below, beside, diagonal);
    }
  }
  const matches = new Int32Array(words.length).fill(-1);
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (left[i] === right[j] && lengths[i * width + j] === lengths[(i + 1) * width + j + 1]! + 1) {
      matches[i++] = j++;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return matches;
}

function bareForm(word: string): string {
  return foldWord(word.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, "");
}
