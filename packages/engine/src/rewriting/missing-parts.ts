import type { Slot } from "../content/expected-form.ts";
import type { SlotReading } from "../content/find-slots.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import { PERSO_CUES } from "../content/slots/perso.ts";
import { PRODUIT_CUES } from "../content/slots/produit.ts";
import { RH_CUES } from "../content/slots/rh.ts";
import { compileForms, findPhrases, type PhraseSet } from "../language/phrases.ts";

/** A part of smaller weight can be left out of a good pitch. */
const SMALLEST_PART = 0.08;
/** More gaps would bury the pitch: the heaviest parts come first. */
const MOST_GAPS = 4;

const CUES: Partial<Record<Slot, PhraseSet<true>>> = Object.fromEntries(
  Object.entries({ ...PRODUIT_CUES, ...RH_CUES, ...PERSO_CUES }).map(([slot, forms]) => [
    slot,
    compileForms(forms),
  ]),
);

/** The expected parts of which the pitch says nothing, in the order of the form; a part barely touched is not missing. */
export function findMissingParts(reading: PitchReading, slots: readonly SlotReading[]): Slot[] {
  const heaviest = slots
    .filter(
      (slot) =>
        slot.coverage === 0 && slot.part.weight >= SMALLEST_PART && !isTouched(reading, slot.part.slot),
    )
    .sort((a, b) => b.part.weight - a.part.weight)
    .slice(0, MOST_GAPS)
    .map((slot) => slot.part.slot);
  const missing = new Set(heaviest);
  return slots.map((slot) => slot.part.slot).filter((slot) => missing.has(slot));
}

/** « nous avons ouvert », « j'ai inventé »: something was made or reached, whatever the verb. */
const DONE =
  /\b(?:nous (?:en )?avons|on (?:en )?a|j['’](?:en )?ai) (?:déjà )?(?!été|eu |besoin|envie)\p{L}{1,40}(?:é|i|is|it|u|ert)s?\b/iu;

/** A cue alone, in a sentence that was credited for other parts. */
function isTouched(reading: PitchReading, slot: Slot): boolean {
  const done = reading.sentences.filter((sentence) => DONE.test(sentence.sentence.text));
  if (slot === "solution" && done.length > 0) return true;
  if (slot === "traction" && done.some((sentence) => sentence.figures.length > 0)) return true;
  const cues = CUES[slot];
  return cues !== undefined && findPhrases(reading.units, cues).length > 0;
}
