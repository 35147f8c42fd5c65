import type { SlotReading } from "../../content/find-slots.ts";

/** Parts held this well, this far apart in the wrong order, are worth a remark. */
const HELD = 0.5;
const APART = 0.15;

/** Two parts told in the wrong order: `first` should come before `second` and does not. The widest gap wins. */
export function misplacedParts(
  slots: readonly SlotReading[],
): { first: SlotReading; second: SlotReading } | null {
  let widest: { first: SlotReading; second: SlotReading } | null = null;
  let gap = APART;
  for (const [index, first] of slots.entries()) {
    for (const second of slots.slice(index + 1)) {
      if (first.part.anywhere || second.part.anywhere) continue;
      if (
        first.coverage < HELD ||
        second.coverage < HELD ||
        first.position === null ||
        second.position === null
      )
        continue;
      // Told late from its first words on, and not only once more.
      const late = first.hits[0]!.sentence.index > second.hits[0]!.sentence.index;
      if (late && first.position - second.position > gap) {
        gap = first.position - second.position;
        widest = { first, second };
      }
    }
  }
  return widest;
}
