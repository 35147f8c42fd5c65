import { type HeardMark, hearMarks, COMMA_FROM } from "../language/hear-marks.ts";
import { blankRanges } from "../language/mask-text.ts";
import { readNumberWord } from "../language/numbers.ts";
import type { Sentence, TextUnits, Token } from "../language/units.ts";

const HESITATES = /^(?:euh+|heu+|hum+)$/;
/** Words that call the next one: nothing is written after them. */
const CALLS = new Set(
  `de d' du des à au aux en que qu' et ou je j' tu il on ils ne n' me m' te t' se s' le la l' les un une mon ma mes ton ta tes son sa
  ses notre nos votre vos cet cette ces`.split(/\s+/),
);

const heard = new WeakMap<TextUnits, readonly HeardMark[]>();

/**
 * What a writer would set in a transcript without stops once its hesitations are out, since the commas around « euh » go with
 * it; nothing in a punctuated text. Told once of a text: its rewriting and its hooks both ask.
 */
export function quietMarks(units: TextUnits): readonly HeardMark[] {
  let marks = heard.get(units);
  if (!marks) heard.set(units, (marks = listen(units)));
  return marks;
}

function listen({ source, punctuated, tokens }: TextUnits): HeardMark[] {
  if (punctuated) return [];
  const said = tokens.filter(({ norm }) => !HESITATES.test(norm));
  const hesitations = tokens.filter(({ norm }) => HESITATES.test(norm));
  const next = new Map(said.map(({ end }, at) => [end, said[at + 1]]));
  const words = new Map(said.map((token) => [token.end, token]));
  return hearMarks(blankRanges(source, hesitations), 0, source.length).map((mark) => {
    const word = words.get(mark.end);
    const isHeld = word !== undefined && holds(word, next.get(mark.end));
    return isHeld ? { ...mark, any: 0, stop: 0 } : mark;
  });
}

const TITLES = new Set("madame monsieur mademoiselle docteur maître".split(" "));
/** « Merci madame, je… »: the clause begins anew. */
const BEGINS = new Set("je j' tu il elle on nous vous ils elles c' ça et mais donc alors voilà".split(" "));

/** « et | le », « quatre | vingts », « ça sent | bon », « madame | le roux », « nous | nous déplaçons »: nothing is written between the two, whatever stands around. */
function holds({ norm }: Token, next: Token | undefined): boolean {
  if (next === undefined) return false;
  if (/^sent(?:ent|ait|aient)?$/.test(norm) && next.norm === "bon") return true;
  if (TITLES.has(norm) && !BEGINS.has(next.norm)) return true;
  if (/^[nv]ous$/.test(norm) && next.norm === norm) return true;
  return CALLS.has(norm) || (readNumberWord(norm) !== null && readNumberWord(next.norm) !== null);
}

/** Where a mark is heard well enough to be written. */
export function markedPlaces(marks: readonly HeardMark[]): Set<number> {
  return new Set(marks.filter(({ any }) => any >= COMMA_FROM).map(({ end }) => end));
}

/** The mark after the last word of a sentence that is no hesitation. */
export function markAfter(marks: readonly HeardMark[], { start, end }: Sentence): HeardMark | undefined {
  return marks.findLast((mark) => mark.end > start && mark.end <= end);
}
