import type { SentenceReading } from "../../content/pitch-reading.ts";
import { contentStems } from "../../language/stems.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { isComplete } from "../context/places.ts";

/** Smallest share of common stems between two sentences that say the same thing. */
const SAME = 0.6;
const FEWEST_SHARED = 3;
/** In sentences: a repetition after a longer gap is taken as deliberate. */
const NEAR = 12;
const WORDS = { least: 5, most: 24 };

/** Two sentences that say nearly the same thing, in text order; null if there are none. */
export function findEcho({
  content: { reading },
  sentences,
}: ClaimContext): { first: SentenceReading; second: SentenceReading } | null {
  const stems = sentences.map(({ sentence }) => new Set(contentStems(reading.units, sentence)));
  let best: { first: SentenceReading; second: SentenceReading } | null = null;
  let most = SAME;
  for (const [at, second] of sentences.entries()) {
    if (!isShowable(second)) continue;
    for (let before = Math.max(0, at - NEAR); before < at; before += 1) {
      const first = sentences[before]!;
      if (!isShowable(first)) continue;
      const shared = sharedOf(stems[before]!, stems[at]!);
      const share = shared / (stems[before]!.size + stems[at]!.size - shared);
      if (shared < FEWEST_SHARED || share < most) continue;
      [best, most] = [{ first, second }, share];
    }
  }
  return best;
}

const isShowable = (sentence: SentenceReading) =>
  sentence.sentence.words >= WORDS.least &&
  sentence.sentence.words <= WORDS.most &&
  !sentence.isQuestion &&
  isComplete(sentence);

function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared += 1;
  return shared;
}
