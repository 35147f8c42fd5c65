import { GROUNDING } from "./parameters.ts";

const GAP = /\[À compléter\s*:\s*([^\s[\]][^[\]\n]*)\]/gu;

/** The same, to look for one. */
export const HOOK_GAP = /\[À compléter\s*:/u;

interface GappedText {
  /** The text with spaces where it asks its author for something: what it claims. */
  claims: string;
  /** The text with what its gaps ask for in their place: no address hides in one. */
  opened: string;
  faults: string[];
}

/** Sets aside what a text leaves to its author, « [À compléter : …] », the one thing that brackets are for. */
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
