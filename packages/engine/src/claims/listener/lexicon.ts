import type { TextUnits } from "../../language/units.ts";
import lexicon from "./weights/lexicon.json" with { type: "json" };

/** Words with how much each speaks for a label, and how they weigh beside what else is known of the text. */
interface LabelLexicon<Words> {
  words: Words;
  /** Of the log odds told by the values of the speech, of the sum of its words, and a constant. */
  mix: readonly [own: number, words: number, constant: number];
}
/** By what is told of a speech; nothing of a label of which its words say no more than the rest. */
export type Lexicon = Record<string, LabelLexicon<Record<string, number>>>;

type WordWeights = ReadonlyMap<string, number>;
type ReadyLexicon = ReadonlyMap<string, LabelLexicon<WordWeights>>;

/** As it is looked up: a plain object would answer for « constructor » too. */
export const readLexicon = (lexicon: Lexicon): ReadyLexicon =>
  new Map(
    Object.entries(lexicon).map(([label, { words, mix }]) => [
      label,
      { words: new Map(Object.entries(words)), mix },
    ]),
  );
const LEXICON = readLexicon(lexicon as unknown as Lexicon);

/** The words of a text and its pairs of neighbouring words, each once, as they are looked up. */
export function gramsOf({ tokens }: TextUnits): Set<string> {
  const grams = new Set<string>();
  let last = "";
  for (const { norm, kind } of tokens) {
    if (kind === "punctuation" && !TOLD_MARKS.has(norm)) {
      last = "";
      continue;
    }
    const word = kind === "number" ? "0" : norm;
    grams.add(word);
    if (last !== "") grams.add(`${last} ${word}`);
    last = word;
  }
  return grams;
}
const TOLD_MARKS = new Set(["!", "?", "…"]);

/** Sum of what the words of a text speak for a label, as if all texts were as long. */
export function sumWords(grams: ReadonlySet<string>, words: WordWeights): number {
  let sum = 0;
  for (const gram of grams) sum += words.get(gram) ?? 0;
  return sum / Math.sqrt(Math.max(1, grams.size));
}

/** The log odds of a label, by the values of the speech and by its words where these tell more. */
export function withWords(
  label: string,
  own: number,
  grams: () => ReadonlySet<string>,
  known: ReadyLexicon = LEXICON,
): number {
  const learnt = known.get(label);
  if (!learnt) return own;
  const [byValues, byWords, constant] = learnt.mix;
  return byValues * own + byWords * sumWords(grams(), learnt.words) + constant;
}
