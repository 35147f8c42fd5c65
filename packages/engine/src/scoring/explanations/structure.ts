import { FOUND_COVERAGE, type SlotHit, type SlotReading } from "../../content/find-slots.ts";
import { MISSING_PART_ADVICE } from "./missing-parts.ts";
import { misplacedParts } from "./misplaced-parts.ts";
import { capitalize, costliest, count, enumerate, quote, quoteHit, type Explain } from "./wording.ts";

/** An end this strong asks for nothing more. */
const ENDS_WELL = 0.55;
/** Above this quality a part of the rubric asks for nothing. */
const FINE = 0.78;

export const explainStructure: Explain = ({ values, evidence }, rated) => {
  const { slots, closing, opening } = evidence;
  const missing = missingSlots(slots);
  const order = values.orderAgreement >= 0.8 ? ", dans un ordre facile à suivre" : "";
  const measure = `${count(values.partsFound, "partie repérée", "parties repérées")} sur ${values.partsExpected}${values.partsFound > 2 ? order : ""}.`;
  const best = bestSlot(slots);
  const names = enumerate(missing.slice(0, 3).map((slot) => slot.part.label));
  const shown = best ? `${capitalize(best.slot.part.label)} : ${quoteHit(best.hit)}` : "";

  let evidenceLine = `${shown}.`;
  if (!best) evidenceLine = `Aucune des parties attendues n'est développée ; il manque surtout ${names}.`;
  else if (missing.length > 0) evidenceLine = `${shown} ; il manque ${names}.`;

  for (const id of costliest(rated)) {
    if (rated.parts.find((part) => part.measure === id)!.quality > FINE) continue;
    const advice = adviceFor(id);
    if (advice) return { measure, evidence: evidenceLine, advice };
  }
  return {
    measure,
    evidence: evidenceLine,
    advice: "Gardez ce plan : chaque partie est à sa place.",
    keeps: true,
  };

  function adviceFor(id: string): string | null {
    switch (id) {
      case "partsCoverage": {
        const slot = missing[0] ?? slots.toSorted((a, b) => a.coverage - b.coverage)[0];
        return (slot && MISSING_PART_ADVICE[slot.part.slot]) ?? null;
      }
      case "orderAgreement": {
        const pair = misplacedParts(slots);
        return pair ? `Placez ${pair.first.part.label} avant ${pair.second.part.label}.` : null;
      }
      case "closingStrength":
        if (!closing.trailing && values.closingStrength > ENDS_WELL) return null;
        return closing.trailing
          ? `Supprimez la fin ${quote(closing.trailing.quote)} et terminez sur votre phrase la plus forte.`
          : "Donnez une vraie fin : une demande, une question ou une phrase que l'on retiendra.";
      case "openingStrength":
        return opening.flat
          ? `Remplacez l'ouverture ${quote(opening.flat.quote)} par un fait, une question ou une scène.`
          : null;
      default:
        return null;
    }
  }
};

/** Expected parts that are not held, the heaviest first. */
export function missingSlots(slots: readonly SlotReading[]): SlotReading[] {
  return slots.filter((slot) => slot.coverage < FOUND_COVERAGE).sort((a, b) => b.part.weight - a.part.weight);
}

/** The best developed part and the sentence that shows it. */
export function bestSlot(slots: readonly SlotReading[]): { slot: SlotReading; hit: SlotHit } | null {
  let best: { slot: SlotReading; hit: SlotHit } | null = null;
  let most = 0;
  for (const slot of slots) {
    if (slot.coverage < FOUND_COVERAGE) continue;
    for (const hit of slot.hits) {
      const worth = slot.part.weight * hit.credit * (hit.sentence.sentence.words >= 5 ? 1 : 0.5);
      if (worth > most) {
        best = { slot, hit };
        most = worth;
      }
    }
  }
  return best;
}
