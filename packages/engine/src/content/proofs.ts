import type { FigureHit } from "../language/figures.ts";
import type { Span } from "../language/spans.ts";
import type { SentenceReading } from "./pitch-reading.ts";

const MEASURED = new Set(["percent", "money", "quantity", "duration", "ratio"]);
/** A smaller number in words counts things that anybody has: « deux associés ». */
const SMALL = 4;
/** A sentence with fewer words states no fact. */
const SHORTEST = 5;

/** A figure that can be checked: with its unit, and not a small number in words. */
export function isStrongFigure(figure: FigureHit): boolean {
  if (!MEASURED.has(figure.kind)) return false;
  if (figure.kind === "percent" || figure.kind === "money" || figure.digits) return true;
  return figure.value === null || figure.value >= SMALL;
}

/** A sentence with a checkable figure or somebody's name: a claim that can be verified. */
export function isProof(sentence: SentenceReading): boolean {
  return !sentence.isLoose && statesFact(sentence);
}

function statesFact(sentence: SentenceReading): boolean {
  if (sentence.sentence.words < SHORTEST) return false;
  return sentence.figures.some(isStrongFigure) || sentence.names.length > 0;
}

/** A proof, or something that the speaker did. */
function isExample(sentence: SentenceReading): boolean {
  return isProof(sentence) || sentence.actions.some((action) => !action.isGeneric);
}

/** How much of the text can be checked or pictured. */
export function specificity(proofs: number, sentences: readonly SentenceReading[]): number {
  const mean =
    sentences.length === 0
      ? 0
      : sentences.reduce((sum, sentence) => sum + sentence.substance, 0) / sentences.length;
  return 0.6 * (1 - Math.exp(-proofs / 2.2)) + 0.4 * mean;
}

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
