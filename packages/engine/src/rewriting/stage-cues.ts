import { findImperatives } from "../language/address.ts";
import { findFigures } from "../language/figures.ts";
import type { Sentence, TextUnits } from "../language/units.ts";
import { carries, isRequest } from "./emphasis.ts";
import { keyFigure } from "./key-figure.ts";
import type { Cue, Insertion } from "./marks.ts";

/** At most one cue for this many words. */
const WORDS_PER_CUE = 40;
const WARM = /^(?:bonjour|bonsoir|merci|chers?|chères?|mes amis)\b/i;

const ITEM = /^(?:[-–—•·]|\d{1,2}[.)])\s+/u;

/** A smile on the greeting, more voice on the request, slower on the key figure, as far apart as the length allows. */
export function placeCues(units: TextUnits, sentences: readonly Sentence[]): Insertion[] {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const allowed = Math.floor(words / WORDS_PER_CUE);
  const spoken = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const all = findFigures(units);
  const figures = all.filter((figure) => spoken.has(figure.sentence) && carries(units, figure));
  const slow = keyFigure(units, all, figures)?.sentence;
  const loud = findImperatives(units).findLast(
    (order) => spoken.has(order.sentence) && isRequest(units, order),
  )?.sentence;
  const warm = sentences.find((sentence) => WARM.test(sentence.text.slice(0, 20)))?.index;
  const wanted: [number | undefined, Cue][] = [
    [slow, "ralentir"],
    [loud, "plus fort"],
    [warm, "sourire"],
  ];
  const used = new Set<number>();
  const marks: Insertion[] = [];
  for (const [index, cue] of wanted) {
    const sentence = index === undefined ? undefined : spoken.get(index);
    if (!sentence || used.has(sentence.index) || marks.length >= allowed) continue;
    used.add(sentence.index);
    // After the dash of a list: it is no word.
    const dash = ITEM.exec(sentence.text)?.[0].length ?? 0;
    marks.push({ at: sentence.start + dash, text: `(${cue}) `, rank: 2 });
  }
  return marks;
}
