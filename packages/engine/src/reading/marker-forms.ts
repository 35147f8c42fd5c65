/** A form that may be a discourse marker, with the word of it that carries the relation. */
interface MarkerForm {
  /** Normalised words, « du » cut into « de », « le ». */
  words: readonly string[];
  head: number;
  /** Tags of its words as a marker and with their literal meaning, if they differ. */
  asMarker?: readonly string[];
  asMeaning?: readonly string[];
}

const INTERJECTION = { head: 0, asMarker: ["INTJ:d"] };

/** Forms whose use must be decided, longest first where they share a beginning. */
export const MARKER_FORMS: readonly MarkerForm[] = [
  { words: ["en", "fait"], head: 0, asMarker: ["ADP:d", "NOUN"], asMeaning: ["PRON", "VERB.IndPres3"] },
  { words: ["de", "le", "coup"], head: 2 },
  { words: ["du", "coup"], head: 1 },
  { words: ["en", "gros"], head: 0 },
  { words: ["et", "tout"], head: 0 },
  { words: ["on", "va", "dire"], head: 1 },
  { words: ["je", "veux", "dire"], head: 1 },
  { words: ["si", "vous", "voulez"], head: 2 },
  { words: ["si", "tu", "veux"], head: 2 },
  { words: ["tu", "vois"], head: 1 },
  { words: ["vous", "voyez"], head: 1 },
  { words: ["tu", "sais"], head: 1 },
  { words: ["vous", "savez"], head: 1 },
  { words: ["disons"], head: 0 },
  { words: ["voilà"], head: 0 },
  { words: ["quoi"], ...INTERJECTION, asMeaning: ["PRON"] },
  { words: ["bon"], ...INTERJECTION, asMeaning: ["ADJ"] },
  { words: ["hein"], ...INTERJECTION },
  { words: ["ben"], ...INTERJECTION },
  { words: ["bah"], ...INTERJECTION },
  { words: ["enfin"], head: 0 },
  { words: ["genre"], head: 0 },
  { words: ["donc"], head: 0 },
  { words: ["alors"], head: 0 },
  { words: ["juste"], head: 0 },
  { words: ["là"], head: 0 },
];

const BY_FIRST = new Map<string, { form: MarkerForm; index: number }[]>();
MARKER_FORMS.forEach((form, index) => {
  const first = form.words[0]!;
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), { form, index }]);
});

/** A place where one of the forms stands. */
export interface MarkerPlace {
  /** Index into `MARKER_FORMS`. */
  form: number;
  first: number;
  /** After its last word. */
  end: number;
}

/** Places of the forms among normalised words, from left to right, never overlapping. */
export function findMarkerPlaces(norms: readonly string[]): MarkerPlace[] {
  const places: MarkerPlace[] = [];
  for (let at = 0; at < norms.length; at += 1) {
    for (const { form, index } of BY_FIRST.get(norms[at]!) ?? []) {
      if (!form.words.every((word, step) => norms[at + step] === word)) continue;
      places.push({ form: index, first: at, end: at + form.words.length });
      at += form.words.length - 1;
      break;
    }
  }
  return places;
}
