import type { FigureHit, FigureKind } from "../language/figures.ts";
import type { SentenceReading } from "./pitch-reading.ts";

const MEASURED = new Set(["percent", "money", "quantity", "duration", "ratio"]);
/** Below this, a number written in words counts things anybody has: « deux associés ». */
const SMALL = 4;
/** Fewer words state nothing. */
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

/** A fact that nothing ties to the pitch: it proves nothing of it. */
export function isLooseFact(sentence: SentenceReading): boolean {
  return sentence.isLoose && statesFact(sentence);
}

function statesFact(sentence: SentenceReading): boolean {
  if (sentence.sentence.words < SHORTEST) return false;
  return sentence.figures.some(isStrongFigure) || sentence.names.length > 0;
}

/** A proof, or something that the speaker did. */
export function isExample(sentence: SentenceReading): boolean {
  return isProof(sentence) || sentence.actions.some((action) => !action.isGeneric);
}

const KIND_WEIGHT: Record<FigureKind, number> = {
  percent: 4,
  ratio: 3,
  money: 3,
  quantity: 2,
  duration: 1,
  date: 0,
  plain: 0,
};
/** Who speaks, or what is asked for: facts, and no proof of anything. */
const PRESENTS = /^(?:bonjour|bonsoir|je (?:suis|m['’]appelle)|moi c['’]est|alors je suis)(?![\p{L}])/iu;
const CHANGE =
  /\b(?:pass[ée]e?s?|tomb[ée]e?s?|descendue?s?|baissé|réduit|gagné|doublé|divisé|vendue?s?|signé) /i;

/** How much a sentence proves: a share or a sum before a name, a change before a state; who speaks proves little. */
export function proofWeight(sentence: SentenceReading): number {
  const { text } = sentence.sentence;
  const figures = sentence.figures.filter(isStrongFigure).map(({ kind }) => KIND_WEIGHT[kind]);
  const best = Math.max(0, ...figures);
  return (
    best +
    0.5 * Math.min(3, figures.length) +
    Math.min(2, sentence.names.length) +
    Math.min(20, sentence.sentence.words) / 50 +
    (CHANGE.test(text) ? 2 : 0) -
    (PRESENTS.test(text) ? 3 : 0) -
    (sentence.hasVerb ? 0 : 2) -
    (sentence.calls.length > 0 ? 3 : 0)
  );
}

/** How much of the text can be checked or pictured. */
export function specificity(proofs: number, sentences: readonly SentenceReading[]): number {
  const mean =
    sentences.length === 0
      ? 0
      : sentences.reduce((sum, sentence) => sum + sentence.substance, 0) / sentences.length;
  return 0.6 * (1 - Math.exp(-proofs / 2.2)) + 0.4 * mean;
}
