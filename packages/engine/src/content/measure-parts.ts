import { STAR_FORM } from "./expected-form.ts";
import { findSlots, type SlotReading } from "./find-slots.ts";
import type { PitchReading } from "./pitch-reading.ts";

/** Weighted share of the expected parts that the text covers. */
export function partsCoverage(slots: readonly SlotReading[]): number {
  const weights = slots.reduce((sum, slot) => sum + slot.part.weight, 0);
  const total = slots.reduce((sum, slot) => sum + slot.part.weight * slot.coverage, 0);
  return weights === 0 ? 0 : total / weights;
}

/**
 * Agreement of pairs of parts with the expected order; the pairs of a missing part score .3, so that removing one never
 * helps.
 */
export function orderAgreement(slots: readonly SlotReading[]): number {
  let total = 0;
  let pairs = 0;
  for (let left = 0; left < slots.length; left += 1) {
    for (let right = left + 1; right < slots.length; right += 1) {
      if (slots[left]!.part.anywhere || slots[right]!.part.anywhere) continue;
      const [a, b] = [slots[left]!.position, slots[right]!.position];
      pairs += 1;
      if (a === null || b === null) total += 0.3;
      else total += a <= b + 0.02 ? 1 : 0;
    }
  }
  return pairs === 0 ? partsCoverage(slots) : total / pairs;
}

/** Situation, task, action and result, read in any answer whatever its expected form. */
export function readStar(reading: PitchReading, slots: readonly SlotReading[]) {
  const known = slots.some((slot) => STAR_FORM.includes(slot.part));
  const star = known ? slots : reading.input.pitchType === "rh" ? findSlots(reading, STAR_FORM) : [];
  const of = (name: string) => star.find((slot) => slot.part.slot === name)?.coverage ?? 0;
  const told = reading.sentences.flatMap((sentence) =>
    sentence.actions.filter((action) => !action.isGeneric),
  );
  const actions = new Set(told.map((action) => action.verb));
  return {
    situation: of("situation"),
    task: of("task"),
    action: 1 - Math.exp(-actions.size / 2.2),
    result: of("result"),
    actionCount: actions.size,
  };
}
