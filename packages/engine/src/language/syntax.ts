import { readSentence, type SyntaxSentence } from "../reading/read-sentence.ts";
import type { TextUnits } from "./units.ts";

const read = new WeakMap<TextUnits, SyntaxSentence[]>();

/** The syntax of each sentence of a text, in their order; read once for a text, however often it is asked. */
export function syntaxOf(units: TextUnits): readonly SyntaxSentence[] {
  let sentences = read.get(units);
  if (!sentences) {
    sentences = units.sentences.map(({ start, end }) => readSentence(units.source, start, end));
    read.set(units, sentences);
  }
  return sentences;
}

/** The syntax of a text where it has been read already. */
export function knownSyntax(units: TextUnits): readonly SyntaxSentence[] | undefined {
  return read.get(units);
}
