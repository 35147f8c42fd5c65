import { capitalize, costliest, count, enumerate, quote, quoteSentence, type Explain } from "./wording.ts";
import { MISSING_PART_ADVICE } from "./missing-parts.ts";

/** A part is held from this coverage on: about half a developed sentence. */
export const FOUND_COVERAGE = 0.4;

export const explainStructure: Explain = ({ values, evidence }, rated) => {
  const { slots, closing, opening } = evidence;
  const missing = slots
    .filter((slot) => slot.coverage < FOUND_COVERAGE)
    .sort((a, b) => b.part.weight - a.part.weight);
  const held = slots
    .filter((slot) => slot.coverage >= FOUND_COVERAGE)
    .sort((a, b) => b.coverage - a.coverage);
  const order =
    values.orderAgreement >= 0.75
      ? ", dans un ordre facile à suivre"
      : values.orderAgreement >= 0.5
        ? ""
        : ", dans un ordre difficile à suivre";
  const measure = `${capitalize(count(values.partsFound, "partie repérée", "parties repérées"))} sur ${values.partsExpected}${values.partsFound > 1 ? order : ""}.`;

  const best = held[0];
  const names = enumerate(missing.slice(0, 3).map((slot) => slot.part.label));
  const shown = best?.hits[0]
    ? `${capitalize(best.part.label)} se lit dans ${quoteSentence(best.hits[0].sentence)}`
    : "";
  const evidenceLine =
    missing.length === 0
      ? `Tout est là. ${shown}.`
      : shown === ""
        ? `Aucune des parties attendues n'est développée ; il manque surtout ${names}.`
        : `${shown} ; il manque ${names}.`;

  let advice = "Gardez ce plan : chaque partie est à sa place.";
  for (const measureId of costliest(rated)) {
    const quality = rated.parts.find((part) => part.measure === measureId)!.quality;
    if (quality > 0.8) continue;
    const found = adviceFor(measureId);
    if (found) {
      advice = found;
      break;
    }
  }
  return { measure, evidence: evidenceLine, advice };

  function adviceFor(measureId: string): string | null {
    if (measureId === "partsCoverage") {
      const slot = missing[0] ?? slots.toSorted((a, b) => a.coverage - b.coverage)[0];
      return (slot && MISSING_PART_ADVICE[slot.part.slot]) ?? null;
    }
    if (measureId === "orderAgreement" && missing.length === 0) {
      const pair = misplaced();
      return pair ? `Placez ${pair[0]} avant ${pair[1]}.` : null;
    }
    if (measureId === "closingStrength") {
      return closing.trailing
        ? `Supprimez la fin ${quote(closing.trailing.quote)} et terminez sur votre phrase la plus forte.`
        : "Donnez une vraie fin : une demande, une question ou une phrase que l'on retiendra.";
    }
    if (measureId === "openingStrength" && opening.flat) {
      return `Remplacez l'ouverture ${quote(opening.flat.quote)} par un fait, une question ou une scène.`;
    }
    return null;
  }

  function misplaced(): [string, string] | null {
    for (const [index, first] of slots.entries()) {
      const late = slots
        .slice(index + 1)
        .find(
          (second) =>
            second.position !== null && first.position !== null && second.position + 0.1 < first.position,
        );
      if (late) return [first.part.label, late.part.label];
    }
    return null;
  }
};
