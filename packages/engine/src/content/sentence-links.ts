import type { SentenceReading } from "./pitch-reading.ts";

/** Counts a question and the sentence after it as linked, whatever their words. */
export function answerLinks(links: readonly number[], sentences: readonly SentenceReading[]): number[] {
  const questions = new Set(
    sentences.filter((sentence) => sentence.isQuestion).map((sentence) => sentence.index),
  );
  return links.map((link, at) => (questions.has(at) ? 1 : link));
}

/**
 * Share of links between sentences, weighted by substance: chaining empty sentences gains nothing. A loose sentence
 * weighs 1 whatever it says, so that it breaks the thread in full.
 */
export function linkShare(links: readonly number[], sentences: readonly SentenceReading[]): number {
  let total = 0;
  let weights = 0;
  for (const { index, substance, isLoose } of sentences) {
    if (index === 0) continue;
    const weight = isLoose ? 1 : substance;
    total += weight * (links[index - 1] ?? 0);
    weights += weight;
  }
  return weights === 0 ? 0 : total / weights;
}
