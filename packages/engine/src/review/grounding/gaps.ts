import { GROUNDING } from "./parameters.ts";

const GAP = /\[À compléter\s*:\s*([^\s[\]][^[\]\n]*)\]/gu;

/** Tests for a gap, even an empty one. */
export const HOOK_GAP = /\[À compléter\s*:/u;

interface GappedText {
  /** The text with its gaps blanked: what it claims. */
  claims: string;
  /** The text with each gap replaced by its content, so that no address hides in one. */
  opened: string;
  faults: string[];
}

/** Separates the gaps left to the author, « [À compléter : …] », from the text; brackets have no other use. */
export function setGapsAside(source: string, text: string): GappedText {
  const gaps = Array.from(text.matchAll(GAP), ([gap]) => gap);
  const claims = text.replace(GAP, (gap) => " ".repeat(gap.length));
  const opened = text.replace(GAP, (_gap, asked: string) => asked);
  const faults: string[] = [];
  if (/[[\]]/.test(claims) && !/[[\]]/.test(source))
    faults.push("Les crochets ne servent qu'à « [À compléter : …] ».");
  if (gaps.length > GROUNDING.gaps.value || gaps.some((gap) => gap.length > GROUNDING.gapCharacters.value))
    faults.push("Les « [À compléter : …] » doivent être courts et peu nombreux.");
  return { claims, opened, faults };
}
