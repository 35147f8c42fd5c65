import { type Heard, HIGHEST, type ReceptionWeights } from "../../src/claims/listener/reception.ts";

/** A text of which neither the notes nor the listener had learnt. */
export interface ReceivedText {
  writer: string;
  /** Its total and a reader's mark, 0 to 1. */
  total: number;
  mark: number;
  heard: Heard;
}

/** Pull towards zero: that of ten units of what is heard. */
const PULL = 0.1;
const DIGITS = 3;

/** What the total misses of the mark, told by what is heard: ridge regression (Hoerl and Kennard 1970) on two values. */
export function fitReception(texts: readonly ReceivedText[]): ReceptionWeights {
  const sums = { attacks: PULL, keeps: PULL, both: 0, attack: 0, keep: 0 };
  for (const { total, mark, heard } of texts) {
    const attack = -total * heard.attack;
    const keep = Math.max(0, HIGHEST - total) * heard.keep;
    sums.attacks += attack * attack;
    sums.keeps += keep * keep;
    sums.both += attack * keep;
    sums.attack += attack * (mark - total);
    sums.keep += keep * (mark - total);
  }
  const { attacks, keeps, both, attack, keep } = sums;
  const area = attacks * keeps - both * both;
  const weigh = (value: number) => Number(Math.max(0, value / area).toPrecision(DIGITS));
  return { attack: weigh(attack * keeps - keep * both), keep: weigh(keep * attacks - attack * both) };
}
