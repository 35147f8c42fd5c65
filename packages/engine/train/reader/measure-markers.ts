import { readFileSync } from "node:fs";
import { MARKER } from "../../src/reading/mark-words.ts";
import { MARKER_FORMS } from "../../src/reading/marker-forms.ts";
import type { Models } from "../../src/reading/models.ts";
import { readSentence } from "../../src/reading/read-sentence.ts";
import { readWords } from "../../src/reading/read-words.ts";
import type { GoldSentence } from "./conllu.ts";
import { F1 } from "./measure-syntax.ts";
import { markedSentence } from "./train-markers.ts";

/** Annotated inconsistently between documents. */
const UNEVEN = new Set(["donc", "alors"]);

/** Discourse markers found, among the forms that may be markers. */
export function measureMarkers(models: Models, sentences: readonly GoldSentence[]) {
  const all = new F1();
  const sure = new F1();
  for (const sentence of sentences) {
    const { forms, places } = markedSentence(sentence);
    if (places.length === 0) continue;
    const found = new Set(readWords(models, forms).markers.map(({ first }) => first));
    for (const { place, gold } of places) {
      all.add(found.has(place.first), gold === MARKER);
      if (!UNEVEN.has(MARKER_FORMS[place.form]!.words[0]!)) sure.add(found.has(place.first), gold === MARKER);
    }
  }
  return { all: all.value, sure: sure.value };
}

/** Pairs of a marker (`{…}`) and the same form used literally (`[…]`), both read correctly. */
export function measurePairs(models: Models, file: URL) {
  const lines = readFileSync(file, "utf8").split("\n");
  const pairs = lines.filter((line) => line && !line.startsWith("#"));
  const misses = pairs.filter((pair) => !pair.split(" | ").every((half) => isReadRight(models, half)));
  return { count: pairs.length, right: pairs.length - misses.length, misses };
}

function isReadRight(models: Models, half: string): boolean {
  const source = half.replace(/[{}[\]]/g, "");
  const { words, markers } = readSentence(source, 0, source.length, models);
  const starts = new Set(markers.map(({ first }) => words[first]!.start));
  let removed = 0;
  for (const [at, sign] of Array.from(
    half.matchAll(/[{}[\]]/g),
    (found) => [found.index, found[0]] as const,
  )) {
    if (sign === "{" && !starts.has(at - removed)) return false;
    if (sign === "[" && starts.has(at - removed)) return false;
    removed += 1;
  }
  return true;
}
