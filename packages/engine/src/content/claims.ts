import type { Span } from "../language/spans.ts";
import { isExample, isStrongFigure } from "./proofs.ts";
import type { SentenceReading } from "./pitch-reading.ts";

/** Superlatives without a checkable figure in their sentence or in the next. */
export function findUnproven(sentences: readonly SentenceReading[]): Span[] {
  return sentences.flatMap((sentence, at) =>
    hasFigure(sentence) || hasFigure(sentences[at + 1]) ? [] : sentence.superlatives,
  );
}

/** Ready-made sentences without an example in them or right after. */
export function findUnsupportedCliches(sentences: readonly SentenceReading[]): Span[] {
  return sentences.flatMap((sentence, at) =>
    isExample(sentence) || (sentences[at + 1] && isExample(sentences[at + 1]!)) ? [] : sentence.cliches,
  );
}

function hasFigure(sentence: SentenceReading | undefined): boolean {
  return sentence !== undefined && !sentence.isLoose && sentence.figures.some(isStrongFigure);
}
