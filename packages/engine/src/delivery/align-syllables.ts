import type { SpokenWord } from "./spoken-words.ts";
import { DELIVERY } from "./parameters.ts";

/** A word takes between its syllables minus this and plus this of the nuclei that were heard. */
const SLACK = 2;

/**
 * Gives every nucleus to a word, in order, by dynamic programming: words take about as many nuclei as they have
 * syllables and last about as long as their syllables do on average, pauses fall between words and rather after
 * punctuation.
 *
 * @param edges one more than there are nuclei: where speech is cut before each nucleus, and its end, on a clock
 * that stops during pauses
 * @param pauseBefore for each nucleus, whether a pause lies between the previous one and it
 * @returns for each word the index of its first nucleus; one more entry closes the last word. Linear memory in
 * words times nuclei bytes.
 */
export function alignSyllables(
  words: readonly SpokenWord[],
  edges: Float64Array,
  pauseBefore: readonly boolean[],
): Int32Array {
  const nuclei = pauseBefore.length;
  const width = nuclei + 1;
  const taken = new Uint8Array(words.length * width);
  const band = new Float64Array(width).fill(Infinity);
  let previous = band.slice();
  let current = band.slice();
  previous[0] = 0;
  const pausesUpTo = countPauses(pauseBefore);
  const syllables = Math.max(1, totalSyllables(words));
  const scale = nuclei / syllables;
  const syllableSec = (edges[nuclei]! - edges[0]!) / syllables;

  words.forEach((word, index) => {
    current.fill(Infinity);
    // The nuclei heard for one syllable of text may be systematically fewer or more: the text is stretched to fit.
    const expected = word.syllables * scale;
    const least = Math.max(0, Math.floor(expected) - SLACK);
    const most = Math.ceil(expected) + SLACK;
    for (let end = 0; end <= nuclei; end++) {
      const gain = end < nuclei && pauseBefore[end] ? boundaryGain(word) : 0;
      for (let count = least; count <= most && count <= end; count++) {
        const before = previous[end - count]!;
        if (before === Infinity) continue;
        const inside = count > 1 ? pausesUpTo[end - 1]! - pausesUpTo[end - count]! : 0;
        const miss = Math.abs(expected - count) / Math.sqrt(Math.max(1, word.syllables));
        const lengthSec = edges[end]! - edges[end - count]!;
        const stretch =
          (lengthSec - word.syllables * syllableSec) / (syllableSec * Math.sqrt(Math.max(1, word.syllables)));
        const cost =
          before +
          DELIVERY.alignmentCountCost.value * miss +
          DELIVERY.alignmentLengthCost.value * stretch * stretch +
          DELIVERY.alignmentPauseInsideWordCost.value * inside -
          gain;
        if (cost < current[end]!) {
          current[end] = cost;
          taken[index * width + end] = count;
        }
      }
    }
    [previous, current] = [current, previous];
  });

  return traceBack(words.length, previous, taken, width);
}

/** From the cheapest end backwards; nuclei that no word could take stay with the last word. */
function traceBack(wordCount: number, costs: Float64Array, taken: Uint8Array, width: number): Int32Array {
  let end = width - 1;
  while (end > 0 && costs[end] === Infinity) end--;
  const firsts = new Int32Array(wordCount + 1);
  firsts[wordCount] = width - 1;
  for (let index = wordCount - 1; index >= 0; index--) {
    end -= taken[index * width + end]!;
    firsts[index] = end;
  }
  return firsts;
}

function boundaryGain(word: SpokenWord): number {
  if (word.boundary === "stop") return DELIVERY.alignmentStopGain.value;
  return word.boundary === "comma" ? DELIVERY.alignmentCommaGain.value : 0;
}

function countPauses(pauseBefore: readonly boolean[]): Int32Array {
  const counts = new Int32Array(pauseBefore.length);
  for (let i = 1; i < counts.length; i++) counts[i] = counts[i - 1]! + (pauseBefore[i] ? 1 : 0);
  return counts;
}

function totalSyllables(words: readonly SpokenWord[]): number {
  return words.reduce((sum, word) => sum + word.syllables, 0);
}
