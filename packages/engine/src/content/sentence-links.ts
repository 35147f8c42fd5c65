import type { SentenceReading } from "./pitch-reading.ts";

/** A question and the sentence after it are tied, whatever their words. */
export function answerLinks(links: readonly number[], sentences: readonly SentenceReading[]): number[] {
  const questions = new Set(
    sentences.filter((sentence) => sentence.isQuestion).map((sentence) => sentence.index),
  );
  return links.map((link, at) => (questions.has(at) ? 1 : link));
}

/**
 * Links between sentences weighted by what the sentences say: empty ones chained together tie nothing. One that stands
 * apart breaks the thread in full.
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
